/** The set-up form of a new match as signals, and the settings it produces. The defaults are ready to play. */
import { batch, computed, signal } from "@preact/signals-core";
import type { EditionView, HandSettings, MatchSettings, SeatSettings } from "../../net/wire.gen";
import { AT_ZERO, type AtZero, type ClockChoice, clockSettings } from "../clock";
import { COLOURS } from "../paint";
import { FIRST_LEVEL, isLevel, LEVELS, type Level, strongest } from "./levels";
import type { Company, Remembered } from "./memory";
import { firstCharacters, LONGEST_NAME, type NameProblem, nameProblem } from "./names";

export type Who = "human" | Level;
export const WHO: readonly Who[] = ["human", ...LEVELS];
/** How pieces are placed. Of the hands, the one that trembles comes first: a hand is meant to be exciting. */
export const MODES = ["precise", "shaky", "steady"] as const;
export const HANDLED = ["roads", "roads-and-cars", "everything"] as const;
export const TREMORS = ["none", "gentle", "normal", "wild"] as const;
/** How much a hand trembles whose seat states nothing. */
export const TABLE_TREMOR = { precise: "none", shaky: "normal", steady: "none" } as const;
/** mm beyond which a nudged piece costs as much as a fallen one; null: never. */
export const NUDGES = [null, 2, 5, 10] as const;
/** The choices for the cost of letting go of a piece that does not stay. The first is the default of a new table. */
export const MISS_RULES = ["turn", "free", "column"] as const;
export type MissRule = (typeof MISS_RULES)[number];
export type Setting = boolean | number | string | null;

export interface SeatForm {
  readonly name: string;
  readonly who: Who;
  readonly colour: (typeof COLOURS)[number];
  /** How much the hand of this seat trembles; null: the table's default. */
  readonly tremor: (typeof TREMORS)[number] | null;
}

export const CHILDREN_CARS = 5;
/** The bot that plays on for somebody who left: neither strong nor weak. */
const SUBSTITUTE: Level = "careful";
/** The clock of a rated table for which none was chosen. */
const FIRST_CLOCK: ClockChoice = "live-10";
/** The most current box for two. */
export const FIRST_EDITION = "two-player-2024";
/** Switches that have their own control on the form. */
const OWN_PLACE = new Set(["missions"]);

export class SetupForm {
  readonly editions = signal<readonly EditionView[]>([]);
  readonly company = signal<Company>("bot");
  readonly editionId = signal(FIRST_EDITION);
  readonly seats = signal<readonly SeatForm[]>([]);
  readonly missions = signal(false);
  readonly children = signal(false);
  readonly first = signal(0);
  readonly mode = signal<(typeof MODES)[number]>("precise");
  readonly handled = signal<(typeof HANDLED)[number]>("roads");
  readonly nudge = signal<number | null>(null);
  readonly miss = signal<MissRule>(MISS_RULES[0]);
  readonly house = signal<Readonly<Record<string, Setting>>>({});
  /** With friends: everybody gets a link, instead of sharing this screen. */
  readonly byLink = signal(false);
  /** By link: does a bot play on for somebody who leaves? */
  readonly substitutes = signal(true);
  /** With friends: how much time everybody has, and what happens when it is used up. */
  readonly clock = signal<ClockChoice>("none");
  /** Is the table listed for everybody? It is asked anew for each table, and no is the default. */
  readonly listed = signal(false);
  readonly atZero = signal<AtZero>(AT_ZERO[0]);
  /** Does the result count? It is asked anew for each table, too. */
  readonly wantsRated = signal(false);
  /** By link: the seat of the person at this screen, the first one of a person; null: the table has no open seats. */
  readonly host = computed<number | null>(() => {
    if (this.company.value !== "friends" || !this.byLink.value) return null;
    const people = this.seats.value.flatMap(({ who }, seat) => (who === "human" ? [seat] : []));
    return people.length > 1 ? people[0]! : null;
  });

  /** By link: the result changes ratings. Such a table has a clock, no bots and the rules of the box. */
  readonly rated = computed(() => this.wantsRated.value && this.host.value !== null);

  readonly edition = computed<EditionView | null>(
    () => this.editions.value.find((edition) => edition.id === this.editionId.value) ?? this.editions.value[0] ?? null,
  );
  /** All editions, the first choice in front. */
  readonly shelf = computed(() =>
    [...this.editions.value].sort((a, b) => Number(b.id === FIRST_EDITION) - Number(a.id === FIRST_EDITION)),
  );
  readonly switches = computed(() =>
    Object.entries(this.edition.value?.switches ?? {}).filter(([name]) => !OWN_PLACE.has(name)),
  );
  /** The problem with the name of each seat. */
  readonly problems = computed<readonly (NameProblem | null)[]>(() =>
    this.seats.value.map(({ name }) => nameProblem(name)),
  );
  /** The strongest bot at the table; the first level if there is none. */
  readonly level = computed<Level>(
    () => strongest(this.seats.value.map(({ who }) => who).filter(isLevel)) ?? FIRST_LEVEL,
  );

  constructor(private readonly nameOf: (seat: number, who: Who) => string) {
    this.begin("bot", null);
  }

  /** Start again with what is remembered of the last set-up in this company, or with the defaults. */
  begin(company: Company, kept: Remembered | null, level: Level = FIRST_LEVEL): void {
    batch(() => {
      this.company.value = company;
      this.editionId.value = kept?.edition ?? FIRST_EDITION;
      this.seats.value = kept?.seats ?? [this.fresh(0, "human"), this.fresh(1, company === "bot" ? level : "human")];
      this.missions.value = kept?.missions ?? false;
      this.children.value = kept?.children ?? false;
      this.first.value = kept?.first ?? 0;
      this.mode.value = kept?.mode ?? "precise";
      this.handled.value = kept?.handled ?? "roads";
      this.nudge.value = kept?.nudge ?? null;
      this.miss.value = kept?.miss ?? MISS_RULES[0];
      this.house.value = kept?.house ?? {};
      this.byLink.value = kept?.byLink ?? false;
      this.substitutes.value = kept?.substitutes ?? true;
      this.clock.value = kept?.clock ?? "none";
      this.listed.value = false;
      this.wantsRated.value = false;
      this.atZero.value = kept?.atZero ?? AT_ZERO[0];
      this.fit();
    });
  }

  /** The part of this form to remember. */
  toRemember(): Remembered {
    return {
      edition: this.editionId.value,
      seats: this.seats.value,
      missions: this.missions.value,
      children: this.children.value,
      first: this.first.value,
      mode: this.mode.value,
      handled: this.handled.value,
      nudge: this.nudge.value,
      miss: this.miss.value,
      house: this.house.value,
      byLink: this.byLink.value,
      substitutes: this.substitutes.value,
      clock: this.clock.value,
      atZero: this.atZero.value,
    };
  }

  /** The editions have arrived: what is remembered may not fit them any more. */
  learn(editions: readonly EditionView[]): void {
    batch(() => {
      this.editions.value = editions;
      if (!editions.some(({ id }) => id === this.editionId.value)) this.chooseEdition(FIRST_EDITION);
      this.fit();
    });
  }

  /** Let every bot play at this level. */
  setLevel(level: Level): void {
    this.seats.value = this.seats.value.map((seat) => (seat.who === "human" ? seat : { ...seat, who: level }));
  }

  /** A new seat. Its name is empty, so that the default name follows the language until somebody types one. */
  private fresh(seat: number, who: Who): SeatForm {
    return { name: "", who, colour: COLOURS[seat % COLOURS.length]!, tremor: null };
  }

  /** By link: whoever opens the link sits down on such a seat, and brings a name. */
  isOpen(seat: number): boolean {
    return this.host.value !== null && this.seats.value[seat]?.who === "human" && seat !== this.host.value;
  }

  /** A name for every seat: the typed one, else the default. Duplicates are numbered. */
  names(): readonly string[] {
    const taken = new Set<string>();
    return this.seats.value.map((form, seat) => {
      const typed = firstCharacters(form.name.trim(), LONGEST_NAME).trim();
      const wanted = typed || this.nameOf(seat, form.who);
      let name = wanted;
      for (let twin = 2; taken.has(name); twin += 1) name = `${wanted} ${twin}`;
      taken.add(name);
      return name;
    });
  }

  chooseEdition(id: string): void {
    batch(() => {
      this.editionId.value = id;
      this.house.value = {};
      this.children.value = false;
      this.fit();
    });
  }

  /** Keep missions, house rules and the number of players within what the edition has. */
  private fit(): void {
    const edition = this.edition.value;
    if (edition === null) return;
    if (!edition.missions) this.missions.value = false;
    const known = Object.entries(this.house.value).filter(([name]) => name in edition.switches);
    if (known.length < Object.keys(this.house.value).length) this.house.value = Object.fromEntries(known);
    this.setCount(this.seats.value.length);
  }

  setCount(count: number): void {
    const [fewest, most] = this.edition.value?.players ?? [2, 6];
    const wanted = Math.max(fewest, Math.min(most, count));
    if (wanted === this.seats.value.length) return;
    const seats = [...this.seats.value.slice(0, wanted)];
    const who: Who = this.company.value === "bot" ? this.level.value : "human";
    while (seats.length < wanted) {
      const taken = new Set(seats.map((seat) => seat.colour));
      const colour = COLOURS.find((c) => !taken.has(c)) ?? COLOURS[0];
      seats.push({ ...this.fresh(seats.length, who), colour });
    }
    this.seats.value = seats;
    if (this.first.value >= wanted) this.first.value = 0;
  }

  /** Change a seat. If another seat has the chosen colour, the two swap colours. */
  setSeat(seat: number, change: Partial<SeatForm>): void {
    const before = this.seats.value[seat];
    if (before === undefined) return;
    this.seats.value = this.seats.value.map((form, n) => {
      if (n === seat) return { ...form, ...change };
      return change.colour !== undefined && form.colour === change.colour ? { ...form, colour: before.colour } : form;
    });
  }

  /** The edition's value of a switch. */
  private standard(name: string): Setting | undefined {
    return this.switches.value.find(([one]) => one === name)?.[1];
  }

  setHouse(name: string, value: Setting | undefined): void {
    const { [name]: _, ...others } = this.house.value;
    this.house.value = value === undefined || value === this.standard(name) ? others : { ...others, [name]: value };
  }

  /** Set a house rule to one of its named values, which are numbers where the edition states a number. */
  chooseHouse(name: string, choice: string): void {
    this.setHouse(name, typeof this.standard(name) === "number" ? Number(choice) : choice);
  }

  setChildren(on: boolean): void {
    batch(() => {
      this.children.value = on;
      this.setHouse("cars", on ? CHILDREN_CARS : undefined);
      this.setHouse("junctions", on ? false : undefined);
    });
  }

  /** Let the result count, or not. A rated table needs a clock, and a person on every seat. */
  setRated(on: boolean): void {
    batch(() => {
      this.wantsRated.value = on;
      if (!on) return;
      if (this.clock.value === "none") this.clock.value = FIRST_CLOCK;
      this.seats.value = this.seats.value.map((form) => ({ ...form, who: "human" }));
    });
  }

  /** Set the mode, and reset every seat's tremor to the default. */
  setMode(mode: (typeof MODES)[number]): void {
    batch(() => {
      this.mode.value = mode;
      this.seats.value = this.seats.value.map((form) => ({ ...form, tremor: null }));
    });
  }

  private hand(): HandSettings | null {
    const mode = this.mode.value;
    if (mode === "precise") return null;
    if (this.rated.value) return { mode };
    return { mode, pieces: this.handled.value, nudge: this.nudge.value, miss: this.miss.value };
  }

  settings(seed: number): MatchSettings {
    const names = this.names();
    const hand = this.hand();
    const [host, rated] = [this.host.value, this.rated.value];
    const atZero = rated ? AT_ZERO[0] : this.atZero.value;
    const clock = this.company.value === "friends" ? clockSettings(this.clock.value, atZero) : null;
    const seats = this.seats.value.map((form, n): SeatSettings => {
      const bot = form.who === "human" ? {} : { kind: "bot" as const, bot: form.who };
      const tremor = form.tremor === null || hand === null || rated ? {} : { tremor: form.tremor };
      if (this.isOpen(n)) return { kind: "open", colour: form.colour, ...tremor };
      return { name: names[n] ?? "", ...bot, colour: form.colour, ...tremor };
    });
    const house = rated ? {} : { ...this.house.value, ...(this.missions.value ? { missions: true } : {}) };
    return {
      edition: this.editionId.value,
      seats,
      house_rules: house,
      first: this.first.value,
      seed,
      ...(hand === null ? {} : { hand }),
      ...(clock === null ? {} : { clock }),
      ...(rated ? { rated } : {}),
      ...(host !== null && this.substitutes.value && !rated ? { substitutes: SUBSTITUTE } : {}),
      ...(host !== null && this.listed.value ? { private: false } : {}),
    };
  }
}
