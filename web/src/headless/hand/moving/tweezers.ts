/** Tweezers: fine near the place or near what is below, and as quick as fingers far from both. */

/** Near the place, tweezers move this part of the movement of the pointer. */
export const FINE = 0.35;

interface Ramp {
  /** mm up to which tweezers are fine, and from which on they are quick. */
  readonly fine: number;
  readonly quick: number;
}
const BESIDE: Ramp = { fine: 15, quick: 60 }; // from the place, in plan
const ABOVE: Ramp = { fine: 6, quick: 24 }; // over what is below

const ramp = (mm: number, { fine, quick }: Ramp): number => Math.min(1, Math.max(0, (mm - fine) / (quick - fine)));

/** 0: fine; 1: as quick as fingers. */
export const quickness = (beside: number, gap: number): number => Math.min(ramp(beside, BESIDE), ramp(gap, ABOVE));
