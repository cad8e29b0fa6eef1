/** The text of the page, from the same Fluent catalogue as the server, in the user's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals-core";

export const LANGUAGES = ["en", "fr", "de", "it", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language's name in that language; never translated. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  ja: "日本語",
};
export type Args = Readonly<Record<string, string | number>>;

/** The first preferred language that we have, else English. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const prefix = tag
      .trim()
      .toLowerCase()
      .split(/[^a-z]/)[0];
    const found = LANGUAGES.find((language) => language === prefix);
    if (found !== undefined) return found;
  }
  return "en";
}

export class Words {
  readonly language = signal<Language>("en");
  readonly ready = signal(false);
  private readonly bundle = signal<FluentBundle | null>(null);
  private readonly known = new Map<Language, FluentBundle>();
  private readonly ids = signal<readonly string[]>([]);
  private readonly idsOf = new Map<Language, readonly string[]>();
  private wanted: Language = "en";

  constructor(private readonly fetchText: (language: Language) => Promise<string>) {}

  /** Switch to a language; the previous one stays until the new one has loaded. */
  async speak(language: Language): Promise<void> {
    this.wanted = language;
    let bundle = this.known.get(language);
    if (bundle === undefined) {
      bundle = new FluentBundle(language, { useIsolating: false });
      const source = await this.fetchText(language);
      bundle.addResource(new FluentResource(source), { allowOverrides: true });
      this.idsOf.set(
        language,
        [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!),
      );
      this.known.set(language, bundle);
    }
    if (this.wanted !== language) return; // another language was requested in the meantime
    this.bundle.value = bundle;
    this.ids.value = this.idsOf.get(language) ?? [];
    this.language.value = language;
    this.ready.value = true;
  }

  /** The message in the user's language. A missing message yields its id; tests prevent that. */
  readonly say = (id: string, args: Args = {}): string => {
    const bundle = this.bundle.value;
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle === null || bundle === undefined || pattern === null || pattern === undefined) return id;
    const shown: Record<string, FluentVariable> = {};
    // Round here, so that plural variants match the number that is shown, as in Python.
    for (const [name, value] of Object.entries(args))
      shown[name] = typeof value === "number" ? Math.round(value * 10) / 10 + 0 : value;
    return bundle.formatPattern(pattern, shown, []);
  };

  /** The parts after this prefix in message ids, in catalogue order: for example the values of a switch. */
  choices(beginning: string): readonly string[] {
    return this.ids.value.filter((id) => id.startsWith(beginning)).map((id) => id.slice(beginning.length));
  }

  /** Names as a list in a sentence: "Ann, Bob and Cat". British English, like the catalogue. */
  readonly list = (names: readonly string[]): string => {
    const language = this.language.value;
    return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "conjunction" }).format(names);
  };

  has(id: string): boolean {
    return this.bundle.value?.hasMessage(id) ?? false;
  }
}
