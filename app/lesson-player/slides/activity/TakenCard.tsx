import type { KeyboardEvent, Ref } from "react";
import { activity } from "#app/copy/slides/activity/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import reactions from "#app/ui/reactions.module.css";
import { Picture } from "./Picture.tsx";
import styles from "./TakenCard.module.css";
import { useDrag } from "./useDrag.ts";

interface Props {
  thing: { name: string; audio_url: string | null; image_url: string | null; alt: string };
  /** Attribute of the places onto which it is dragged; its value is the index of the place. */
  onto: `data-${string}`;
  isHeld: boolean;
  /** It was put into a wrong place just now. */
  isBack: boolean;
  ref: Ref<HTMLButtonElement>;
  /** `byKeys`: the focus goes where the thing can be put. */
  onPick: (byKeys: boolean) => void;
  onDrop: (place: number) => void;
  onHeard: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

const className = `${styles.card} ${reactions.rocks}`;

/** A thing that lies outside: tapped and then put into a place, or dragged there. */
export function TakenCard({ thing, onto, isHeld, isBack, onPick, onDrop, ...props }: Props) {
  const lessonText = useLessonText();
  const { takeDrag, ...drag } = useDrag((below) => {
    const place = below.find((element) => element.hasAttribute(onto));
    if (place !== undefined) onDrop(Number(place.getAttribute(onto)));
  });
  return (
    <div className={styles.around}>
      <button
        ref={props.ref}
        type="button"
        className={className}
        aria-pressed={isHeld}
        data-thing=""
        data-back={isBack}
        {...drag}
        onClick={(event) => {
          if (!takeDrag()) onPick(event.detail === 0);
        }}
        onKeyDown={props.onKeyDown}
      >
        <Picture url={thing.image_url} alt={thing.alt} className={styles.picture} />
        <span {...lessonText} data-spoken={thing.audio_url}>
          {thing.name.trim() || activity.unnamed}
        </span>
      </button>
      <span className={styles.speak}>
        <SpeakButton text={thing.name} url={thing.audio_url} onHeard={props.onHeard} />
      </span>
    </div>
  );
}
