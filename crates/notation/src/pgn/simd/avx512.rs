//! The masks by AVX-512, where a comparison of sixty-four bytes is a mask.

use std::arch::x86_64::*;

use super::{Block, BlockBehind, Class, CommentMasks, MoveMasks, NAME_CLASS, PLAIN_CLASS, TagMasks, Vectors};

/// Only for code that runs inside `with_avx512`.
pub(super) struct Avx512;

impl Vectors for Avx512 {
    #[inline(always)]
    fn tags(block: &Block) -> TagMasks {
        // SAFETY: jobs get this type only where the processor has been asked for the instructions.
        unsafe { tag_masks(block) }
    }

    #[inline(always)]
    fn moves(block: &BlockBehind) -> MoveMasks {
        // SAFETY: as above.
        unsafe { move_masks(block) }
    }

    #[inline(always)]
    fn comment(block: &Block) -> CommentMasks {
        // SAFETY: as above.
        unsafe { comment_masks(block) }
    }

    #[inline(always)]
    fn announce(block: &Block) {
        super::x86::announce(block);
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn tag_masks(block: &Block) -> TagMasks {
    let bytes = load(block);
    TagMasks {
        newline: equal(bytes, b'\n'),
        carriage_return: equal(bytes, b'\r'),
        opens: equal(bytes, b'['),
        closes: equal(bytes, b']'),
        quote: equal(bytes, b'"'),
        backslash: equal(bytes, b'\\'),
        space: equal(bytes, b' '),
        name: !outside(bytes, &NAME_CLASS),
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,pclmulqdq")]
fn move_masks(block: &BlockBehind) -> MoveMasks {
    let [_, now @ ..] = block;
    let [before @ .., _] = block;
    let bytes = load(now);
    let (opens, closes) = (equal(bytes, b'{'), equal(bytes, b'}'));
    let castles = equal(bytes, b'-') & equal(load(before), b'O');
    MoveMasks {
        newline: equal(bytes, b'\n'),
        opens,
        closes,
        bracket: equal(bytes, b'['),
        blank: _mm512_cmple_epu8_mask(bytes, _mm512_set1_epi8(b' ' as i8)),
        special: outside(bytes, &PLAIN_CLASS) & !castles,
        inside: super::x86::inside_by_product(opens | closes),
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn comment_masks(block: &Block) -> CommentMasks {
    let bytes = load(block);
    CommentMasks {
        newline: equal(bytes, b'\n'),
        braces: equal(bytes, b'{') | equal(bytes, b'}'),
        bracket: equal(bytes, b'['),
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load(block: &Block) -> __m512i {
    // SAFETY: there are sixty-four bytes, and this load needs no alignment.
    unsafe { _mm512_loadu_si512(block.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn equal(bytes: __m512i, byte: u8) -> u64 {
    _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8(byte as i8))
}

/// The bytes that are not of a class.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn outside(bytes: __m512i, class: &'static Class) -> u64 {
    let half = _mm512_set1_epi8(15);
    let by_low = _mm512_shuffle_epi8(table(&class.low), _mm512_and_si512(bytes, half));
    let high = _mm512_and_si512(_mm512_srli_epi16::<4>(bytes), half);
    _mm512_testn_epi8_mask(by_low, _mm512_shuffle_epi8(table(&class.high), high))
}

/// The same sixteen entries four times.
#[inline]
#[target_feature(enable = "avx512f")]
fn table(entries: &[u8; 16]) -> __m512i {
    // SAFETY: there are sixteen bytes, and this load needs no alignment.
    _mm512_broadcast_i32x4(unsafe { _mm_loadu_si128(entries.as_ptr().cast()) })
}
