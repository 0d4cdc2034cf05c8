import type { Ref } from "react";
import type { Basket, Thing } from "#domain/slides/sort/sort.ts";
import { activity } from "#app/copy/slides/activity/child.ts";
import { sort as words } from "#app/copy/slides/sort/child.ts";
import { usePictureAddress } from "#app/ui/media-urls.ts";
import weight from "../activity/weight.module.css";
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
  ref: Ref<HTMLButtonElement>;
  onPlace: () => void;
}

/** A basket with what lies in it. */
export function BasketCard(props: Props) {
  const { basket, things, isOpen } = props;
  const name = basket.name.trim() || activity.unnamed;
  return (
    <button
      ref={props.ref}
      type="button"
      className={styles.basket}
      aria-disabled={!isOpen}
      data-basket={props.place}
      data-waiting={props.isWaiting && isOpen}
      data-beckoning={props.isBeckoning}
      onClick={props.onPlace}
    >
      <span className={styles.basketName}>{name}</span>
      <span className="visually-hidden">: {words.contents(things.map((thing) => thing.name))}</span>
      <span className={styles.contents} aria-hidden="true">
        {things.map((thing) => (
          <Inside key={thing.name} thing={thing} />
        ))}
      </span>
    </button>
  );
}

const inside = `${styles.inside} ${weight.settle}`;

function Inside({ thing }: { thing: Thing }) {
  const picture = usePictureAddress(thing.image_url);
  return picture.address === null || picture.hasFailed ? (
    <span className={inside}>{thing.name}</span>
  ) : (
    <img className={inside} src={picture.address} alt="" onError={picture.onError} />
  );
}
