import type { Finding } from "#domain/content/publish-check.ts";
import { lists } from "#app/copy/builder.ts";
import { slide as fileWords } from "#app/copy/slide-fields.ts";
import { fixOf, publishPanel as words } from "#app/copy/publishing.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { summaryOf } from "../ui/slide-summary.ts";
import type { UnsavedPart } from "./useUnsavedParts.ts";
import styles from "../ui/Findings.module.css";

interface Props {
  parts: readonly UnsavedPart[];
  slides: readonly EditableSlide[];
  onOpen: (finding: Finding) => void;
}

/** What is not saved, before the author publishes; a line of a slide leads to it. */
export function UnsavedParts({ parts, slides, onOpen }: Props) {
  if (parts.length === 0) return null;
  const textOf = ({ lang, isCaptions }: UnsavedPart, at: number) => {
    const slide = slides[at];
    if (isCaptions === true) return words.unsavedSlide(at + 1, fileWords.captions);
    if (lang !== null) return words.unsavedText(lang, slide === undefined ? null : at + 1);
    return slide === undefined
      ? lists.lessonSettings
      : words.unsavedSlide(at + 1, summaryOf(slide));
  };
  return (
    <div className={styles.findings}>
      <div>
        <h3 data-needed>{words.unsavedHeading}</h3>
        <ul>
          {parts.map((part) => {
            const { slideId, lang, isCaptions = false } = part;
            const at = slides.findIndex(({ id }) => id === slideId);
            const text = textOf(part, at);
            return (
              <li key={`${slideId} ${lang} ${isCaptions}`}>
                {slideId === null || lang !== null ? (
                  text
                ) : (
                  <button
                    type="button"
                    data-needed
                    onClick={() =>
                      onOpen({
                        check: isCaptions ? "no_captions" : "unsaved",
                        weight: "must",
                        slideId,
                        part: null,
                      })
                    }
                  >
                    <span>{text}</span>{" "}
                    <span className={styles.fix}>{fixOf("unsaved", at + 1)}</span>
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
