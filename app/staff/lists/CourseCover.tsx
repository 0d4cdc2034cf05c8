import { useListPicture } from "./useListPicture.tsx";
import styles from "./CourseCover.module.css";

/** A course's cover; an empty box without one. The title stands beside it, so it has no words. */
export function CourseCover({ url }: { url: string | null }) {
  return <span className={styles.cover}>{useListPicture(url)}</span>;
}
