import { pictureOf } from "#domain/content/lesson-media.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { KindIcon } from "./KindIcon.tsx";
import { useListPicture } from "./useListPicture.tsx";
import styles from "./Thumbnail.module.css";

/** A slide's poster or first picture, with the sign of its kind; the sign alone without one. */
export function Thumbnail({ slide }: { slide: EditableSlide }) {
  const picture = useListPicture(pictureOf(slide));
  return (
    <span className={styles.thumbnail} data-kind={slide.type}>
      {picture}
      <span className={styles.kind} data-small={picture !== null}>
        <KindIcon kind={slide.type} />
      </span>
    </span>
  );
}
