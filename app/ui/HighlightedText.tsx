import { parseHighlights } from "#domain/content/text.ts";
import styles from "./HighlightedText.module.css";

/** Renders the part between `[hl]` and `[/hl]` highlighted, as in 'Find the [hl]gold[/hl] coin'. */
export function HighlightedText({ source }: { source: string }) {
  return parseHighlights(source).map((part, index) =>
    part.highlighted ? (
      // oxlint-disable-next-line no-array-index-key -- the parts of a text are never reordered
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
