/** Synthesised sounds of wood: a short burst of noise and a few decaying tones. Silent until the first user gesture. */
import { loweredBy, type Material, touchOf } from "../headless/hand/material";
import type { Reaction } from "../headless/hand/reactions";

export type Sound =
  | "column"
  | "road"
  | "car"
  | "tick"
  | "refused"
  | "turn"
  | "end"
  | "note"
  | "touch"
  | "thud"
  | "dull"
  | "creak";

interface Knock {
  readonly tones: readonly number[];
  readonly noise: number;
  readonly decay: number;
  readonly gain: number;
}

const KNOCKS: Readonly<Record<Sound, Knock>> = {
  column: { tones: [620, 1130, 1870], noise: 0.5, decay: 0.09, gain: 0.5 },
  road: { tones: [940, 1720, 2600], noise: 0.35, decay: 0.12, gain: 0.4 },
  car: { tones: [1500, 2350], noise: 0.25, decay: 0.05, gain: 0.3 },
  tick: { tones: [1900], noise: 0.12, decay: 0.025, gain: 0.1 },
  refused: { tones: [180, 260], noise: 0.3, decay: 0.14, gain: 0.35 },
  turn: { tones: [880, 1320], noise: 0.1, decay: 0.2, gain: 0.18 },
  touch: { tones: [1180, 1960, 2900], noise: 0.3, decay: 0.05, gain: 0.5 },
  thud: { tones: [330, 610, 1240], noise: 0.55, decay: 0.07, gain: 0.55 },
  dull: { tones: [140, 230], noise: 0.25, decay: 0.06, gain: 0.6 },
  creak: { tones: [310, 470], noise: 0.5, decay: 0.018, gain: 0.22 },
  note: { tones: [392, 784], noise: 0.12, decay: 0.45, gain: 0.25 },
  end: { tones: [196, 392], noise: 0.02, decay: 1.6, gain: 0.16 },
};

/** Steps of tones; a phrase has two friendly ones. */
const TONES: Readonly<Partial<Record<Reaction, readonly number[]>>> = {
  gasp: [0, 7],
  close: [7, 0],
  ouch: [3, -2],
  careful: [7, 7],
  calm: [0, -5],
};

export class Sounds {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  constructor(private readonly on: () => boolean) {
    if (typeof window === "undefined") return;
    const wake = (): void => {
      if (!this.on()) return;
      this.context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
      void this.context?.resume();
    };
    window.addEventListener("pointerdown", wake);
    window.addEventListener("keydown", wake);
  }

  /** Two things touch; `strength` in mN·s sets the volume. The softer material is heard; slow motion is lower, longer. */
  touch(strength: number, one: Material, other: Material, speed = 1): void {
    const { sound, pitch } = touchOf(one, other, speed);
    this.play(sound, 0, Math.min(1, 0.08 + 0.42 * Math.sqrt(strength)), pitch, 1 / loweredBy(speed));
  }

  /** Wood that gives way a little: tiny slips in quick succession, faster and louder with the strain (0 to 1). */
  creak(strain: number): void {
    const slips = 4 + Math.round(7 * strain);
    for (let n = 0, at = 0; n < slips; n += 1) {
      this.play("creak", at, (0.25 + 0.75 * strain) * (0.6 + 0.4 * Math.random()), 0.8 + 0.5 * strain);
      at += 0.012 + 0.014 * Math.random();
    }
  }

  /** A reaction of somebody: clapping, a sigh up or down, or a knock on the table. */
  react(reaction: Reaction): void {
    if (reaction === "applause") {
      for (let clap = 0; clap < 9; clap += 1) this.play("touch", clap * 0.09 + 0.03 * Math.random(), 0.35);
      return;
    }
    const tones = TONES[reaction] ?? [4, 7];
    for (const [n, tone] of tones.entries()) this.play("note", n * 0.12, 0.5, 2 ** (tone / 12));
  }

  /** The end of a game: a rising run of tones for a win of a person, two quiet ones otherwise. */
  fanfare(person: boolean): void {
    const run = person ? [0, 4, 7, 12, 16, 19, 24] : [7, 0];
    for (const [n, step] of run.entries()) this.play("note", 0.1 + n * 0.13, person ? 1 : 0.5, 2 ** (step / 12));
    if (person) for (const step of [0, 4, 7, 12]) this.play("end", 1.1, 0.8, 2 ** (step / 12));
  }

  /** `pitch`: a factor on the tones; `stretch`: one on how long they last. */
  play(sound: Sound, delay = 0, volume = 1, pitch = 1, stretch = 1): void {
    const context = this.context;
    if (context === null || !this.on() || context.state !== "running") return;
    const { tones, noise, gain } = KNOCKS[sound];
    const decay = KNOCKS[sound].decay * stretch;
    const start = context.currentTime + delay;
    const out = context.createGain();
    out.gain.value = gain * volume;
    out.connect(context.destination);
    tones.forEach((tone, n) => {
      const voice = context.createOscillator();
      const envelope = context.createGain();
      // Vary the pitch a little, so that repeated sounds differ.
      voice.frequency.value = tone * pitch * (sound === "note" ? 1 : 0.97 + 0.06 * Math.random());
      envelope.gain.setValueAtTime(0.6 / (n + 1), start);
      envelope.gain.exponentialRampToValueAtTime(0.0005, start + decay / (1 + 0.35 * n));
      voice.connect(envelope).connect(out);
      voice.start(start);
      voice.stop(start + decay + 0.02);
    });
    const burst = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const envelope = context.createGain();
    burst.buffer = this.noise ??= makeNoise(context);
    filter.type = "bandpass";
    filter.frequency.value = ((tones[0] ?? 800) * 2) / stretch;
    envelope.gain.setValueAtTime(noise, start);
    envelope.gain.exponentialRampToValueAtTime(0.0005, start + 0.035 * stretch);
    burst.connect(filter).connect(envelope).connect(out);
    burst.start(start, Math.random() * 0.1, 0.05 * stretch);
  }
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n += 1) data[n] = Math.random() * 2 - 1;
  return buffer;
}
