/** The set-up of a new match: a form as signals, and the settings it amounts to. Defaults are ready to play. */
import { batch, computed, signal } from "@preact/signals-core";
import type { EditionInfo } from "../net/http";
import type { MatchSettings, SeatSettings } from "../net/wire.gen";

export const COLOURS = ["vermilion", "blue", "green", "purple", "orange", "sky"] as const;
/** As the drawings have them (src/shuto/draw/palette.py): told apart by every eye. */
export const PAINT: Readonly<Record<string, string>> = {
  vermilion: "#d55e00",
  blue: "#0072b2",
  green: "#009e73",
  purple: "#cc79a7",
  orange: "#e69f00",
  sky: "#56b4e9",
};
/** The bots' levels, weakest first (src/shuto/bots/registry.py). */
export const LEVELS = ["random", "greedy", "thrifty", "careful", "strong", "master"] as const;
export type Who = "human" | (typeof LEVELS)[number];
export type Setting = boolean | number | string | null;

export interface SeatForm {
  readonly name: string;
  readonly who: Who;
  readonly colour: string;
}

export const CHILDREN_CARS = 5;
/** Switches that have their own place on the form. */
const OWN_PLACE = new Set(["missions"]);
const NAME_LIMIT = 40;

export class SetupForm {
  readonly editions = signal<readonly EditionInfo[]>([]);
  readonly editionId = signal("second-edition");
  readonly seats = signal<readonly SeatForm[]>([]);
  readonly missions = signal(false);
  readonly children = signal(false);
  readonly first = signal(0);
  readonly house = signal<Readonly<Record<string, Setting>>>({});

  readonly edition = computed<EditionInfo | null>(
    () => this.editions.value.find((edition) => edition.id === this.editionId.value) ?? this.editions.value[0] ?? null,
  );
  readonly switches = computed(() =>
    Object.entries(this.edition.value?.switches ?? {}).filter(([name]) => !OWN_PLACE.has(name)),
  );

  constructor(private readonly nameOf: (seat: number, who: Who) => string) {
    this.seats.value = [this.fresh(0, "human"), this.fresh(1, "greedy")];
  }

  /** Names nobody has typed are said anew in another language. */
  private fresh(seat: number, who: Who): SeatForm {
    return { name: "", who, colour: COLOURS[seat % COLOURS.length]! };
  }

  /** A name for every seat: as typed, else as we say; twins are numbered. */
  names(): readonly string[] {
    const taken = new Set<string>();
    return this.seats.value.map((form, seat) => {
      const wanted = form.name.trim().slice(0, NAME_LIMIT) || this.nameOf(seat, form.who);
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
      if (!this.edition.value?.missions) this.missions.value = false;
      const [fewest, most] = this.edition.value?.players ?? [2, 2];
      this.setCount(Math.max(fewest, Math.min(most, this.seats.value.length)));
    });
  }

  setCount(count: number): void {
    const [fewest, most] = this.edition.value?.players ?? [2, 6];
    const wanted = Math.max(fewest, Math.min(most, count));
    const seats = [...this.seats.value.slice(0, wanted)];
    while (seats.length < wanted) {
      const taken = new Set(seats.map((seat) => seat.colour));
      const colour = COLOURS.find((c) => !taken.has(c)) ?? COLOURS[0];
      seats.push({ ...this.fresh(seats.length, "greedy"), colour });
    }
    this.seats.value = seats;
    if (this.first.value >= wanted) this.first.value = 0;
  }

  /** A colour that another seat has is exchanged with it. */
  setSeat(seat: number, change: Partial<SeatForm>): void {
    const before = this.seats.value[seat];
    if (before === undefined) return;
    this.seats.value = this.seats.value.map((form, n) => {
      if (n === seat) return { ...form, ...change };
      return change.colour !== undefined && form.colour === change.colour ? { ...form, colour: before.colour } : form;
    });
  }

  setHouse(name: string, value: Setting | undefined): void {
    const { [name]: _, ...others } = this.house.value;
    this.house.value = value === undefined || value === this.edition.value?.switches[name] ? others : { ...others, [name]: value };
  }

  setChildren(on: boolean): void {
    batch(() => {
      this.children.value = on;
      this.setHouse("cars", on ? CHILDREN_CARS : undefined);
      this.setHouse("junctions", on ? false : undefined);
    });
  }

  settings(seed: number): MatchSettings {
    const names = this.names();
    const seats = this.seats.value.map((form, n): SeatSettings => {
      const bot = form.who === "human" ? {} : { kind: "bot" as const, bot: form.who };
      return { name: names[n] ?? "", ...bot, colour: form.colour };
    });
    const house = { ...this.house.value, ...(this.missions.value ? { missions: true } : {}) };
    return { edition: this.editionId.value, seats, house_rules: house, first: this.first.value, seed };
  }
}
