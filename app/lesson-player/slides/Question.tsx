import type { Ref } from "react";
import { plainText } from "#domain/content/text.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { HighlightedText } from "#app/ui/HighlightedText.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import styles from "./Question.module.css";

interface Props {
  /** A paragraph where the slide has a heading of its own. */
  as?: "h2" | "p";
  id?: string;
  /** Text with its highlights. */
  text: string;
  url: string | null;
  /** Plays the question with what follows it; else it is played alone. */
  play?: () => unknown;
  onHeard: () => void;
  /** The question takes the focus when it changes. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** What a slide asks, in the speech bubble of its board, with the button that reads it aloud. */
export function Question({ as: Tag = "h2", id, text, url, headingRef, ...listen }: Props) {
  const lessonText = useLessonText();
  return (
    <div className={styles.question}>
      <Tag
        id={id}
        {...lessonText}
        data-spoken={url}
        {...(headingRef && { ref: headingRef, tabIndex: -1 })}
      >
        <HighlightedText source={text} />
      </Tag>
      <SpeakButton text={plainText(text)} url={url} {...listen} />
    </div>
  );
}
