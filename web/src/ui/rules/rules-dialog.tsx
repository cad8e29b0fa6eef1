/** The rules in play at the open table, in a dialog. */
import { useEffect, useMemo } from "preact/hooks";
import { t } from "../../app/app-state";
import { makeReader, openRules, rulesAt } from "../../app/rules";
import type { Session } from "../../app/session";
import { Dialog } from "../parts/dialog";
import { Icon } from "../parts/icons";
import { RulesPages } from "./rules-pages";

export function RulesDialog({ session }: { session: Session }) {
  const reader = useMemo(() => {
    const { edition = "", changes = {} } = session.match.info.value ?? {};
    const table = { edition, houseRules: changes };
    const made = makeReader(table, table);
    if (rulesAt.value !== null) made.open(rulesAt.value);
    return made;
  }, [session]);
  useEffect(() => () => reader.dispose(), [reader]);
  return (
    <Dialog title={t("rules-title")} testid="rules-dialog" wide>
      <RulesPages reader={reader} />
    </Dialog>
  );
}

/** Names the edition in play, and opens its rules. */
export function EditionButton({ session }: { session: Session }) {
  const edition = session.match.info.value?.edition ?? "";
  const changed = Object.keys(session.match.info.value?.changes ?? {}).some((name) => name !== "missions");
  const name = t(`edition-${edition}`) + (changed ? ` + ${t("rules-house-rule")}` : "");
  return (
    <button
      type="button"
      class="plain edition-button"
      onClick={() => openRules()}
      aria-label={t("pair", { name: t("rules-title"), value: name })}
      title={t("pair", { name: t("rules-title"), value: name })}
      data-testid="rules"
    >
      <Icon name="book" />
      <span>{name}</span>
    </button>
  );
}
