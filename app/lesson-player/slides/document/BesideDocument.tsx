import { useId, useState } from "react";
import type { DocumentSlide } from "#domain/slides/document/document.ts";
import { Icon } from "#app/ui/Icon.tsx";
import layout from "#app/ui/layout.module.css";
import { useLessonText } from "#app/ui/lesson-language.ts";
import { DocumentCard } from "./DocumentCard.tsx";
import styles from "./DocumentCard.module.css";

interface Props {
  document: DocumentSlide;
  onHeard: () => void;
}

/**
 * A document beside a question about it. Where the board has no room for both, a button opens it in
 * the place of the answers.
 */
export function BesideDocument({ document, onHeard }: Props) {
  const lessonText = useLessonText();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.beside} data-document="" data-open={isOpen}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span {...lessonText}>{document.heading}</span>
        <Icon name={isOpen ? "up" : "down"} />
      </button>
      <div
        id={id}
        className={`${styles.opened} ${layout.scrolls}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keys
        tabIndex={0}
        role="region"
        aria-label={document.heading}
      >
        <DocumentCard document={document} onHeard={onHeard} />
      </div>
    </div>
  );
}
