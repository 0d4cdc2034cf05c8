import type { Good } from "#domain/slides/pay/pay.ts";
import { activity } from "#app/copy/slides/activity/child.ts";
import { amount } from "#app/copy/slides/pay/child.ts";
import { Picture } from "../activity/Picture.tsx";
import styles from "./PayPanel.module.css";

interface Props {
  good: Good;
  unit: string;
  /** Its name and price are said by what holds it. */
  isHidden?: boolean;
}

/** Picture, name and price tag of a good. */
export function GoodFace({ good, unit, isHidden = false }: Props) {
  return (
    <span className={styles.face} aria-hidden={isHidden}>
      <Picture url={good.image_url} alt={good.alt} className={styles.picture} />
      <span className={styles.name}>{good.name.trim() || activity.unnamed}</span>
      <span className={styles.tag}>{amount(good.price, unit)}</span>
    </span>
  );
}
