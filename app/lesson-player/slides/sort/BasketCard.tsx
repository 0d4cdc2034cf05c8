import type { KeyboardEvent } from "react";
import type { Basket, Thing } from "#domain/slides/sort/sort.ts";
import { activity } from "#app/copy/slides/activity/child.ts";
import { sort as words } from "#app/copy/slides/sort/child.ts";
import { useLessonText } from "#app/ui/lesson-language.ts";
import marks from "../activity/marks.module.css";
import { Picture } from "../activity/Picture.tsx";
import weight from "../activity/weight.module.css";
import { BasketFront, BasketHandle } from "./Basket.tsx";
import styles from "./SortPanel.module.css";

interface Props {
  basket: Basket;
  place: number;
  things: readonly Thing[];
  /** Pocket holds the wrong baskets closed after three wrong tries. */
  isOpen: boolean;
  isBeckoning: boolean;
  /** A thing is held, which can be put here. */
  isWaiting: boolean;
  onPlace: (byKeys: boolean) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

const inside = `${styles.inside} ${weight.settle}`;

/** A basket with what lies in it. */
export function BasketCard(props: Props) {
  const lessonText = useLessonText();
  const { basket, things, isOpen } = props;
  const name = basket.name.trim() || activity.unnamed;
  return (
    <button
      type="button"
      className={`${styles.basket} ${marks.shines}`}
      aria-disabled={!isOpen}
      data-basket={props.place}
      data-waiting={props.isWaiting && isOpen}
      data-beckoning={props.isBeckoning}
      onClick={(event) => props.onPlace(event.detail === 0)}
      onKeyDown={props.onKeyDown}
    >
      <span className={styles.contents} aria-hidden="true">
        <BasketHandle />
        {things.map((thing) => (
          <Picture
            key={thing.name}
            url={thing.image_url}
            alt=""
            className={inside}
            instead={
              <span className={inside} {...lessonText}>
                {thing.name}
              </span>
            }
          />
        ))}
      </span>
      <span className={styles.front}>
        <BasketFront />
        <span className={styles.basketName} {...lessonText} data-spoken={basket.audio_url}>
          {name}
        </span>
      </span>
      <span className="visually-hidden">: {words.contents(things.map((thing) => thing.name))}</span>
    </button>
  );
}
