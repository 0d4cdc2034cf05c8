import { useId } from "react";
import type { KeyboardEvent, Ref } from "react";
import type { Jar } from "#domain/slides/jars/jars.ts";
import { activity } from "#app/copy/slides/activity/child.ts";
import { jars as words } from "#app/copy/slides/jars/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import reactions from "#app/ui/reactions.module.css";
import { Coin } from "#app/ui/Coin.tsx";
import marks from "../activity/marks.module.css";
import { Picture } from "../activity/Picture.tsx";
import { useDrag } from "../activity/useDrag.ts";
import { GlassJar } from "./GlassJar.tsx";
import styles from "./JarsPanel.module.css";

interface Props {
  jar: Jar;
  place: number;
  coins: number;
  /** Coins of the whole slide. */
  most: number;
  /** May a coin be put in, and taken out? */
  isOpen: { put: boolean; take: boolean };
  isBeckoning: { put: boolean; take: boolean };
  /** A coin was tapped, which can be put here. */
  isWaiting: boolean;
  /** The last check was wrong, and this jar says why. */
  isBack: boolean;
  /** The split is right: nothing is taken out any more. */
  isDone: boolean;
  isYoung: boolean;
  ref: Ref<HTMLButtonElement>;
  onPut: () => void;
  onTake: () => void;
  /** Its coin was dragged elsewhere: into another jar, or out (null). */
  onDrag: (jar: number | null) => void;
  onHeard: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

const TAKING = new Set(["Backspace", "Delete", "-"]);

/** The jar on which something was dropped; null if it was dropped elsewhere. */
export const jarBelow = (below: readonly Element[]): number | null => {
  const jar = below.find((element) => element.matches("[data-jar]"));
  return jar === undefined ? null : Number(jar.getAttribute("data-jar"));
};

/** A jar with its coins and its number; tapped, it takes a coin. */
export function JarCard({ jar, coins, isOpen, isBeckoning, onPut, onTake, ...props }: Props) {
  const lessonText = useLessonText();
  const id = useId();
  const drag = useDrag((below) => props.onDrag(jarBelow(below)));
  const name = jar.name.trim() || activity.unnamed;
  const hasPicture = jar.image_url !== null;
  return (
    <div className={styles.place}>
      <button
        ref={props.ref}
        type="button"
        className={`${styles.card} ${reactions.rocks} ${marks.shines}`}
        aria-describedby={hasPicture ? id : undefined}
        aria-disabled={!isOpen.put}
        data-jar={props.place}
        data-waiting={props.isWaiting && isOpen.put}
        data-beckoning={isBeckoning.put}
        data-back={props.isBack}
        // A coin that was dragged out is gone before its click: the drag must not eat the next tap.
        onPointerDown={drag.takeDrag}
        onClick={(event) => {
          if (event.detail === 0 || !drag.takeDrag()) onPut();
        }}
        onKeyDown={(event) => {
          props.onKeyDown(event);
          if (!TAKING.has(event.key)) return;
          event.preventDefault();
          onTake();
        }}
      >
        <GlassJar
          coins={coins}
          most={props.most}
          drag={drag}
          isInviting={isOpen.put}
          isClosed={!props.isDone && !isOpen.put && !isOpen.take}
        />
        <span className={styles.name}>
          <Picture url={jar.image_url} alt="" className={styles.picture} />
          <span {...lessonText} data-spoken={jar.audio_url}>
            {name}
          </span>
        </span>
        <span className="visually-hidden">: {words.coins(coins)}</span>
        <span key={coins} className={styles.count} aria-hidden="true">
          {coins}
        </span>
      </button>
      {hasPicture && (
        <span id={id} hidden>
          {jar.alt}
        </span>
      )}
      <span className={styles.speak}>
        <SpeakButton text={name} url={jar.audio_url} onHeard={props.onHeard} />
      </span>
      <div className={styles.tools}>
        {!props.isDone && (
          <button
            type="button"
            className={`${styles.take} ${marks.shines}`}
            aria-label={words.takeOut(name)}
            aria-disabled={coins === 0 || !isOpen.take}
            data-empty={coins === 0}
            data-young={props.isYoung}
            data-beckoning={isBeckoning.take}
            onClick={onTake}
          >
            − <Coin className={styles.takeCoin} />
          </button>
        )}
      </div>
    </div>
  );
}
