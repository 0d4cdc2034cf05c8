import { useListPicture } from "./useListPicture.tsx";
import styles from "./LessonPoster.module.css";

/** A lesson's poster with its place on the map, which the stylesheet counts. */
export const LessonPoster = ({ url }: { url: string | null }) => (
  <span className={styles.poster}>{useListPicture(url)}</span>
);
