import type { KeyboardEvent } from "react";
import type { OrderItem } from "#domain/slides/order/order.ts";
import { order as words } from "#app/copy/slides/order/child.ts";
import { useLessonText } from "#app/ui/lesson-language.ts";
import marks from "../activity/marks.module.css";
import { Picture } from "../activity/Picture.tsx";
import styles from "./OrderPanel.module.css";

interface Props {
  /** Index from the first place on. */
  place: number;
  /** The word that stands at this end of the row; '' in the middle. */
  end: string;
  /** What lies in it. */
  item: OrderItem | null;
  /** Full places are closed to the held item; with Pocket's help wrong ones are too. */
  isOpen: boolean;
  isBeckoning: boolean;
  /** An item is held, which can be put here. */
  isWaiting: boolean;
  onPlace: (byKeys: boolean) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** A numbered place, empty or with the item that is right in it. */
export function PlaceCard({ place, item, isOpen, ...props }: Props) {
  const lessonText = useLessonText();
  return (
    <button
      type="button"
      className={`${styles.place} ${marks.shines}`}
      aria-disabled={!isOpen}
      data-place={place}
      data-full={item !== null}
      data-waiting={props.isWaiting && isOpen}
      data-beckoning={props.isBeckoning}
      onClick={(event) => props.onPlace(event.detail === 0)}
      onKeyDown={props.onKeyDown}
    >
      <span className={styles.number} aria-hidden="true">
        {place + 1}
      </span>
      <span className="visually-hidden">
        {words.place(place + 1, props.end.trim())}: {words.contents(item?.name ?? null)}
      </span>
      {item !== null && (
        <span className={styles.inside} aria-hidden="true">
          <Picture url={item.image_url} alt="" className={styles.small} />
          <span {...lessonText} data-spoken={item.audio_url}>
            {item.name}
          </span>
        </span>
      )}
    </button>
  );
}
