import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { useListPicture } from "./useListPicture.tsx";
import styles from "./CourseCover.module.css";

/** The author's cover, else a picture of the first lesson. */
export const coverUrlOf = ({
  cover_url,
  derived_cover_url,
}: Pick<OutlineCourse, "cover_url" | "derived_cover_url">) =>
  cover_url ?? derived_cover_url ?? null;

/** A course's cover; an empty box without one. The title stands beside it, so it has no words. */
export function CourseCover({ url }: { url: string | null }) {
  return <span className={styles.cover}>{useListPicture(url)}</span>;
}
