//! Labels on pictures.

crate::words! {
    LEGEND = "lisboa-picture-legend";
    TILES = "lisboa-picture-tiles";
    PILE = "lisboa-picture-pile";
    ENTRANCE = "lisboa-picture-entrance";
    RING = "lisboa-picture-ring";
    CARDS = "lisboa-picture-cards" (count: Number);
    OFFICE = "lisboa-picture-office" (taken: Number, spaces: Number);
    FAVOURS = "lisboa-picture-favours" (count: Number);
    PLAZA = "lisboa-picture-plaza";
    AT_SEA = "lisboa-picture-at-sea";
    BAG = "lisboa-picture-bag" (count: Number);
    ON_DISPLAY = "lisboa-picture-on-display";
    NEXT = "lisboa-picture-next";
    IN_STACK = "lisboa-picture-in-stack" (count: Number);
    HAND = "lisboa-picture-hand";
    CUBE_EARTHQUAKE = "lisboa-picture-cube-earthquake";
    CUBE_FIRE = "lisboa-picture-cube-fire";
    CUBE_TSUNAMI = "lisboa-picture-cube-tsunami";
}
