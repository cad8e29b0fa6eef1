/** The players: how many, and for each seat the name, a person or a bot, the colour, who begins. */
import { t } from "../../app/app-state";
import { LONGEST_NAME, MOST_UNITS, type NameProblem } from "../../headless/new-game/names";
import { type SeatForm, type SetupForm, WHO, type Who } from "../../headless/new-game/setup";
import { COLOURS, PAINT } from "../../headless/paint";

export function Seats({ form }: { form: SetupForm }) {
  const [fewest, most] = form.edition.value?.players ?? [2, 2];
  const names = form.names();
  return (
    <section aria-labelledby="h-players">
      <h2 id="h-players">{t("home-who")}</h2>
      {most > fewest && (
        <div class="row chips wrap" role="radiogroup" aria-label={t("players")}>
          {Array.from({ length: most - fewest + 1 }, (_, n) => n + fewest).map((count) => (
            <button
              type="button"
              key={count}
              role="radio"
              aria-checked={count === form.seats.value.length}
              class={count === form.seats.value.length ? "chip chosen" : "chip"}
              onClick={() => form.setCount(count)}
              data-testid={`players-${count}`}
            >
              {t("home-players", { most: count })}
            </button>
          ))}
        </div>
      )}
      <ol class="seats">
        {form.seats.value.map((seat, n) => (
          <Seat key={n} form={form} seat={seat} n={n} name={names[n] ?? ""} problem={form.problems.value[n] ?? null} />
        ))}
      </ol>
    </section>
  );
}

interface SeatProps {
  readonly form: SetupForm;
  readonly seat: SeatForm;
  readonly n: number;
  /** The name that the player gets if none is typed. */
  readonly name: string;
  readonly problem: NameProblem | null;
}

function Seat({ form, seat, n, name, problem }: SeatProps) {
  const open = form.isOpen(n);
  return (
    <li style={{ "--seat": PAINT[seat.colour] }}>
      <span class="dot" />
      <input
        type="text"
        maxLength={MOST_UNITS}
        value={open ? "" : seat.name}
        placeholder={open ? t("people-open") : name}
        disabled={open}
        aria-label={t("web-seat-name", { seat: n + 1 })}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `wrong-${n}`}
        onInput={(event) => form.setSeat(n, { name: event.currentTarget.value })}
        data-testid={`name-${n}`}
      />
      <select
        value={seat.who}
        aria-label={t("web-seat-who", { seat: n + 1 })}
        disabled={form.rated.value} // no bots
        onChange={(event) => form.setSeat(n, { who: event.currentTarget.value as Who })}
        data-testid={`who-${n}`}
      >
        {WHO.map((who) => (
          <option key={who} value={who}>
            {t(`web-who-${who}`)}
          </option>
        ))}
      </select>
      <select
        value={seat.colour}
        aria-label={t("web-seat-colour", { seat: n + 1 })}
        onChange={(event) => form.setSeat(n, { colour: COLOURS[event.currentTarget.selectedIndex]! })}
      >
        {COLOURS.map((colour) => (
          <option key={colour} value={colour}>
            {t(`web-colour-${colour}`)}
          </option>
        ))}
      </select>
      <label class="check">
        <input type="radio" name="first" checked={form.first.value === n} onChange={() => (form.first.value = n)} />
        {t("first")}
      </label>
      {problem !== null && (
        <p class="wrong" id={`wrong-${n}`} role="alert" data-testid={`wrong-${n}`}>
          {t(`home-name-${problem}`, { most: LONGEST_NAME })}
        </p>
      )}
    </li>
  );
}
