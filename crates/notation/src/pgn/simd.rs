//! Sixty-four bytes of a file at once, as bit masks: bit `n` of a mask is about byte `n`.
//!
//! With [`avx512`] this is the one module of the crate with `unsafe` in it. Two things need it: loading bytes from memory into vector
//! registers, and calling functions that are compiled for instructions which not every processor has. Everything outside sees
//! safe functions. Processors without these instructions, and other architectures, get no masks; the reader then searches for
//! single bytes, which is slower and gives the same answers.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
mod avx512;

/// A block of text.
pub(super) type Block = [u8; 64];

/// A block of text and the byte before it.
pub(super) type BlockBehind = [u8; 65];

/// What is needed to recognize plain tag pairs.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct TagMasks {
    pub(super) newline: u64,
    pub(super) carriage_return: u64,
    pub(super) opens: u64,
    pub(super) closes: u64,
    pub(super) quote: u64,
    pub(super) backslash: u64,
    pub(super) space: u64,
    /// Characters that the names of tags consist of.
    pub(super) name: u64,
}

/// What is needed to find the end of a game.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct MoveMasks {
    pub(super) newline: u64,
    /// `{`
    pub(super) opens: u64,
    /// `}`
    pub(super) closes: u64,
    /// `[`
    pub(super) bracket: u64,
    /// Blanks and control characters.
    pub(super) blank: u64,
    /// What is not in [`PLAIN`], except dashes behind the letter O.
    pub(super) special: u64,
    /// From every `{` up to the `}` after it, if braces alternate and the first one opens.
    pub(super) inside: u64,
}

/// What can end a comment.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct CommentMasks {
    pub(super) newline: u64,
    /// `{` and `}`
    pub(super) braces: u64,
    /// `[`
    pub(super) bracket: u64,
}

/// The characters of moves, numbers, check marks and glyphs, braces and blanks: none of them alone can end a game or hide its end.
pub(super) const PLAIN: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 !#$+,.=?{}\t\n\r";

/// The characters in the names of tags.
const NAME: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+#=:";

/// Turns blocks into masks with the instructions of some processors.
pub(super) trait Vectors {
    fn tags(block: &Block) -> TagMasks;
    fn moves(block: &BlockBehind) -> MoveMasks;
    fn comment(block: &Block) -> CommentMasks;
    /// Soon the text some blocks behind this one will be wanted. That costs nothing, and memory is slow.
    fn announce(block: &Block);
}

/// So many bytes before they are needed, memory is told.
#[cfg(target_arch = "x86_64")]
const AHEAD: usize = 1536;

/// Work that wants masks. `run` is compiled once for each instruction set; it must be `#[inline(always)]`, and closures in it
/// would not be compiled for the same instructions as their surroundings.
pub(super) trait Job {
    type Output;
    fn run<V: Vectors>(self) -> Self::Output;
}

/// Work that is compiled once more for newer processors. `run` must be `#[inline(always)]`.
pub(super) trait Work {
    type Output;
    fn run(self) -> Self::Output;
}

/// Does the work with the best instructions that this processor has.
#[inline]
pub(super) fn with_best_instructions<W: Work>(work: W) -> W::Output {
    #[cfg(target_arch = "x86_64")]
    {
        x86::with_best_instructions(work)
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        work.run()
    }
}

/// Does the work with the best instructions that this processor has; `None` if it has none of them.
#[inline]
pub(super) fn with_vectors<J: Job>(job: J) -> Option<J::Output> {
    #[cfg(target_arch = "x86_64")]
    {
        x86::with_vectors(job)
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        let _ = job;
        None
    }
}

/// Two tables of sixteen bytes: a byte is of the class if the entry for its low half and the entry for its high half have a bit
/// in common.
#[cfg(target_arch = "x86_64")]
struct Class {
    low: [u8; 16],
    high: [u8; 16],
}

#[cfg(target_arch = "x86_64")]
impl Class {
    /// The class of these ASCII characters. Each high half gets a bit of its own: there are eight.
    const fn of(members: &[u8]) -> Class {
        let mut class = Class { low: [0; 16], high: [0; 16] };
        let mut index = 0;
        while index < members.len() {
            let byte = members[index];
            assert!(byte < 128);
            class.low[(byte & 15) as usize] |= 1 << (byte >> 4);
            class.high[(byte >> 4) as usize] = 1 << (byte >> 4);
            index += 1;
        }
        class
    }
}

#[cfg(target_arch = "x86_64")]
static PLAIN_CLASS: Class = Class::of(PLAIN);
#[cfg(target_arch = "x86_64")]
static NAME_CLASS: Class = Class::of(NAME);

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::*;
    use std::sync::OnceLock;

    use super::avx512::Avx512;
    use super::{
        AHEAD, Block, BlockBehind, Class, CommentMasks, Job, MoveMasks, NAME_CLASS, PLAIN_CLASS, TagMasks, Vectors,
        Work,
    };

    /// The instructions that a processor has, as far as they matter here.
    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub(super) enum Level {
        None,
        Ssse3,
        Avx2,
        Avx512,
    }

    /// What this processor has. It is asked once, since there are many things to ask and games are short.
    #[inline]
    pub(super) fn level() -> Level {
        static LEVEL: OnceLock<Level> = OnceLock::new();
        *LEVEL.get_or_init(|| {
            let ssse3 = is_x86_feature_detected!("ssse3") && is_x86_feature_detected!("popcnt");
            let avx2 = ssse3
                && is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("pclmulqdq");
            let avx512 = avx2 && is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw");
            match (ssse3, avx2, avx512) {
                (_, _, true) => Level::Avx512,
                (_, true, _) => Level::Avx2,
                (true, ..) => Level::Ssse3,
                _ => Level::None,
            }
        })
    }

    #[inline]
    pub(super) fn with_vectors<J: Job>(job: J) -> Option<J::Output> {
        match level() {
            // SAFETY: the processor has the instructions that the function is compiled for.
            Level::Avx512 => Some(unsafe { with_avx512(job) }),
            // SAFETY: as above.
            Level::Avx2 => Some(unsafe { with_avx2(job) }),
            // SAFETY: as above.
            Level::Ssse3 => Some(unsafe { with_ssse3(job) }),
            Level::None => None,
        }
    }

    #[inline]
    pub(super) fn with_best_instructions<W: Work>(work: W) -> W::Output {
        match level() {
            // SAFETY: the processor has the instructions that the function is compiled for.
            Level::Avx512 | Level::Avx2 => unsafe { with_bmi(work) },
            Level::Ssse3 | Level::None => work.run(),
        }
    }

    /// Without AVX: with it, the compiler copies positions in halves that overlap, and a processor that reads what it has just written in
    /// other parts has to wait.
    #[target_feature(enable = "bmi1,bmi2,popcnt")]
    fn with_bmi<W: Work>(work: W) -> W::Output {
        work.run()
    }

    #[target_feature(enable = "avx512f,avx512bw,avx2,bmi1,bmi2,popcnt,pclmulqdq")]
    fn with_avx512<J: Job>(job: J) -> J::Output {
        job.run::<Avx512>()
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,pclmulqdq")]
    pub(super) fn with_avx2<J: Job>(job: J) -> J::Output {
        job.run::<Avx2>()
    }

    #[target_feature(enable = "ssse3,popcnt")]
    pub(super) fn with_ssse3<J: Job>(job: J) -> J::Output {
        job.run::<Ssse3>()
    }

    /// Only for code that runs inside [`with_avx2`].
    pub(super) struct Avx2;

    /// Only for code that runs inside [`with_ssse3`].
    pub(super) struct Ssse3;

    /// The functions of one instruction set, for registers of `$bytes` bytes.
    macro_rules! vectors {
        ($name:ident, $features:literal, $register:ty, $bytes:literal, $load:ident, $set1:ident, $eq:ident, $min:ident,
         $and:ident, $or:ident, $shuffle:ident, $shift:ident, $movemask:ident, $table:path, $inside:path) => {
            impl Vectors for $name {
                #[inline(always)]
                fn tags(block: &Block) -> TagMasks {
                    // SAFETY: jobs get this type only where the processor has been asked for the instructions.
                    unsafe { Self::tag_masks(block) }
                }

                #[inline(always)]
                fn moves(block: &BlockBehind) -> MoveMasks {
                    // SAFETY: as above.
                    unsafe { Self::move_masks(block) }
                }

                #[inline(always)]
                fn comment(block: &Block) -> CommentMasks {
                    // SAFETY: as above.
                    unsafe { Self::comment_masks(block) }
                }

                #[inline(always)]
                fn announce(block: &Block) {
                    announce(block);
                }
            }

            impl $name {
                const PARTS: usize = 64 / $bytes;

                #[inline]
                #[target_feature(enable = $features)]
                fn tag_masks(block: &Block) -> TagMasks {
                    let parts = Self::load(block);
                    TagMasks {
                        newline: Self::equal(parts, b'\n'),
                        carriage_return: Self::equal(parts, b'\r'),
                        opens: Self::equal(parts, b'['),
                        closes: Self::equal(parts, b']'),
                        quote: Self::equal(parts, b'"'),
                        backslash: Self::equal(parts, b'\\'),
                        space: Self::equal(parts, b' '),
                        name: !Self::outside(parts, &NAME_CLASS),
                    }
                }

                #[inline]
                #[target_feature(enable = $features)]
                fn move_masks(block: &BlockBehind) -> MoveMasks {
                    let [_, now @ ..] = block;
                    let [before @ .., _] = block;
                    let parts = Self::load(now);
                    let (opens, closes) = (Self::equal(parts, b'{'), Self::equal(parts, b'}'));
                    MoveMasks {
                        newline: Self::equal(parts, b'\n'),
                        opens,
                        closes,
                        bracket: Self::equal(parts, b'['),
                        blank: Self::at_most(parts, b' '),
                        special: Self::special(parts, Self::load(before)),
                        inside: $inside(opens | closes),
                    }
                }

                #[inline]
                #[target_feature(enable = $features)]
                fn comment_masks(block: &Block) -> CommentMasks {
                    let parts = Self::load(block);
                    CommentMasks {
                        newline: Self::equal(parts, b'\n'),
                        braces: Self::either(parts, b'{', b'}'),
                        bracket: Self::equal(parts, b'['),
                    }
                }

                #[inline]
                #[target_feature(enable = $features)]
                fn load(block: &Block) -> [$register; Self::PARTS] {
                    let mut parts = [$set1(0); Self::PARTS];
                    for (index, part) in parts.iter_mut().enumerate() {
                        // SAFETY: the parts together are as long as the block, and these loads need no alignment.
                        *part = unsafe { $load(block.as_ptr().add(index * $bytes).cast()) };
                    }
                    parts
                }

                #[inline]
                #[target_feature(enable = $features)]
                fn equal(parts: [$register; Self::PARTS], byte: u8) -> u64 {
                    let mut mask = 0;
                    for (index, part) in parts.into_iter().enumerate() {
                        mask |= Self::mask($eq(part, $set1(byte as i8)), index);
                    }
                    mask
                }

                #[inline]
                #[target_feature(enable = $features)]
                fn either(parts: [$register; Self::PARTS], one: u8, other: u8) -> u64 {
                    let mut mask = 0;
                    for (index, part) in parts.into_iter().enumerate() {
                        let found = $or($eq(part, $set1(one as i8)), $eq(part, $set1(other as i8)));
                        mask |= Self::mask(found, index);
                    }
                    mask
                }

                #[inline]
                #[target_feature(enable = $features)]
                fn at_most(parts: [$register; Self::PARTS], limit: u8) -> u64 {
                    let mut mask = 0;
                    for (index, part) in parts.into_iter().enumerate() {
                        mask |= Self::mask($eq($min(part, $set1(limit as i8)), part), index);
                    }
                    mask
                }

                /// The bytes that are not plain, except dashes in castling. `before` has the bytes before each.
                #[inline]
                #[target_feature(enable = $features)]
                fn special(parts: [$register; Self::PARTS], before: [$register; Self::PARTS]) -> u64 {
                    let (low, high) = ($table(&PLAIN_CLASS.low), $table(&PLAIN_CLASS.high));
                    let mut mask = 0;
                    for (index, (part, before)) in parts.into_iter().zip(before).enumerate() {
                        let half = $set1(15);
                        let by_low = $shuffle(low, $and(part, half));
                        let by_high = $shuffle(high, $and($shift::<4>(part), half));
                        let castles = $and($eq(part, $set1(b'-' as i8)), $eq(before, $set1(b'O' as i8)));
                        let plain = $or($and(by_low, by_high), castles);
                        mask |= Self::mask($eq(plain, $set1(0)), index);
                    }
                    mask
                }

                /// The bytes that are not of a class.
                #[inline]
                #[target_feature(enable = $features)]
                fn outside(parts: [$register; Self::PARTS], class: &'static Class) -> u64 {
                    let (low, high) = ($table(&class.low), $table(&class.high));
                    let mut mask = 0;
                    for (index, part) in parts.into_iter().enumerate() {
                        let half = $set1(15);
                        let by_low = $shuffle(low, $and(part, half));
                        let by_high = $shuffle(high, $and($shift::<4>(part), half));
                        mask |= Self::mask($eq($and(by_low, by_high), $set1(0)), index);
                    }
                    mask
                }

                /// The highest bits of the bytes, at the place that the part has in the block.
                #[inline]
                #[target_feature(enable = $features)]
                fn mask(found: $register, index: usize) -> u64 {
                    u64::from($movemask(found) as u32) << (index * $bytes)
                }
            }
        };
    }

    vectors!(
        Avx2,
        "avx2,bmi1,bmi2,popcnt,pclmulqdq",
        __m256i,
        32,
        _mm256_loadu_si256,
        _mm256_set1_epi8,
        _mm256_cmpeq_epi8,
        _mm256_min_epu8,
        _mm256_and_si256,
        _mm256_or_si256,
        _mm256_shuffle_epi8,
        _mm256_srli_epi16,
        _mm256_movemask_epi8,
        table_twice,
        inside_by_product
    );

    vectors!(
        Ssse3,
        "ssse3,popcnt",
        __m128i,
        16,
        _mm_loadu_si128,
        _mm_set1_epi8,
        _mm_cmpeq_epi8,
        _mm_min_epu8,
        _mm_and_si128,
        _mm_or_si128,
        _mm_shuffle_epi8,
        _mm_srli_epi16,
        _mm_movemask_epi8,
        table,
        super::inside
    );

    #[inline(always)]
    pub(super) fn announce(block: &Block) {
        // SAFETY: every x86-64 processor has this instruction, and it reads nothing, whatever the address.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(block.as_ptr().wrapping_add(AHEAD).cast()) }
    }

    #[inline]
    #[target_feature(enable = "ssse3")]
    fn table(entries: &[u8; 16]) -> __m128i {
        // SAFETY: there are sixteen bytes, and this load needs no alignment.
        unsafe { _mm_loadu_si128(entries.as_ptr().cast()) }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn table_twice(entries: &[u8; 16]) -> __m256i {
        _mm256_broadcastsi128_si256(table(entries))
    }

    /// The same as [`super::inside`], by a product without carries.
    #[inline]
    #[target_feature(enable = "pclmulqdq")]
    pub(super) fn inside_by_product(braces: u64) -> u64 {
        let product = _mm_clmulepi64_si128::<0>(_mm_set_epi64x(0, braces as i64), _mm_set1_epi8(-1));
        _mm_cvtsi128_si64(product) as u64
    }
}

/// Every bit is the parity of the bits up to and including its place: set from each odd brace up to the next one.
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code, reason = "only masks need it"))]
#[inline(always)]
fn inside(mut braces: u64) -> u64 {
    let mut distance = 1;
    while distance < 64 {
        braces ^= braces << distance;
        distance *= 2;
    }
    braces
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What the masks mean, byte by byte.
    struct Plainly;

    fn mask(block: &Block, is: impl Fn(u8) -> bool) -> u64 {
        block.iter().enumerate().fold(0, |mask, (index, &byte)| mask | u64::from(is(byte)) << index)
    }

    impl Vectors for Plainly {
        fn tags(block: &Block) -> TagMasks {
            TagMasks {
                newline: mask(block, |byte| byte == b'\n'),
                carriage_return: mask(block, |byte| byte == b'\r'),
                opens: mask(block, |byte| byte == b'['),
                closes: mask(block, |byte| byte == b']'),
                quote: mask(block, |byte| byte == b'"'),
                backslash: mask(block, |byte| byte == b'\\'),
                space: mask(block, |byte| byte == b' '),
                name: mask(block, |byte| NAME.contains(&byte)),
            }
        }

        fn moves(behind: &BlockBehind) -> MoveMasks {
            let [_, block @ ..] = behind;
            let mut odd = false;
            MoveMasks {
                newline: mask(block, |byte| byte == b'\n'),
                opens: mask(block, |byte| byte == b'{'),
                closes: mask(block, |byte| byte == b'}'),
                bracket: mask(block, |byte| byte == b'['),
                blank: mask(block, |byte| byte <= b' '),
                special: behind.windows(2).enumerate().fold(0, |mask, (index, pair)| {
                    mask | u64::from(!PLAIN.contains(&pair[1]) && pair != b"O-") << index
                }),
                inside: block.iter().enumerate().fold(0, |mask, (index, &byte)| {
                    odd ^= matches!(byte, b'{' | b'}');
                    mask | u64::from(odd) << index
                }),
            }
        }

        fn announce(_: &Block) {}

        fn comment(block: &Block) -> CommentMasks {
            CommentMasks {
                newline: mask(block, |byte| byte == b'\n'),
                braces: mask(block, |byte| matches!(byte, b'{' | b'}')),
                bracket: mask(block, |byte| byte == b'['),
            }
        }
    }

    struct AllMasks<'a>(&'a BlockBehind);

    impl Job for AllMasks<'_> {
        type Output = (TagMasks, MoveMasks, CommentMasks);

        #[inline(always)]
        fn run<V: Vectors>(self) -> Self::Output {
            let [_, block @ ..] = self.0;
            (V::tags(block), V::moves(self.0), V::comment(block))
        }
    }

    fn check(block: &BlockBehind) {
        let expected = AllMasks(block).run::<Plainly>();
        #[cfg(target_arch = "x86_64")]
        {
            if x86::level() >= x86::Level::Avx512 {
                assert_eq!(with_vectors(AllMasks(block)), Some(expected), "AVX-512: {block:?}");
            }
            if x86::level() >= x86::Level::Avx2 {
                // SAFETY: the processor has just been asked.
                assert_eq!(unsafe { x86::with_avx2(AllMasks(block)) }, expected, "AVX2: {block:?}");
            }
            if x86::level() >= x86::Level::Ssse3 {
                // SAFETY: as above.
                assert_eq!(unsafe { x86::with_ssse3(AllMasks(block)) }, expected, "SSSE3: {block:?}");
            }
        }
        if let Some(masks) = with_vectors(AllMasks(block)) {
            assert_eq!(masks, expected);
        }
    }

    #[test]
    fn every_byte_has_the_same_masks_at_every_place() {
        for byte in 0..=255 {
            for place in 0..65 {
                let mut block = [b'O'; 65];
                block[place] = byte;
                check(&block);
            }
        }
    }

    proptest! {
        #[test]
        fn any_block_has_the_same_masks(block in proptest::collection::vec(any::<u8>(), 65)) {
            check(block.first_chunk().unwrap());
        }

        #[test]
        fn any_text_has_the_same_masks(text in "[{}\\[\\]\"\\\\ \n\ra-z0-9(O-]{65}") {
            check(text.as_bytes().first_chunk().unwrap());
        }
    }
}
