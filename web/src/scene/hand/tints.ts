/** Temporary colours on single bodies: a flash after a touch, a glow where something may fall. */
import { Color } from "three";
import { discLevel, isCar, isColumn, isRoad, pieceOf } from "../../headless/piece-id";
import { COLOURS } from "../materials";
import type { PieceLayer } from "../pieces/pieces";

const FLASH = 0.42; // seconds
const STRONG = 3; // mN·s at which a flash reaches full brightness

export class Tints {
  private readonly flashes = new Map<string, { readonly began: number; readonly bright: number }>();
  private risks: ReadonlyMap<string, number> = new Map();
  private readonly glow = new Color(COLOURS.glow);
  private strains: ReadonlyMap<string, number> = new Map();
  private readonly warm = new Color("#ff8a3d");
  private readonly danger = new Color("#e4572e");

  constructor(private readonly pieces: PieceLayer) {}

  get alive(): boolean {
    return this.flashes.size > 0;
  }

  flash(name: string, strength: number, now: number): void {
    const bright = 0.35 + 0.6 * Math.min(1, Math.sqrt(strength / STRONG));
    const before = this.flashes.get(name);
    if (before === undefined || before.bright * (1 - (now - before.began) / FLASH) < bright)
      this.flashes.set(name, { began: now, bright });
  }

  /** How strained each body is, 0 to 1; replaces the previous values. */
  setStrains(strains: ReadonlyMap<string, number>): void {
    for (const name of this.strains.keys()) if (!strains.has(name)) this.paint(name, this.warm, 0);
    this.strains = strains;
    for (const [name, strain] of strains)
      if (!this.flashes.has(name)) this.paint(name, this.warm, 0.15 + 0.7 * Math.min(1, strain));
  }

  /** How likely each piece is to fall, 0 to 1; replaces the previous values. */
  setRisks(risks: ReadonlyMap<string, number>): void {
    for (const name of this.risks.keys()) this.paint(name, this.danger, 0);
    this.risks = risks;
    this.refresh();
  }

  /** The table was redrawn: apply the colours again. */
  refresh(): void {
    // Half of the glow means that it may fall at all; the other half grows with the probability.
    for (const [name, chance] of this.risks)
      this.paint(name, this.danger, chance <= 0 ? 0 : 0.3 + 0.65 * Math.min(1, chance));
  }

  tick(now: number): void {
    for (const [name, { began, bright }] of this.flashes) {
      const left = 1 - (now - began) / FLASH;
      this.paint(name, this.glow, Math.max(0, left) * bright);
      if (left > 0) continue;
      this.flashes.delete(name);
      this.refresh();
    }
  }

  private paint(name: string, colour: Color, part: number): void {
    const piece = pieceOf(name);
    if (isColumn(piece)) this.pieces.columns.paint(piece, discLevel(name), colour, part);
    else if (isRoad(piece)) this.pieces.roads.paint(piece, colour, part);
    else if (isCar(piece)) this.pieces.cars.paint(piece, colour, part);
  }
}
