/** The head of a page without a table: home, what the page is about, the language. */
import type { ComponentChildren } from "preact";
import { Languages } from "../home/languages";
import { HomeButton } from "./home-button";

interface PageHeadProps {
  readonly title: string;
  /** Beside the title: a picture. */
  readonly picture?: ComponentChildren;
}

export function PageHead({ title, picture }: PageHeadProps) {
  return (
    <header class="page-head">
      <HomeButton />
      {picture}
      <h1>{title}</h1>
      <Languages />
    </header>
  );
}
