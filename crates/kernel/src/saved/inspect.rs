//! A walk over every id in a value, whatever its type: a serializer that writes nothing.
//!
//! Ids are structs of one field with names of their own, so a serializer is told `Seat` or `CardId`
//! before it is told the number. That reaches what the kernel cannot know: a game's frames and data.

use crate::game::{Game, StateOf};
use crate::ids::{CardId, Zone};
use crate::pool::{Pool, STATS};
use serde::ser::{self, Serialize, Serializer};
use std::fmt::Display;

/// What ids may mean in a match.
pub(super) struct Limits<'a> {
    pool: &'a Pool,
    cards: u64,
    seats: u64,
    zones: u64,
}

impl<'a> Limits<'a> {
    pub(super) fn of<G: Game>(game: &'a G, s: &StateOf<G>) -> Limits<'a> {
        Limits { pool: game.pool(), cards: s.cards.len() as u64, seats: s.seats.into(), zones: s.zones.into() }
    }

    /// Checks every id in a value.
    pub(super) fn check(&self, value: &impl Serialize) -> Result<(), String> {
        value.serialize(Inspector { limits: self, name: "" }).map(drop).map_err(|bad| bad.0)
    }

    fn allows(&self, name: &str, id: u64) -> bool {
        match name {
            "CardId" => id < self.cards || id == u64::from(CardId::NONE.0),
            "Seat" => id < self.seats,
            "Zone" => id < self.zones || id == u64::from(Zone::GONE.0),
            "DefId" => id < self.pool.len() as u64,
            "Word" => id < self.pool.lexicon().len() as u64,
            "Stat" => id < STATS as u64,
            "Keyword" => id < u64::from(u32::BITS),
            "Label" | "Cue" => id < u64::from(u64::BITS),
            _ => true,
        }
    }

    /// An ability is there, or stands for none: the default, or the last number, as of a change that
    /// a rule made.
    fn has_ability(&self, def: u64, index: u64) -> bool {
        if (def, index) == (0, 0) {
            return true;
        }
        let card = self.pool.iter().nth(def as usize).map(|(_, card)| card);
        index == u64::from(u8::MAX) || card.is_some_and(|card| index < card.abilities.len() as u64)
    }
}

/// What an id that means nothing is called.
#[derive(Debug)]
pub(super) struct Bad(String);

impl Display for Bad {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Bad {}

impl ser::Error for Bad {
    fn custom<T: Display>(message: T) -> Self {
        Bad(message.to_string())
    }
}

/// Looks at one value; gives back its number, if it is one.
#[derive(Copy, Clone)]
struct Inspector<'a> {
    limits: &'a Limits<'a>,
    /// The name of the id whose number comes next.
    name: &'static str,
}

impl Inspector<'_> {
    fn number(self, id: u64) -> Result<u64, Bad> {
        match self.limits.allows(self.name, id) {
            true => Ok(id),
            false => Err(Bad(format!("the saved match speaks of {} {id}, which is not there", self.name))),
        }
    }

    fn named(self, name: &'static str) -> Self {
        Inspector { name, ..self }
    }
}

macro_rules! numbers {
    ($($method:ident($type:ty)),*) => {$(
        fn $method(self, value: $type) -> Result<u64, Bad> {
            self.number(value as u64)
        }
    )*};
}

impl<'a> Serializer for Inspector<'a> {
    type Ok = u64;
    type Error = Bad;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    numbers!(
        serialize_bool(bool),
        serialize_i8(i8),
        serialize_i16(i16),
        serialize_i32(i32),
        serialize_i64(i64),
        serialize_u8(u8),
        serialize_u16(u16),
        serialize_u32(u32),
        serialize_u64(u64),
        serialize_char(char)
    );

    fn serialize_f32(self, _: f32) -> Result<u64, Bad> {
        Ok(0)
    }

    fn serialize_f64(self, _: f64) -> Result<u64, Bad> {
        Ok(0)
    }

    fn serialize_str(self, _: &str) -> Result<u64, Bad> {
        Ok(0)
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<u64, Bad> {
        Ok(0)
    }

    fn serialize_none(self) -> Result<u64, Bad> {
        Ok(0)
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<u64, Bad> {
        value.serialize(self.named(""))
    }

    fn serialize_unit(self) -> Result<u64, Bad> {
        Ok(0)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<u64, Bad> {
        Ok(0)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Result<u64, Bad> {
        Ok(0)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, name: &'static str, value: &T) -> Result<u64, Bad> {
        value.serialize(self.named(name))
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Result<u64, Bad> {
        value.serialize(self.named(""))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a>, Bad> {
        Ok(Parts::of(self, ""))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a>, Bad> {
        Ok(Parts::of(self, ""))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Bad> {
        Ok(Parts::of(self, ""))
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Result<Parts<'a>, Bad> {
        Ok(Parts::of(self, ""))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'a>, Bad> {
        Ok(Parts::of(self, ""))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Parts<'a>, Bad> {
        Ok(Parts::of(self, name))
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Result<Parts<'a>, Bad> {
        Ok(Parts::of(self, ""))
    }
}

/// Looks at the parts of a value one by one.
struct Parts<'a> {
    inspector: Inspector<'a>,
    /// What the whole is called, where it is a struct.
    whole: &'static str,
    /// The numbers of its last two parts.
    last: [u64; 2],
}

impl<'a> Parts<'a> {
    fn of(inspector: Inspector<'a>, whole: &'static str) -> Parts<'a> {
        Parts { inspector: inspector.named(""), whole, last: [0; 2] }
    }

    fn part<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Bad> {
        self.last = [self.last[1], value.serialize(self.inspector)?];
        Ok(())
    }

    fn done(self) -> Result<u64, Bad> {
        let [def, index] = self.last;
        if self.whole == "AbilityRef" && !self.inspector.limits.has_ability(def, index) {
            return Err(Bad(format!("the saved match speaks of ability {index} of card {def}, which is not there")));
        }
        Ok(0)
    }
}

macro_rules! parts {
    ($($trait:ident $method:ident ($($key:ty)?)),*) => {$(
        impl ser::$trait for Parts<'_> {
            type Ok = u64;
            type Error = Bad;

            fn $method<T: ?Sized + Serialize>(&mut self, $(_: $key,)? value: &T) -> Result<(), Bad> {
                self.part(value)
            }

            fn end(self) -> Result<u64, Bad> {
                self.done()
            }
        }
    )*};
}

parts!(
    SerializeSeq serialize_element (),
    SerializeTuple serialize_element (),
    SerializeTupleStruct serialize_field (),
    SerializeTupleVariant serialize_field (),
    SerializeStruct serialize_field (&'static str),
    SerializeStructVariant serialize_field (&'static str)
);

impl ser::SerializeMap for Parts<'_> {
    type Ok = u64;
    type Error = Bad;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Bad> {
        self.part(key)
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Bad> {
        self.part(value)
    }

    fn end(self) -> Result<u64, Bad> {
        self.done()
    }
}
