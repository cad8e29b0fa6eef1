/** The picture of an example, with what it shows and what the referee says about it. */
import { words } from "../../app/app-state";
import type { Book } from "../../headless/rules/reader";
import { pictureUrl } from "../../net/http";
import type { ExampleView } from "../../net/wire.gen";

/** The size of a picture in px, by its view (src/shuto/draw/figure.py). */
const WIDTH = 360;
const HEIGHTS = { above: 200, side: 150, supply: 150 } as const;
const SIGNS = { good: "✓", bad: "✗", none: "–" } as const;

export function Example({ example, book }: { example: ExampleView; book: Book }) {
  return (
    <figure class={`example ${example.tone}`} data-testid={`example-${example.id}`} data-tone={example.tone}>
      <img
        src={pictureUrl(book, example.id, words.language.value)}
        width={WIDTH}
        height={HEIGHTS[example.view]}
        loading="lazy"
        alt=""
      />
      <figcaption>
        {example.caption}
        {(example.verdict !== "" || example.result !== "") && (
          <span class="result">
            {example.verdict !== "" && (
              <strong>
                <span aria-hidden="true">{SIGNS[example.tone]}</span> {example.verdict}
              </strong>
            )}{" "}
            {example.result}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
