/** The page begins here. */
import { render } from "preact";
import "./ui/style.css";
import { App } from "./app/app";
import { keep, prefs, route, startWords, words } from "./app/app-state";
import { session } from "./app/session";

void startWords();
// A handle for tests and the curious: signals only, nothing that a player could not do by hand.
(window as unknown as Record<string, unknown>).shuto = { session, prefs, route, words, keep };
const root = document.getElementById("app");
if (root !== null) render(<App />, root);
