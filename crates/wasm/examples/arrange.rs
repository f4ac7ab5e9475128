//! Puts functions of the WebAssembly module that resemble each other side by side, so that it is packed smaller: `arrange MODULE`.
//!
//! Compilers leave functions in the order of the sources, and gzip finds only repetitions that are less than 32 kB apart. What the module
//! does stays the same: functions get other numbers. Written without dependencies, for `crates/wasm/build` compiles it by itself.

use std::collections::{HashMap, VecDeque};
use std::{env, fs};

/// How far back gzip sees.
const WINDOW: usize = 32 * 1024;
/// Pieces of this many bytes are compared.
const PIECE: usize = 6;
/// A piece that is in more functions than this says nothing about what resembles what.
const COMMON: usize = 32;
/// Added to the size of each function when what it shares is weighed: a short one fits in many places, so it can wait. These numbers gave
/// the smallest of a dozen results.
const WAITS: usize = 120;

fn main() -> Result<(), String> {
    let path = env::args().nth(1).ok_or("usage: arrange MODULE")?;
    let module = fs::read(&path).map_err(|error| format!("{path}: {error}"))?;
    let arranged = arranged(&module).map_err(|problem| format!("{path}: {problem}"))?;
    fs::write(&path, arranged).map_err(|error| format!("{path}: {error}"))
}

/// Bytes that are being read.
#[derive(Clone)]
struct Bytes<'a> {
    all: &'a [u8],
    at: usize,
}

impl<'a> Bytes<'a> {
    fn new(all: &'a [u8]) -> Bytes<'a> {
        Bytes { all, at: 0 }
    }

    fn is_at_end(&self) -> bool {
        self.at >= self.all.len()
    }

    fn take(&mut self, length: usize) -> Result<&'a [u8], String> {
        let end =
            self.at.checked_add(length).filter(|&end| end <= self.all.len()).ok_or("the module ends too early")?;
        let taken = &self.all[self.at..end];
        self.at = end;
        Ok(taken)
    }

    fn byte(&mut self) -> Result<u8, String> {
        Ok(self.take(1)?[0])
    }

    /// A number of at most 32 bits, or the last 32 bits of a larger one.
    fn number(&mut self) -> Result<usize, String> {
        let (mut number, mut shift) = (0_u32, 0);
        loop {
            let byte = self.byte()?;
            number |= u32::from(byte & 0x7f).checked_shl(shift).unwrap_or(0);
            shift += 7;
            if byte & 0x80 == 0 {
                return Ok(number as usize);
            }
        }
    }

    fn numbers(&mut self, count: usize) -> Result<(), String> {
        (0..count).try_for_each(|_| self.number().map(drop))
    }
}

fn write_number(mut number: usize, to: &mut Vec<u8>) {
    while number >= 0x80 {
        to.push(number as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

/// The numbers of sections that name functions, in the binary format of WebAssembly.
mod section {
    pub const CUSTOM: u8 = 0;
    pub const IMPORTS: u8 = 2;
    pub const FUNCTIONS: u8 = 3;
    pub const GLOBALS: u8 = 6;
    pub const EXPORTS: u8 = 7;
    pub const START: u8 = 8;
    pub const ELEMENTS: u8 = 9;
    pub const CODE: u8 = 10;
}

fn arranged(module: &[u8]) -> Result<Vec<u8>, String> {
    let mut bytes = Bytes::new(module);
    let mut arranged = bytes.take(8)?.to_vec();
    let mut sections = Vec::new();
    while !bytes.is_at_end() {
        let (kind, length) = (bytes.byte()?, bytes.number()?);
        // Names and the like are nothing to an engine.
        match (kind, bytes.take(length)?) {
            (section::CUSTOM, _) => {}
            (section::IMPORTS, _) => return Err("imports are not understood".to_owned()),
            (kind, content) => sections.push((kind, content)),
        }
    }
    let code = sections.iter().find(|(kind, _)| *kind == section::CODE).ok_or("there is no code")?;
    let mut code = Bytes::new(code.1);
    let bodies: Vec<&[u8]> = (0..code.number()?)
        .map(|_| code.number().and_then(|length| code.take(length)))
        .collect::<Result<_, String>>()?;
    let order = order(&bodies);
    let mut new = vec![0; order.len()];
    order.iter().enumerate().for_each(|(index, &old)| new[old] = index);
    for (kind, content) in sections {
        let content = renumbered(kind, content, &bodies, &order, &new)?;
        arranged.push(kind);
        write_number(content.len(), &mut arranged);
        arranged.extend(content);
    }
    Ok(arranged)
}

/// A section with the new numbers of functions.
fn renumbered(kind: u8, content: &[u8], bodies: &[&[u8]], order: &[usize], new: &[usize]) -> Result<Vec<u8>, String> {
    let (mut old, mut to) = (Bytes::new(content), Vec::new());
    if !matches!(kind, section::START) && kind >= section::FUNCTIONS {
        write_number(old.clone().number()?, &mut to);
    }
    match kind {
        section::FUNCTIONS => {
            let types = (0..old.number()?).map(|_| old.number()).collect::<Result<Vec<_>, _>>()?;
            order.iter().for_each(|&function| write_number(types[function], &mut to));
        }
        section::GLOBALS => {
            for _ in 0..old.number()? {
                to.extend(old.take(2)?);
                copy_instructions(&mut old, new, &mut to)?;
            }
        }
        section::EXPORTS => {
            for _ in 0..old.number()? {
                let length = old.number()?;
                write_number(length, &mut to);
                to.extend(old.take(length)?);
                let (what, number) = (old.byte()?, old.number()?);
                to.push(what);
                write_number(if what == 0 { new[number] } else { number }, &mut to);
            }
        }
        section::START => write_number(new[old.number()?], &mut to),
        section::ELEMENTS => {
            for _ in 0..old.number()? {
                if old.number()? != 0 {
                    return Err("only tables of functions are understood".to_owned());
                }
                to.push(0);
                copy_instructions(&mut old, new, &mut to)?;
                let count = old.number()?;
                write_number(count, &mut to);
                for _ in 0..count {
                    write_number(new[old.number()?], &mut to);
                }
            }
        }
        section::CODE => {
            for &function in order {
                let mut old = Bytes::new(bodies[function]);
                let mut body = Vec::new();
                let kinds = old.number()?;
                for _ in 0..kinds {
                    old.numbers(1)?;
                    old.byte()?;
                }
                body.extend(&old.all[..old.at]);
                while !old.is_at_end() {
                    copy_instruction(&mut old, new, &mut body)?;
                }
                write_number(body.len(), &mut to);
                to.extend(body);
            }
        }
        _ => to = content.to_vec(),
    }
    Ok(to)
}

/// Copies a constant expression.
fn copy_instructions(old: &mut Bytes<'_>, new: &[usize], to: &mut Vec<u8>) -> Result<(), String> {
    while copy_instruction(old, new, to)? != END {}
    Ok(())
}

const END: u8 = 0x0b;

/// Copies an instruction, with the new number if it names a function; returns which one it is.
fn copy_instruction(old: &mut Bytes<'_>, new: &[usize], to: &mut Vec<u8>) -> Result<u8, String> {
    let start = old.at;
    let instruction = old.byte()?;
    match instruction {
        // A call, a call at the end, a reference.
        0x10 | 0x12 | 0xd2 => {
            to.push(instruction);
            write_number(new[old.number()?], to);
            return Ok(instruction);
        }
        // Blocks, branches, variables, tables, the size of memory, numbers.
        0x02..=0x04 | 0x0c | 0x0d | 0x20..=0x26 | 0x3f..=0x42 | 0xd0 => old.numbers(1)?,
        // Calls through a table, and memory: an alignment and an offset.
        0x11 | 0x13 | 0x28..=0x3e => old.numbers(2)?,
        0x0e => {
            let count = old.number()?;
            old.numbers(count + 1)?;
        }
        0x1c => {
            let count = old.number()?;
            old.numbers(count)?;
        }
        0x43 => drop(old.take(4)?),
        0x44 => drop(old.take(8)?),
        0x00 | 0x01 | 0x05 | END | 0x0f | 0x1a | 0x1b | 0x45..=0xc4 | 0xd1 => {}
        0xfc => match old.number()? {
            0..=7 => {}
            8 | 10 | 12 | 14 => old.numbers(2)?,
            9 | 11 | 13 | 15..=17 => old.numbers(1)?,
            other => return Err(format!("instruction fc {other:x} is not understood")),
        },
        other => return Err(format!("instruction {other:x} is not understood")),
    }
    to.extend(&old.all[start..old.at]);
    Ok(instruction)
}

/// The functions in an order in which each shares as much as possible with those before it that gzip still sees.
fn order(bodies: &[&[u8]]) -> Vec<usize> {
    let pieces = pieces(bodies);
    let mut holders: Vec<Vec<usize>> = Vec::new();
    for (function, pieces) in pieces.iter().enumerate() {
        for &piece in pieces {
            if piece >= holders.len() {
                holders.resize(piece + 1, Vec::new());
            }
            holders[piece].push(function);
        }
    }
    let mut seen = vec![0_u32; holders.len()];
    let mut shared = vec![0_usize; bodies.len()];
    let mut left: Vec<usize> = (0..bodies.len()).collect();
    let (mut order, mut window, mut size) = (Vec::new(), VecDeque::new(), 0);
    while !left.is_empty() {
        let worth = |&function: &usize| shared[function] * 1_000_000 / (bodies[function].len() + WAITS);
        // Among equals the longest one: the short ones find something to resemble anywhere.
        let best = (0..left.len()).max_by_key(|&index| (worth(&left[index]), bodies[left[index]].len()));
        let next = left.swap_remove(best.unwrap_or_default());
        order.push(next);
        window.push_back(next);
        size += bodies[next].len();
        for &piece in &pieces[next] {
            seen[piece] += 1;
            if seen[piece] == 1 {
                holders[piece].iter().for_each(|&other| shared[other] += 1);
            }
        }
        while size > WINDOW && window.len() > 1 {
            let Some(first) = window.pop_front() else { break };
            size -= bodies[first].len();
            for &piece in &pieces[first] {
                seen[piece] -= 1;
                if seen[piece] == 0 {
                    holders[piece].iter().for_each(|&other| shared[other] -= 1);
                }
            }
        }
    }
    order
}

/// The pieces of each function that others have too, by numbers.
fn pieces(bodies: &[&[u8]]) -> Vec<Vec<usize>> {
    let of = |body: &[u8]| {
        let mut pieces: Vec<[u8; PIECE]> = body.windows(PIECE).filter_map(|piece| piece.try_into().ok()).collect();
        pieces.sort_unstable();
        pieces.dedup();
        pieces
    };
    let mut holders: HashMap<[u8; PIECE], usize> = HashMap::new();
    for piece in bodies.iter().flat_map(|body| of(body)) {
        *holders.entry(piece).or_default() += 1;
    }
    let mut numbers: HashMap<[u8; PIECE], usize> = HashMap::new();
    let mut number = |piece| {
        let next = numbers.len();
        *numbers.entry(piece).or_insert(next)
    };
    let tells = |piece: &[u8; PIECE]| (2..=COMMON).contains(&holders[piece]);
    bodies.iter().map(|body| of(body).into_iter().filter(tells).map(&mut number).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three functions: one gives 1, one adds, and `b`, the last, calls the first.
    fn module(last: &[u8]) -> Vec<u8> {
        let mut module = b"\0asm\x01\0\0\0\x01\x05\x01\x60\0\x01\x7f\x03\x04\x03\0\0\0\x07\x05\x01\x01b\0\x02".to_vec();
        let mut code = b"\x03\x04\0\x41\x01\x0b\x07\0\x41\x07\x41\x08\x6a\x0b".to_vec();
        write_number(last.len(), &mut code);
        code.extend(last);
        module.push(section::CODE);
        write_number(code.len(), &mut module);
        module.extend(code);
        module
    }

    #[test]
    fn calls_and_exports_follow_the_functions() {
        let module = arranged(&module(b"\0\x10\0\x0b")).unwrap();
        let exported = usize::from(module[module.windows(3).position(|bytes| bytes == b"\x01b\0").unwrap() + 3]);
        let bodies = |name: &[u8]| module.windows(name.len()).position(|bytes| bytes == name).unwrap();
        let (one, adds) = (bodies(b"\x04\0\x41\x01\x0b"), bodies(b"\x07\0\x41\x07"));
        let calls = module.windows(3).position(|bytes| bytes == b"\x04\0\x10").unwrap();
        let number = |of: usize| [one, adds, calls].iter().filter(|&&other| other < of).count();
        assert_eq!(number(adds), 0, "the longest comes first");
        assert_eq!((exported, usize::from(module[calls + 3])), (number(calls), number(one)));
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        assert_eq!(arranged(&module(b"\0\xfd\0\x0b")), Err("instruction fd is not understood".to_owned()));
        assert_eq!(arranged(&module(b"\0\x10")[..40]), Err("the module ends too early".to_owned()));
    }
}
