import { useState } from "react";
import { useShownFile } from "../files/media-urls.ts";
import styles from "./CourseCover.module.css";

/** A course's cover; an empty box without one. The title stands beside it, so it has no words. */
export function CourseCover({ url }: { url: string | null }) {
  const { src, onError } = useShownFile(url ?? "");
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.cover}>
      {url !== null && src !== null && failed !== src && (
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
    </span>
  );
}
