import type { Good } from "#domain/slides/pay/pay.ts";
import { activity } from "#app/copy/slides/activity/child.ts";
import { amount } from "#app/copy/slides/pay/child.ts";
import { usePictureAddress } from "#app/ui/media-urls.ts";
import styles from "./PayPanel.module.css";

interface Props {
  good: Good;
  unit: string;
  /** Its name and price are said by what holds it. */
  isHidden?: boolean;
}

/** Picture, name and price tag of a good. */
export function GoodFace({ good, unit, isHidden = false }: Props) {
  const picture = usePictureAddress(good.image_url);
  return (
    <span className={styles.face} aria-hidden={isHidden}>
      {picture.address !== null && !picture.hasFailed && (
        <img
          className={styles.picture}
          src={picture.address}
          alt={good.alt}
          draggable={false}
          onError={picture.onError}
        />
      )}
      <span className={styles.name}>{good.name.trim() || activity.unnamed}</span>
      <span className={styles.tag}>{amount(good.price, unit)}</span>
    </span>
  );
}
