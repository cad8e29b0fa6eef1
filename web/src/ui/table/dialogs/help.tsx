/** Help: how to build with a mouse, by touch or with keys. */

import { t } from "../../../app/app-state";
import { openRules } from "../../../app/rules";
import { HAND_HELP } from "../../../input/hand-keys";
import { HELP } from "../../../input/keys";
import { Dialog } from "../../parts/dialog";
import { Icon } from "../../parts/icons";

const PARTS = ["goal", "mouse", "touch", "hand"] as const;
const TOUCHED = ["goal", "touch", "hand"] as const;

/** A phone or a tablet without mouse and keyboard. */
const byTouchAlone = (): boolean =>
  !matchMedia("(any-pointer: fine)").matches && matchMedia("(pointer: coarse)").matches;

export function Help() {
  const touched = byTouchAlone();
  return (
    <Dialog title={t("web-help")} testid="help-dialog">
      <button type="button" onClick={() => openRules()} data-testid="help-rules">
        <Icon name="book" /> {t("rules-read")}
      </button>
      {(touched ? TOUCHED : PARTS).map((part) => (
        <section key={part}>
          <h3>{t(`web-help-${part}`)}</h3>
          <p>{t(`web-help-${part}-text`)}</p>
        </section>
      ))}
      {!touched && (
        <>
          <h3>{t("web-help-keys")}</h3>
          <Keys list={HELP} />
          <h3>{t("web-help-hand-keys")}</h3>
          <Keys list={HAND_HELP} />
        </>
      )}
    </Dialog>
  );
}

function Keys({ list }: { list: typeof HELP }) {
  return (
    <dl class="keys">
      {list.map(([keys, what]) => (
        <div key={what}>
          <dt>
            {keys.map((key) => (
              <kbd key={key} class={key === "␣" ? "space" : undefined}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{t(what)}</dd>
        </div>
      ))}
    </dl>
  );
}
