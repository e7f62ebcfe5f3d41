//! Options as a shallow tree, because menus of front ends hold 25 entries: computed from the options, never a second
//! list.

use super::phrase::Phrase;

/// The most entries a menu can show.
pub const MENU: usize = 25;

/// One level of the tree: what a menu shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MenuLevel {
    /// Options, by their index.
    Options(Vec<usize>),
    /// Subjects to open.
    Groups(Vec<Group>),
}

/// Options that share a subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    pub subject: GroupSubject,
    pub members: Vec<usize>,
}

/// What a group is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroupSubject {
    /// A subject with words of its own: a street, a noble, a kind of good.
    Named(Phrase),
    /// The last resort, where no subject separates the options: a number of options from the first to the last of
    /// these.
    Part { first: usize, last: usize },
}

/// The level reached by opening these groups, one after another. A path that no longer exists ends at the deepest level
/// that does.
///
/// `subjects` has the subjects of each option, the widest first. With `grouped`, even a few options are shown under
/// their first subjects, if that brings any of them together.
pub fn level<S: AsRef<[Phrase]>>(subjects: &[S], path: &[usize], grouped: bool) -> MenuLevel {
    let mut members: Vec<usize> = (0..subjects.len()).collect();
    let mut depth = 0;
    let mut path = path.iter();
    loop {
        let groups = if members.len() > MENU {
            split(subjects, &members, &mut depth)
        } else {
            let groups =
                if grouped && depth == 0 { by_subject(subjects, &members, 0, Unnamed::Apart) } else { Vec::new() };
            depth += 1;
            if groups.len() < 2 || groups.len() == members.len() {
                return MenuLevel::Options(members);
            }
            groups
        };
        match path.next().and_then(|step| groups.get(*step)) {
            Some(group) => members = group.members.clone(),
            None => return MenuLevel::Groups(groups),
        }
    }
}

/// Splits options by the first subject that separates them into at most 25 groups.
fn split(subjects: &[impl AsRef<[Phrase]>], members: &[usize], depth: &mut usize) -> Vec<Group> {
    let deepest = members.iter().map(|member| subjects[*member].as_ref().len()).max().unwrap_or(0);
    while *depth < deepest {
        let groups = by_subject(subjects, members, *depth, Unnamed::Together);
        *depth += 1;
        if (2..=MENU).contains(&groups.len()) {
            return groups;
        }
    }
    in_parts(members)
}

/// How options without a subject are treated.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unnamed {
    /// Each on its own.
    Apart,
    Together,
}

fn by_subject(subjects: &[impl AsRef<[Phrase]>], members: &[usize], depth: usize, unnamed: Unnamed) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for &member in members {
        let subjects = subjects[member].as_ref();
        let subject = subjects.get(depth).or(subjects.last()).cloned();
        let joins = subject.is_some() || unnamed == Unnamed::Together;
        let subject = GroupSubject::Named(subject.unwrap_or_else(Phrase::empty));
        match groups.iter_mut().find(|group| joins && group.subject == subject) {
            Some(group) => group.members.push(member),
            None => groups.push(Group { subject, members: vec![member] }),
        }
    }
    groups
}

fn in_parts(members: &[usize]) -> Vec<Group> {
    let size = MENU.max(members.len().div_ceil(MENU));
    members
        .chunks(size)
        .map(|part| Group {
            subject: GroupSubject::Part { first: part[0], last: part[part.len() - 1] },
            members: part.to_vec(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn subjects(count: usize, of: impl Fn(usize) -> Vec<String>) -> Vec<Vec<Phrase>> {
        (0..count).map(|option| of(option).into_iter().map(Phrase::sign).collect()).collect()
    }

    /// Every option can be reached, and no level is longer than a menu.
    fn reachable(subjects: &[Vec<Phrase>], path: &mut Vec<usize>) -> usize {
        match level(subjects, path, false) {
            MenuLevel::Options(options) => {
                assert!(options.len() <= MENU);
                options.len()
            }
            MenuLevel::Groups(groups) => {
                assert!((2..=MENU).contains(&groups.len()));
                (0..groups.len())
                    .map(|group| {
                        path.push(group);
                        let count = reachable(subjects, path);
                        path.pop();
                        count
                    })
                    .sum()
            }
        }
    }

    #[test]
    fn few_options_stand_alone() {
        assert_eq!(level(&subjects(25, |_| vec![]), &[], false), MenuLevel::Options((0..25).collect()));
    }

    #[test]
    fn many_options_are_grouped_by_subject() {
        let plots = subjects(60, |plot| vec![format!("row {}", plot / 10)]);
        let MenuLevel::Groups(groups) = level(&plots, &[], false) else { panic!("60 options need groups") };
        assert_eq!(groups.len(), 6);
        assert_eq!(level(&plots, &[2], false), MenuLevel::Options((20..30).collect()));
        assert_eq!(reachable(&plots, &mut vec![]), 60);
    }

    #[test]
    fn a_few_options_are_grouped_where_that_is_wanted_and_brings_some_together() {
        let cards = subjects(7, |option| if option == 6 { vec![] } else { vec![format!("card {}", option / 3)] });
        let MenuLevel::Groups(groups) = level(&cards, &[], true) else { panic!("two cards and another option") };
        assert_eq!(groups.iter().map(|group| group.members.len()).collect::<Vec<_>>(), [3, 3, 1]);
        assert_eq!(level(&cards, &[1], true), MenuLevel::Options(vec![3, 4, 5]));
        assert_eq!(level(&cards, &[], false), MenuLevel::Options((0..7).collect()));
        let alone = subjects(3, |option| vec![option.to_string()]);
        assert_eq!(level(&alone, &[], true), MenuLevel::Options((0..3).collect()), "nothing is brought together");
        assert_eq!(level(&subjects(3, |_| vec![]), &[], true), MenuLevel::Options((0..3).collect()));
    }

    #[test]
    fn every_option_is_reachable_whatever_the_subjects() {
        assert_eq!(reachable(&subjects(600, |_| vec![]), &mut vec![]), 600);
        assert_eq!(reachable(&subjects(900, |n| vec![(n % 30).to_string(), (n % 7).to_string()]), &mut vec![]), 900);
        assert_eq!(reachable(&subjects(300, |n| vec![(n / 150).to_string()]), &mut vec![]), 300);
    }
}
