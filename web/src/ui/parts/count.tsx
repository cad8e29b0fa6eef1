/** A number with a minus and a plus button, limited to a range. */
import { t } from "../../app/app-state";

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly range: readonly [number, number];
  readonly testid: string;
  /** Show a yellow dot: it counts yellow discs. */
  readonly dot?: boolean;
  readonly onCount: (value: number) => void;
}

export function Count({ label, value, range, testid, dot, onCount }: CountProps) {
  return (
    <div class="row tight">
      {dot && (
        <span class="faint" aria-hidden="true">
          <span class="yellow-dot" /> {t("yellow")}
        </span>
      )}
      <div class="stepper" role="group" aria-label={label}>
        <button
          type="button"
          onClick={() => onCount(value - 1)}
          disabled={value <= range[0]}
          aria-label={`${label} −`}
          data-testid={`${testid}-less`}
        >
          −
        </button>
        <output aria-live="polite" data-testid={testid}>
          {value}
        </output>
        <button
          type="button"
          onClick={() => onCount(value + 1)}
          disabled={value >= range[1]}
          aria-label={`${label} +`}
          data-testid={`${testid}-more`}
        >
          +
        </button>
      </div>
    </div>
  );
}
