/** The head of a page without a table: home, what the page is about, the language. The tab has the same title. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { headPage } from "../../app/titles";
import { Languages } from "../home/languages";
import { HomeButton } from "./home-button";

interface PageHeadProps {
  readonly title: string;
  /** Beside the title: a picture. */
  readonly picture?: ComponentChildren;
}

export function PageHead({ title, picture }: PageHeadProps) {
  useLayoutEffect(() => headPage(title), [title]);
  return (
    <header class="page-head">
      <HomeButton />
      {picture}
      <h1>{title}</h1>
      <Languages />
    </header>
  );
}
