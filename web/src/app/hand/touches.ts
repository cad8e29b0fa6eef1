/** The touches of a carry: flashes of the scene, sounds, and vibration of a phone. */

import { materialOf } from "../../headless/hand/material";
import type { Heard } from "../../headless/hand/stream/carry";
import { loudest } from "../../headless/hand/stream/tracks";
import { reducedMotion, sounds } from "../app-state";

const TOUCH_AGAIN = 0.09; // seconds in which one body flashes only once
const QUIET = 0.02; // mN·s; weaker touches are silent

export class Touches {
  /** Called when a body is touched, so that the scene can flash it. */
  onTouch: (name: string, strength: number) => void = () => {};
  private readonly last = new Map<string, number>();
  private material: "wood" | "rubber" = "wood";

  /** Another carry begins, of pieces of a material. */
  begin(material: "wood" | "rubber" = "wood"): void {
    this.material = material;
    this.last.clear();
  }

  /** Flash the touched bodies, play the touches as sounds, and vibrate if this page holds the piece (`mine`). */
  feel(heard: readonly Heard[], held: ReadonlySet<string>, mine: boolean, now: number): void {
    for (const { name, other } of heard)
      for (const one of [name, other]) if (one !== null && !held.has(one)) this.flash(one, heard, now);
    this.hear(heard, this.material);
    const felt = heard.filter(
      ({ name, other }) => (name !== null && held.has(name)) || (other !== null && held.has(other)),
    );
    if (mine && felt.length > 0 && !reducedMotion()) {
      const hard = Math.max(...felt.map(({ strength }) => strength));
      navigator.vibrate?.(Math.round(Math.min(45, 8 + hard * 6)));
    }
  }

  /** Play touches as sounds. `speed`: how fast they are shown; slow motion sounds lower and longer. */
  hear(heard: readonly Heard[], material: "wood" | "rubber" = "wood", speed = 1): void {
    for (const { name, other, strength } of loudest(heard, 3))
      if (strength > QUIET) sounds.touch(strength, materialOf(name, material), materialOf(other, material), speed);
  }

  /** The table creaks under a strain of 0 to 1. */
  creak(strain: number, mine: boolean): void {
    sounds.creak(strain);
    if (mine && !reducedMotion()) navigator.vibrate?.(Math.round(8 + 8 * strain));
  }

  private flash(name: string, heard: readonly Heard[], now: number): void {
    if (now - (this.last.get(name) ?? -1) < TOUCH_AGAIN) return;
    this.last.set(name, now);
    const hard = Math.max(...heard.filter((h) => h.name === name || h.other === name).map(({ strength }) => strength));
    this.onTouch(name, hard);
  }
}
