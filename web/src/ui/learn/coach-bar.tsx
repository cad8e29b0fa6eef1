/** The turn in a lesson: the choices that the task needs, the verdict, Build, and help when it is due. */
import { t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { Icon } from "../parts/icons";
import { BasePoints, HeightStepper, KindChoice } from "../table/turn/choices";
import { Findings } from "../table/turn/findings";
import { HelpButton } from "../table/turn/help-buttons";

export function CoachBar({ session, needs }: { session: Session; needs: ReadonlySet<string> }) {
  const { composer, lesson } = session;
  const draft = composer.draft.value;
  if (draft === null) return null;
  const build = draft.mode === "build" ? draft : null;
  const illegal = draft.place !== null && composer.verdict.value?.legal === false;
  const missed = lesson.missed.value;
  const byHand = build !== null && session.hands.on.value;
  /** By hand, the gesture is what there is to be learnt. */
  const show = (): Promise<void> => (byHand ? session.demo.start() : session.turns.hint());
  return (
    <div class="build" data-testid="build-bar">
      {build !== null && <BasePoints session={session} draft={build} />}
      {build !== null && (needs.has("kind") || needs.has("height")) && (
        <div class="row spread">
          {needs.has("kind") && <KindChoice session={session} draft={build} />}
          {needs.has("height") && (
            <div class="row">
              {build.kind !== "off-ramp" && !needs.has("kind") && (
                <span class="what capital" aria-hidden="true">
                  {t("height")}
                </span>
              )}
              <HeightStepper session={session} draft={build} />
            </div>
          )}
        </div>
      )}
      {missed !== null ? (
        <p class="missed" role="alert" data-testid="missed">
          {missed}
        </p>
      ) : (
        draft.place !== null && <Findings session={session} cars={needs.has("cars")} />
      )}
      <div class="row actions">
        <button
          type="button"
          class="primary grow big"
          onClick={() => void session.turns.build()}
          disabled={composer.sending.value || session.hands.sending.value || illegal || draft.place === null}
          data-testid="build"
        >
          {t(build === null ? "web-place" : session.hands.on.value ? "web-hand-take" : "web-build")}
        </button>
        {illegal && <HelpButton session={session} />}
        {(lesson.mayShow.value || (byHand && lesson.view.value?.turn != null)) && (
          <button type="button" onClick={() => void show()} data-testid="show-me">
            <Icon name="bulb" /> {t("learn-show-me")}
          </button>
        )}
      </div>
    </div>
  );
}
