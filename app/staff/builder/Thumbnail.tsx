import { pictureOf } from "#domain/content/lesson-media.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { markLoaded } from "../ui/mark-loaded.ts";
import { editingOf } from "../slides/registry.ts";
import { KindIcon } from "../ui/KindIcon.tsx";
import { useListPicture } from "../files/useListPicture.tsx";
import styles from "./Thumbnail.module.css";

/** A slide's poster or first picture, with the sign of its kind; the sign alone without one. */
export function Thumbnail({ slide }: { slide: EditableSlide }) {
  const own = editingOf(slide)?.ownPicture?.(slide);
  const picture =
    useListPicture(pictureOf(slide)) ?? (own && <img src={own} alt="" onLoad={markLoaded} />);
  if (!picture) return <KindIcon kind={slide.type} className={styles.thumbnail} />;
  return (
    <span className={styles.thumbnail} data-kind={slide.type}>
      {picture}
      <span className={styles.kind}>
        <KindIcon kind={slide.type} />
      </span>
    </span>
  );
}
