/** The rules of an edition as a screen of their own. */
import { useEffect, useMemo } from "preact/hooks";
import { goTo, t } from "../../app/app-state";
import { rulesHash } from "../../app/route";
import { makeReader } from "../../app/rules";
import { PageHead } from "../parts/page-head";
import { RulesPages } from "./rules-pages";

export function RulesScreen({ edition, clause }: { edition: string; clause: string | undefined }) {
  const reader = useMemo(() => makeReader({ edition, houseRules: {} }), []);
  useEffect(() => () => reader.dispose(), [reader]);
  useEffect(() => {
    reader.choose(edition);
    if (clause !== undefined) reader.open(clause);
  }, [reader, edition, clause]);
  return (
    <main class="rules-screen" data-testid="rules-screen">
      <PageHead title={t("rules-title")} />
      <RulesPages reader={reader} onEdition={(chosen) => goTo(rulesHash(chosen))} />
    </main>
  );
}
