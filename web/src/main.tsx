/** Entry point of the page. */
import { render } from "preact";
import "./ui/style/index.css";
import { App } from "./app/app";
import { keep, prefs, preparation, route, startWords, words } from "./app/app-state";
import { watchWins } from "./app/games/new-game";
import { links } from "./app/links";
import { watchTurns } from "./app/people/my-turn";
import { session } from "./app/session";
import { watchTitle } from "./app/titles";

void startWords();
void links.learn();
watchTitle();
watchTurns();
watchWins();
void preparation.watch().then((seen) => seen && session.value?.composer.refresh());
// For tests and debugging. Exposes signals only, and nothing that a player could not do through the page.
(window as unknown as Record<string, unknown>).shuto = { session, prefs, route, words, keep };
const root = document.getElementById("app");
if (root !== null) render(<App />, root);
