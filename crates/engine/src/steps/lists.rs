//! The lists of a game: its questions, answers and events, each made into an enum, a type for each, and the only match
//! over all of them.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use crate::vocabulary::Unknown;

/// Declares `Look`, which reads a position, `Play`, which changes it, and the type that words are made from: each with
/// the values that the game is played with. Each rule file adds its part to the first two.
#[macro_export]
macro_rules! hands {
    ($Edition:ty, $Sight:ident) => {
        /// A position and the values it is played with, to be asked what is legal.
        #[derive(Clone, Copy)]
        pub struct Look<'a> {
            pub edition: &'a $Edition,
            pub state: &'a State,
        }

        /// A position that is played on.
        pub struct Play<'a> {
            pub edition: &'a $Edition,
            pub state: &'a mut State,
            /// What happens is told here; nowhere when something is only tried out.
            pub events: Option<&'a mut $crate::Events<Event>>,
        }

        /// What one seat sees, and the values that the game is played with.
        #[derive(Clone, Copy)]
        pub struct $Sight<'a> {
            pub edition: &'a $Edition,
            pub view: &'a View,
            pub seat: $crate::Seat,
        }

        impl Play<'_> {
            pub fn look(&self) -> Look<'_> {
                Look { edition: self.edition, state: self.state }
            }

            pub fn tell(&mut self, event: Event) {
                if let Some(events) = &mut self.events {
                    events.push(event);
                }
            }

            /// Marks what happens now as showing something hidden, or as final for another reason.
            pub fn mark(&mut self, mark: impl FnOnce(&mut $crate::Events<Event>)) {
                if let Some(events) = &mut self.events {
                    mark(events);
                }
            }

            /// What is to be done next, in this order, before anything else that is still to be done.
            pub fn then<const N: usize>(&mut self, steps: [impl Into<Step>; N]) {
                self.state.steps.extend(steps.into_iter().rev().map(Into::into));
            }
        }
    };
}

/// The items of [`Steps`](crate::Steps) that follow from [`hands!`](crate::hands), for a game with a field `edition`.
#[macro_export]
macro_rules! by_hands {
    ($Sight:ident) => {
        type Look<'a> = Look<'a>;
        type Play<'a> = Play<'a>;
        type Sight<'a> = $Sight<'a>;

        fn look<'a>(&'a self, state: &'a State) -> Look<'a> {
            Look { edition: &self.edition, state }
        }

        fn play<'a>(&'a self, state: &'a mut State, events: &'a mut $crate::Events<Event>) -> Play<'a> {
            Play { edition: &self.edition, state, events: Some(events) }
        }

        fn sight<'a>(&'a self, view: &'a View, seat: $crate::Seat) -> $Sight<'a> {
            $Sight { edition: &self.edition, view, seat }
        }

        fn seen<'a>(play: &'a Play<'_>) -> Look<'a> {
            play.look()
        }
    };
}

/// Makes an enum, a type with named fields for each of its variants, and a macro that gives the value of such a type to
/// an expression: the one match over all of them. A variant with fields in parentheses has none of their names. The types
/// are made in the module of the list, so a field whose type has the name of one of them is written with a path.
#[macro_export]
macro_rules! kinds {
    (
        ($d:tt) $each:ident $derive:tt
        $(#[$attr:meta])*
        pub enum $Kinds:ident {
            $(
                $(#[$meta:meta])*
                $name:ident
                $( { $($(#[$at:meta])* $field:ident: $type:ty),* $(,)? } )?
                $( ( $($part:ident: $kind:ty),* $(,)? ) )?
            ),* $(,)?
        }
    ) => {
        $(#[$attr])*
        #[derive(strum::IntoStaticStr, strum::VariantNames)]
        #[strum(serialize_all = "kebab-case")]
        pub enum $Kinds {
            $(
                $(#[$meta])*
                $name $( { $($(#[$at])* $field: $type),* } )? $( ( $($kind),* ) )?
            ),*
        }

        $(
            #[doc = concat!("[`", stringify!($Kinds), "::", stringify!($name), "`].")]
            #[derive $derive]
            pub struct $name {
                $($(pub $field: $type,)*)?
                $($(pub $part: $kind,)*)?
            }

            impl std::convert::From<$name> for $Kinds {
                fn from(one: $name) -> $Kinds {
                    let $name { $($($field,)*)? $($($part,)*)? } = one;
                    $Kinds::$name $( { $($field),* } )? $( ( $($part),* ) )?
                }
            }

            impl $crate::steps::Fits<$Kinds> for $name {
                #[allow(clippy::wildcard_enum_match_arm)]
                fn of(one: $Kinds) -> Option<$name> {
                    match one {
                        $Kinds::$name $( { $($field),* } )? $( ( $($part),* ) )? => {
                            Some($name { $($($field,)*)? $($($part,)*)? })
                        }
                        _ => None,
                    }
                }
            }
        )*

        impl $crate::steps::Fits<$Kinds> for $Kinds {
            fn of(one: $Kinds) -> Option<$Kinds> {
                Some(one)
            }
        }

        macro_rules! $each {
            ($d value:expr, $d one:ident => $d body:expr) => {
                match $d value {
                    $(
                        $Kinds::$name $( { $($field),* } )? $( ( $($part),* ) )? => {
                            let $d one = $name { $($($field,)*)? $($($part,)*)? };
                            $d body
                        }
                    )*
                }
            };
        }
    };
}

/// Lists the questions of a game. `each_question!(question, one => …)` does something with whichever it is.
#[macro_export]
macro_rules! questions {
    ($Game:ty; $($list:tt)*) => {
        $crate::kinds! { ($) each_question (Clone, Copy, Debug) $($list)* }
        $crate::questions! { @dispatch $Game; $($list)* }
    };
    (@dispatch $Game:ty; $(#[$attr:meta])* pub enum $Question:ident { $($list:tt)* }) => {
        impl $crate::steps::Ask<$Game> for $Question {
            type Reply = <$Game as $crate::Game>::Action;
            /// Each question has its own.
            const TERM: Option<&'static str> = None;

            fn options(
                self,
                look: <$Game as $crate::Steps>::Look<'_>,
                seat: $crate::Seat,
                out: &mut impl Extend<Self::Reply>,
            ) {
                each_question!(self, one => $crate::steps::Ask::<$Game>::options(one, look, seat, out))
            }

            fn check(
                self,
                look: <$Game as $crate::Steps>::Look<'_>,
                seat: $crate::Seat,
                action: Self::Reply,
            ) -> Result<(), <$Game as $crate::Game>::Refusal> {
                each_question!(self, one => match $crate::steps::Fits::of(action) {
                    Some(reply) => $crate::steps::Ask::<$Game>::check(one, look, seat, reply),
                    None => Err(<$Game as $crate::Steps>::other_answer(self, action)),
                })
            }

            fn price(
                self,
                look: <$Game as $crate::Steps>::Look<'_>,
                seat: $crate::Seat,
                action: Self::Reply,
            ) -> $crate::Price {
                each_question!(self, one => match $crate::steps::Fits::of(action) {
                    Some(reply) => $crate::steps::Ask::<$Game>::price(one, look, seat, reply),
                    None => $crate::Price::free(),
                })
            }

            fn carry_out(
                self,
                play: &mut <$Game as $crate::Steps>::Play<'_>,
                seat: $crate::Seat,
                action: Self::Reply,
            ) {
                each_question!(self, one => match $crate::steps::Fits::of(action) {
                    Some(reply) => $crate::steps::Ask::<$Game>::carry_out(one, play, seat, reply),
                    None => unreachable!("'{action}' is not listed for {self:?}"),
                })
            }

            fn words(self, sight: <$Game as $crate::Steps>::Sight<'_>) -> $crate::Phrase {
                each_question!(self, one => $crate::steps::Ask::<$Game>::words(one, sight))
            }

            fn declining(self, sight: <$Game as $crate::Steps>::Sight<'_>) -> Option<$crate::Phrase> {
                each_question!(self, one => $crate::steps::Ask::<$Game>::declining(one, sight))
            }

            fn term(self, sight: <$Game as $crate::Steps>::Sight<'_>) -> Option<&'static str> {
                each_question!(self, one => $crate::steps::Ask::<$Game>::term(one, sight))
            }

            fn at_once(self) -> bool {
                each_question!(self, one => $crate::steps::Ask::<$Game>::at_once(one))
            }

            fn even_if_forced(self, look: <$Game as $crate::Steps>::Look<'_>, seat: $crate::Seat) -> bool {
                each_question!(self, one => $crate::steps::Ask::<$Game>::even_if_forced(one, look, seat))
            }

            fn settle(self, play: &mut <$Game as $crate::Steps>::Play<'_>) -> bool {
                each_question!(self, one => $crate::steps::Ask::<$Game>::settle(one, play))
            }

            fn recurring(
                self,
                look: <$Game as $crate::Steps>::Look<'_>,
                seat: $crate::Seat,
            ) -> Option<$crate::Recurring<Self::Reply>> {
                each_question!(self, one => $crate::steps::Ask::<$Game>::recurring(one, look, seat))
            }

            fn sought(self, sight: <$Game as $crate::Steps>::Sight<'_>) -> Vec<Self::Reply> {
                each_question!(self, one => $crate::steps::Ask::<$Game>::sought(one, sight))
            }

            fn grouped(self) -> bool {
                each_question!(self, one => $crate::steps::Ask::<$Game>::grouped(one))
            }

            fn completes(self, before: Self::Reply) -> bool {
                each_question!(self, one => $crate::steps::Ask::<$Game>::completes(one, before))
            }

            fn pays(self) -> bool {
                each_question!(self, one => $crate::steps::Ask::<$Game>::pays(one))
            }
        }
    };
}

/// Lists the answers of a game, each with its text form: its name and its parts, a word each. One that is written
/// otherwise is followed by `by hand`, and implements [`Text`](crate::steps::Text) itself. `$Error` is what a text that
/// is no action gives.
#[macro_export]
macro_rules! actions {
    (
        $Game:ty, $Error:ty;
        $(#[$attr:meta])*
        pub enum $Action:ident {
            $(
                $(#[$meta:meta])*
                $name:ident $( ( $($part:ident: $kind:ty),* $(,)? ) )? $(by $hand:ident)?
            ),* $(,)?
        }
    ) => {
        $crate::kinds! { ($) each_action (Clone, Copy, Debug)
            $(#[$attr])*
            pub enum $Action { $($(#[$meta])* $name $( ( $($part: $kind),* ) )?),* }
        }
        $( $crate::regular_text! { [$($hand)?] $Error, $name ( $($($part: $kind),*)? ) } )*

        impl std::fmt::Display for $Action {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                each_action!(*self, one => $crate::steps::Text::<$Error>::write(&one, $crate::VariantName::kind(self), f))
            }
        }

        impl std::str::FromStr for $Action {
            type Err = $Error;

            fn from_str(text: &str) -> Result<$Action, $Error> {
                let words: Vec<&str> = text.split_whitespace().collect();
                let mut names = <$Action as strum::VariantNames>::VARIANTS.iter().copied();
                $(
                    let name = names.next().unwrap_or_default();
                    if let Some(read) = <$name as $crate::steps::Text<$Error>>::read(name, &words) {
                        return read.map(std::convert::Into::into);
                    }
                )*
                Err($crate::steps::WordError::no_action(text.trim(), <$Action as strum::VariantNames>::VARIANTS))
            }
        }

        impl $crate::steps::Parts for $Action {}

        impl $crate::steps::Reply<$Game> for $Action {
            fn label(self, sight: <$Game as $crate::Steps>::Sight<'_>, price: &$crate::Price) -> $crate::Phrase {
                each_action!(self, one => $crate::steps::Reply::<$Game>::label(one, sight, price))
            }

            fn filled(self) -> Vec<(&'static str, String)> {
                each_action!(self, one => $crate::steps::Reply::<$Game>::filled(one))
            }

            fn detail(
                self,
                sight: <$Game as $crate::Steps>::Sight<'_>,
                next: &[$Action],
            ) -> Option<$crate::Phrase> {
                each_action!(self, one => $crate::steps::Reply::<$Game>::detail(one, sight, next))
            }

            fn previews(self) -> bool {
                each_action!(self, one => $crate::steps::Reply::<$Game>::previews(one))
            }

            fn announces(self, look: <$Game as $crate::Steps>::Look<'_>, seat: $crate::Seat) -> Vec<$Action> {
                each_action!(self, one => $crate::steps::Reply::<$Game>::announces(one, look, seat))
            }

            fn groups(self, sight: <$Game as $crate::Steps>::Sight<'_>) -> Vec<$crate::Phrase> {
                each_action!(self, one => $crate::steps::Reply::<$Game>::groups(one, sight))
            }

            fn places(self, sight: <$Game as $crate::Steps>::Sight<'_>) -> Vec<String> {
                each_action!(self, one => $crate::steps::Reply::<$Game>::places(one, sight))
            }

            fn sought_name(self, sight: <$Game as $crate::Steps>::Sight<'_>) -> Option<$crate::Phrase> {
                each_action!(self, one => $crate::steps::Reply::<$Game>::sought_name(one, sight))
            }
        }
    };
}

/// Lists the events of a game.
#[macro_export]
macro_rules! events {
    ($Game:ty; $($list:tt)*) => {
        $crate::kinds! { ($) each_event (Clone, Debug) $($list)* }
        $crate::events! { @dispatch $Game; $($list)* }
    };
    (@dispatch $Game:ty; $(#[$attr:meta])* pub enum $Event:ident { $($list:tt)* }) => {
        impl $crate::steps::Happen<$Game> for $Event {
            /// Each event has its own.
            const WEIGHT: $crate::Weight = $crate::Weight::Result;

            fn words(&self, game: &$Game) -> Option<$crate::Phrase> {
                each_event!(self.clone(), one => $crate::steps::Happen::<$Game>::words(&one, game))
            }

            fn weight(&self) -> $crate::Weight {
                each_event!(self.clone(), one => $crate::steps::Happen::<$Game>::weight(&one))
            }

            fn book(&self, book: &mut dyn FnMut($crate::Booking)) {
                each_event!(self.clone(), one => $crate::steps::Happen::<$Game>::book(&one, book))
            }

            fn seen_by(self, viewer: $crate::Viewer) -> Option<$Event> {
                each_event!(self, one => $crate::steps::Happen::<$Game>::seen_by(one, viewer).map(std::convert::Into::into))
            }

            fn begins(&self) -> Option<$crate::Scene> {
                each_event!(self.clone(), one => $crate::steps::Happen::<$Game>::begins(&one))
            }
        }
    };
}

/// Several answers to one question, as one type.
#[macro_export]
macro_rules! one_of {
    ($(#[$attr:meta])* pub enum $Replies:ident of $Action:ty { $($name:ident($kind:ty)),* $(,)? }) => {
        $(#[$attr])*
        #[derive(Clone, Copy)]
        pub enum $Replies {
            $($name($kind)),*
        }

        impl $crate::steps::Fits<$Action> for $Replies {
            fn of(action: $Action) -> Option<$Replies> {
                $(
                    if let Some(reply) = $crate::steps::Fits::of(action) {
                        return Some($Replies::$name(reply));
                    }
                )*
                None
            }
        }
    };
}

/// The text form of an answer.
pub trait Text<E>: Sized {
    /// Writes it, given its regular name.
    fn write(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads it; none if these words begin another answer.
    fn read(name: &str, words: &[&str]) -> Option<Result<Self, E>>;
}

/// What is wrong with a text that is to be an action.
pub trait WordError: From<Unknown> {
    /// No action begins like this, only with these names.
    fn no_action(text: &str, names: &[&str]) -> Self;
    /// A number is missing here.
    fn no_number(text: &str) -> Self;
}

impl WordError for Unknown {
    fn no_action(text: &str, names: &[&str]) -> Unknown {
        Unknown::new("action", text, names.join(", "))
    }

    fn no_number(text: &str) -> Unknown {
        Unknown::new("number", text, "0 to 255")
    }
}

/// A word that is part of an action. A number has one spelling: no sign, no zeros before it.
pub trait Read<E>: Sized {
    fn read(text: &str) -> Result<Self, E>;
}

impl<E: WordError, T: FromStr<Err: Misread>> Read<E> for T {
    fn read(text: &str) -> Result<T, E> {
        let misspelt = T::Err::IS_NUMBER && (text.starts_with('+') || text.len() > 1 && text.starts_with('0'));
        let read = text.parse().map_err(Misread::unknown);
        let read = if misspelt { Err(None) } else { read };
        read.map_err(|unknown| unknown.map_or_else(|| E::no_number(text), E::from))
    }
}

/// Why a word cannot be read.
pub trait Misread {
    const IS_NUMBER: bool;

    fn unknown(self) -> Option<Unknown>;
}

impl Misread for Unknown {
    const IS_NUMBER: bool = false;

    fn unknown(self) -> Option<Unknown> {
        Some(self)
    }
}

impl Misread for ParseIntError {
    const IS_NUMBER: bool = true;

    fn unknown(self) -> Option<Unknown> {
        None
    }
}

/// Implements [`Text`] and [`Parts`](crate::steps::Parts) for an answer that is written as its name and its parts, unless
/// it is written by hand.
#[doc(hidden)]
#[macro_export]
macro_rules! regular_text {
    ([hand] $Error:ty, $name:ident $($ignored:tt)*) => {
        impl $crate::steps::Parts for $name {}
    };
    ([] $Error:ty, $name:ident ( $($part:ident: $kind:ty),* )) => {
        impl $crate::steps::Parts for $name {
            fn parts(&self) -> Vec<(&'static str, String)> {
                vec![$((stringify!($part), self.$part.to_string())),*]
            }
        }

        impl $crate::steps::Text<$Error> for $name {
            fn write(&self, name: &str, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(name)?;
                $(write!(f, " {}", self.$part)?;)*
                Ok(())
            }

            fn read(name: &str, words: &[&str]) -> Option<Result<$name, $Error>> {
                let [first, $($part),*] = words else { return None };
                if *first != name {
                    return None;
                }
                $(
                    let $part: $kind = match $crate::steps::Read::<$Error>::read($part) {
                        Ok(part) => part,
                        Err(problem) => return Some(Err(problem)),
                    };
                )*
                Some(Ok($name { $($part),* }))
            }
        }
    };
}
