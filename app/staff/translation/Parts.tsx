import { isEmptyText } from "#domain/content/visible-text.ts";
import { translating as words } from "#app/copy/translation.ts";
import type { Part } from "#app/data/authoring/translations.ts";
import { TextField } from "./TextField.tsx";
import { TranslatedFile } from "./TranslatedFile.tsx";
import type { TextPlace } from "../content/texts.ts";
import styles from "./Translation.module.css";

/** A recording belongs to words, and a caption to a clip: what has neither needs no place for one. */
const isOffered = ({ kind, source, basis, text }: Part) =>
  text !== null || source !== "" || (kind === "recording" && !isEmptyText(basis));

interface Props {
  /** The lesson whose folder gets the files; null where there are none. */
  lessonId: string | null;
  place: Omit<TextPlace, "path">;
  parts: readonly Part[];
}

/** The texts of a slide, lesson or course beside their translations; its files are folded away. */
export function Parts({ lessonId, place, parts }: Props) {
  const texts = parts.filter(({ kind, source }) => kind === "text" && !isEmptyText(source));
  const files = parts.filter((part) => part.kind !== "text" && isOffered(part));
  return (
    <>
      {texts.length === 0 && files.length === 0 && <p>{words.nothing}</p>}
      {texts.map((part) => (
        <TextField key={part.path} part={part} place={place} />
      ))}
      {lessonId !== null && files.length > 0 && (
        <details className={styles.files}>
          <summary>{words.files}</summary>
          {files.map((part) => (
            <TranslatedFile key={part.path} lessonId={lessonId} part={part} place={place} />
          ))}
        </details>
      )}
    </>
  );
}
