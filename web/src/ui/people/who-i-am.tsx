/** The name and the car of the person at this page. */
import type { Signal } from "@preact/signals";
import type { Ref } from "preact";
import { t } from "../../app/app-state";
import { CARS } from "../../app/people/player";
import { firstCharacters } from "../../headless/new-game/names";
import { CarPicture } from "./car-picture";

/** As the server cleans them (src/shuto/server/people/names.py). */
const LONGEST_NAME = 24;

interface WhoIAmProps {
  readonly name: Signal<string>;
  readonly car: Signal<string>;
  readonly field?: Ref<HTMLInputElement>;
  /** The name or the car was chosen. */
  readonly onChange?: () => void;
}

export function WhoIAm({ name, car, field, onChange }: WhoIAmProps) {
  return (
    <>
      <label>
        {t("people-name")}
        <input
          {...(field === undefined ? {} : { ref: field })}
          type="text"
          autocomplete="nickname"
          value={name.value}
          onInput={(event) => {
            const input = event.currentTarget;
            // A letter that is still being composed is left alone.
            if (!event.isComposing) {
              const short = firstCharacters(input.value, LONGEST_NAME);
              if (short !== input.value) input.value = short;
            }
            name.value = input.value;
          }}
          onChange={() => onChange?.()}
          data-testid="my-name"
        />
      </label>
      <label>
        {t("people-car")}
        <span class="row">
          <CarPicture car={car.value} />
          <select
            class="grow"
            value={car.value}
            onChange={(event) => {
              car.value = event.currentTarget.value;
              onChange?.();
            }}
            data-testid="my-car"
          >
            {CARS.map((one) => (
              <option key={one} value={one}>
                {t(`car-${one}`)}
              </option>
            ))}
          </select>
        </span>
      </label>
    </>
  );
}
