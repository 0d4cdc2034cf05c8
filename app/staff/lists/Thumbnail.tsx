import { useState } from "react";
import { pictureOf } from "#domain/content/lesson-media.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { useShownFile } from "../files/media-urls.ts";
import { KindIcon } from "./KindIcon.tsx";
import styles from "./Thumbnail.module.css";

/** A slide's poster or first picture, with the sign of its kind; the sign alone without one. */
export function Thumbnail({ slide }: { slide: EditableSlide }) {
  const url = pictureOf(slide);
  const { src, onError } = useShownFile(url ?? "");
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = url !== null && src !== null && failed !== src;
  return (
    <span className={styles.thumbnail} data-kind={slide.type}>
      {isShown && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => {
            setFailed(src);
            onError();
          }}
        />
      )}
      <span className={styles.kind} data-small={isShown}>
        <KindIcon kind={slide.type} />
      </span>
    </span>
  );
}
