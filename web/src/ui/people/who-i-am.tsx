/** The name and the car of the person at this page. */
import type { Signal } from "@preact/signals";
import type { Ref } from "preact";
import { t } from "../../app/app-state";
import { CARS } from "../../app/people/player";
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
          maxLength={2 * LONGEST_NAME}
          autocomplete="nickname"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
          onChange={() => onChange?.()}
          data-testid="my-name"
        />
      </label>
      <label>
        {t("people-car")}
        <span class="row tight">
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
