// Light or dark: as the system has it, until somebody chooses.

const root = document.documentElement;

function show(theme) {
  if (theme) root.dataset.theme = theme;
}

/** The button switches; what was chosen is remembered. */
export function themedBy(button) {
  show(localStorage.getItem("theme"));
  button.onclick = () => {
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const theme = (root.dataset.theme ?? system) === "dark" ? "light" : "dark";
    localStorage.setItem("theme", theme);
    show(theme);
  };
}
