/** The moving picture: a game being built, over and over. Loaded after the page works; still under reduced motion. */
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { reducedMotion, t } from "../../app/app-state";
import { Icon } from "../parts/icons";
import { HERO } from "./covers";

/** From one turn to the next, for how long the finished table is shown, and how long it fades (home.css). */
const TURN_MS = 450;
const SHOWN_MS = 8000;
const FADING_MS = 700;
/** How pieces come down: from how many mm, in how many frames. */
const HEIGHT = 30;
const FRAMES = 8;
const FRAME_MS = 34;

const held = signal(false);

/**
 * Let pieces come down in a few frames. A CSS animation would give each of them a layer of its own, which costs the
 * browser four times as much. `wait` may forget what it is asked for.
 */
function land(pieces: readonly SVGElement[], wait: (ms: number, then: () => void) => void): void {
  for (const one of pieces) one.classList.add("placed");
  const falling = pieces.filter((one) => !one.classList.contains("shadow"));
  const at = (frame: number): void => {
    const left = HEIGHT * (1 - frame / FRAMES) ** 3;
    for (const one of falling) one.setAttribute("transform", `translate(0 ${-left.toFixed(1)})`);
    if (frame < FRAMES) wait(FRAME_MS, () => at(frame + 1));
  };
  at(0);
}

/** Show the turns one after the other, again and again, while the picture is on the screen. Returns how to stop. */
function play(film: HTMLElement): () => void {
  const turns: SVGElement[][] = [];
  for (const one of film.querySelectorAll<SVGElement>("[style*='--step']")) {
    const step = Number(one.style.getPropertyValue("--step"));
    turns[step] = [...(turns[step] ?? []), one];
  }
  let [stopped, seen] = [false, true];
  const wait = (ms: number, then: () => void): void => {
    window.setTimeout(() => !stopped && then(), ms);
  };
  const clear = (): void => {
    for (const one of turns.flat()) {
      one?.classList.remove("placed");
      one?.removeAttribute("transform");
    }
    film.classList.remove("fading");
  };
  const build = (turn: number): void => {
    const roads = (turns[turn] ?? []).filter((one) => one.classList.contains("road"));
    land(
      (turns[turn] ?? []).filter((one) => !roads.includes(one)),
      wait,
    );
    wait(4 * FRAME_MS, () => land(roads, wait));
    if (turn < turns.length) wait(TURN_MS, () => build(turn + 1));
    else wait(SHOWN_MS, fade);
  };
  const fade = (): void => {
    const watched = seen && !document.hidden;
    film.classList.toggle("fading", watched);
    wait(watched ? FADING_MS : SHOWN_MS, watched ? again : fade);
  };
  const again = (): void => {
    clear();
    build(0);
  };
  const watcher = new IntersectionObserver((entries) => (seen = entries.some((entry) => entry.isIntersecting)));
  watcher.observe(film);
  film.classList.add("building");
  again();
  return () => {
    stopped = true;
    watcher.disconnect();
    clear();
    film.classList.remove("building");
  };
}

export function Hero() {
  const film = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);
  const still = reducedMotion();
  const moving = loaded && !still && !held.value;
  useEffect(() => {
    let gone = false;
    fetch(HERO)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then((svg) => {
        if (gone || film.current === null) return;
        film.current.innerHTML = svg; // a file of ours, not somebody's text
        setLoaded(true);
      })
      .catch(() => {}); // the page works without it
    return () => {
      gone = true;
    };
  }, []);
  useEffect(() => (moving && film.current !== null ? play(film.current) : undefined), [moving]);
  return (
    <div class="hero-picture">
      <div class={loaded ? "film loaded" : "film"} ref={film} aria-hidden="true" data-testid="film" />
      {loaded && !still && (
        <button
          type="button"
          class="plain hold"
          onClick={() => (held.value = !held.value)}
          aria-label={t(held.value ? "home-move" : "home-pause")}
          title={t(held.value ? "home-move" : "home-pause")}
          data-testid="hold"
        >
          <Icon name={held.value ? "play" : "pause"} />
        </button>
      )}
    </div>
  );
}
