import type { Good } from "#domain/slides/pay/pay.ts";
import { activity } from "#app/copy/slides/activity/child.ts";
import { amount } from "#app/copy/slides/pay/child.ts";
import { useLessonText } from "#app/ui/lesson-language.ts";
import { Picture } from "../activity/Picture.tsx";
import styles from "./PayItems.module.css";

interface Props {
  good: Good;
  unit: string;
  /** The element around it has name and price as its accessible name. */
  isHidden?: boolean;
}

/** Picture, name and price tag of a good. */
export function GoodFace({ good, unit, isHidden = false }: Props) {
  const lessonText = useLessonText();
  return (
    <span className={styles.face} aria-hidden={isHidden}>
      <Picture url={good.image_url} alt={good.alt} className={styles.picture} />
      <span className={styles.name} {...lessonText} data-spoken={good.audio_url}>
        {good.name.trim() || activity.unnamed}
      </span>
      <span className={styles.tag}>{amount(good.price, unit)}</span>
    </span>
  );
}
