import type { KeyboardEvent, Ref } from "react";
import type { OrderItem } from "#domain/slides/order/order.ts";
import { activity } from "#app/copy/slides/activity/child.ts";
import { usePictureAddress } from "#app/ui/media-urls.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { useDrag } from "../activity/useDrag.ts";
import styles from "./OrderPanel.module.css";

interface Props {
  item: OrderItem;
  isHeld: boolean;
  /** It was put into a wrong place just now. */
  isBack: boolean;
  ref: Ref<HTMLButtonElement>;
  /** `byKeys`: the focus goes where the item can be put. */
  onPick: (byKeys: boolean) => void;
  onDrop: (place: number) => void;
  onHeard: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** An item that lies outside: tapped and then put into a place, or dragged there. */
export function ItemCard({ item, isHeld, isBack, onPick, onDrop, ...props }: Props) {
  const picture = usePictureAddress(item.image_url);
  const { takeDrag, ...drag } = useDrag((below) => {
    const place = below.find((element) => element.matches("[data-place]"));
    if (place !== undefined) onDrop(Number(place.getAttribute("data-place")));
  });
  return (
    <div className={styles.around}>
      <button
        ref={props.ref}
        type="button"
        className={styles.item}
        aria-pressed={isHeld}
        data-item=""
        data-back={isBack}
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
            alt={item.alt}
            draggable={false}
            onError={picture.onError}
          />
        )}
        <span>{item.name.trim() || activity.unnamed}</span>
      </button>
      <span className={styles.speak}>
        <SpeakButton text={item.name} url={item.audio_url} onHeard={props.onHeard} />
      </span>
    </div>
  );
}
