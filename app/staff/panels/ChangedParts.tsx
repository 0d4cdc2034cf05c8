import type { PartChange } from "#domain/content/part-changes.ts";
import { publishPanel as words } from "#app/copy/publishing.ts";
import { editedWords } from "../co-authors/changed-words.ts";
import type { EditedPart } from "../co-authors/changed-words.ts";
import styles from "./ChangedParts.module.css";

const ELEMENTS = { kept: "span", removed: "del", added: "ins" } as const;

/** A text with the words that were removed and those that were added. */
const EditedText = ({ parts }: { parts: readonly EditedPart[] }) =>
  parts.map(({ text, highlighted, what }, index) => {
    const Element = ELEMENTS[what];
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never reordered
      <Element key={index} data-gold={highlighted || undefined}>
        {text}
      </Element>
    );
  });

interface Props {
  parts: readonly PartChange[];
}

/** The texts, files and settings in which a slide or mission card differs, a line each. */
export function ChangedParts({ parts }: Props) {
  const lines = parts
    .filter(({ kind }) => kind !== "text")
    .map(({ path, kind, before, now }) =>
      kind === "file"
        ? words.changedFile(path, before === "", now === "")
        : words.changedSetting(path, now !== ""),
    );
  return (
    <ul className={styles.parts}>
      {parts
        .filter(({ kind }) => kind === "text")
        .map(({ path, before, now }) => (
          <li key={path} dir="auto">
            {words.changedText(path)}
            <EditedText parts={editedWords(before, now)} />
          </li>
        ))}
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
