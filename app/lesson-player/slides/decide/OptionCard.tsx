import type { KeyboardEvent, ReactNode } from "react";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import reactions from "#app/ui/reactions.module.css";
import { Picture } from "../activity/Picture.tsx";
import styles from "./DecidePanel.module.css";

interface Props {
  name: string;
  audioUrl: string | null;
  imageUrl: string | null;
  alt: string;
  /** What it costs. */
  tag?: ReactNode;
  /** Null: it is tapped once, and is not taken back. */
  isChosen: boolean | null;
  isAway?: boolean;
  isLocked?: boolean;
  isYoung: boolean;
  onChoose: () => void;
  onHeard: () => void;
  onArrow: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** A card with something that the child can choose. */
export function OptionCard({ name, isChosen, isLocked = false, isAway = false, ...props }: Props) {
  const lessonText = useLessonText();
  return (
    <div className={styles.place} data-young={props.isYoung}>
      <button
        type="button"
        className={`${styles.option} ${reactions.rocks}`}
        data-option=""
        data-wrong={isAway}
        {...(isChosen !== null && { "aria-pressed": isChosen })}
        aria-disabled={isLocked}
        onClick={props.onChoose}
        onKeyDown={props.onArrow}
      >
        <Picture url={props.imageUrl} alt={props.alt} className={styles.picture} />
        <span {...lessonText}>{name}</span>
        {props.tag}
      </button>
      <span className={styles.corner}>
        <SpeakButton text={name} url={props.audioUrl} onHeard={props.onHeard} />
      </span>
    </div>
  );
}
