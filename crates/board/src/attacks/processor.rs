//! Which instructions the processor at hand has. The build stays portable; the generator is compiled twice and chosen
//! at run time.

use core::sync::atomic::{AtomicU8, Ordering};

static SEEN: AtomicU8 = AtomicU8::new(UNKNOWN);

const UNKNOWN: u8 = 0;
const PLAIN: u8 = 1;
const FAST: u8 = 2;

/// Whether the processor has POPCNT, LZCNT, BMI1 and BMI2, the last of them in hardware.
#[inline(always)]
pub(crate) fn has_fast_pext() -> bool {
    match SEEN.load(Ordering::Relaxed) {
        UNKNOWN => look(),
        seen => seen == FAST,
    }
}

#[cold]
fn look() -> bool {
    use std::arch::is_x86_feature_detected;
    let fast = is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
        && !pext_in_microcode();
    SEEN.store(if fast { FAST } else { PLAIN }, Ordering::Relaxed);
    fast
}

static WIDE: AtomicU8 = AtomicU8::new(UNKNOWN);

/// Whether the processor has the parts of AVX-512 that look along all rays from a square at once.
#[inline(always)]
pub(crate) fn has_avx512() -> bool {
    match WIDE.load(Ordering::Relaxed) {
        UNKNOWN => look_for_avx512(),
        seen => seen == FAST,
    }
}

#[cold]
fn look_for_avx512() -> bool {
    use std::arch::is_x86_feature_detected;
    let wide = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512cd");
    WIDE.store(if wide { FAST } else { PLAIN }, Ordering::Relaxed);
    wide
}

/// AMD's families before 19h carry `pext` out in microcode, ten times slower than the arithmetic it would replace.
fn pext_in_microcode() -> bool {
    use core::arch::x86_64::__cpuid;
    let vendor = __cpuid(0);
    let amd = [vendor.ebx, vendor.edx, vendor.ecx].map(u32::to_le_bytes).concat() == *b"AuthenticAMD";
    let signature = __cpuid(1).eax;
    let family = (signature >> 8 & 15) + (signature >> 20 & 255);
    amd && family < 0x19
}
