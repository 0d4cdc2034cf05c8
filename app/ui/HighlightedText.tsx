import { parseHighlights } from "#domain/highlight.ts";
import styles from "./HighlightedText.module.css";

/** Shows 'Find the [hl]gold[/hl] coin' with gold marked. */
export function HighlightedText({ source }: { source: string }) {
  return parseHighlights(source).map((part, index) =>
    part.highlighted ? (
      // oxlint-disable-next-line no-array-index-key -- the parts of one text never move
      <mark key={index} className={styles["mark"]}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
