import type { KeyboardEvent, Ref } from "react";
import type { Thing } from "#domain/slides/sort/sort.ts";
import { activity } from "#app/copy/slides/activity/child.ts";
import { usePictureAddress } from "#app/ui/media-urls.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import styles from "./SortPanel.module.css";
import { useDrag } from "../activity/useDrag.ts";

interface Props {
  thing: Thing;
  isHeld: boolean;
  /** It was put into a wrong basket just now. */
  isBack: boolean;
  isYoung: boolean;
  ref: Ref<HTMLButtonElement>;
  /** `byKeys`: the focus goes where the thing can be put. */
  onPick: (byKeys: boolean) => void;
  onDrop: (basket: number) => void;
  onHeard: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** A thing that lies outside: tapped and then put into a basket, or dragged there. */
export function ThingCard({ thing, isHeld, isBack, onPick, onDrop, ...props }: Props) {
  const picture = usePictureAddress(thing.image_url);
  const { takeDrag, ...drag } = useDrag((below) => {
    const basket = below.find((element) => element.matches("[data-basket]"));
    if (basket !== undefined) onDrop(Number(basket.getAttribute("data-basket")));
  });
  return (
    <div className={styles.place}>
      <button
        ref={props.ref}
        type="button"
        className={styles.thing}
        aria-pressed={isHeld}
        data-thing=""
        data-back={isBack}
        data-young={props.isYoung}
        {...drag}
        onClick={(event) => {
          if (!takeDrag()) onPick(event.detail === 0);
        }}
        onKeyDown={props.onKeyDown}
      >
        {picture.address !== null && !picture.hasFailed && (
          <img
            className={styles.picture}
            src={picture.address}
            alt={thing.alt}
            draggable={false}
            onError={picture.onError}
          />
        )}
        <span>{thing.name.trim() || activity.unnamed}</span>
      </button>
      <span className={styles.speak}>
        <SpeakButton text={thing.name} url={thing.audio_url} onHeard={props.onHeard} />
      </span>
    </div>
  );
}
