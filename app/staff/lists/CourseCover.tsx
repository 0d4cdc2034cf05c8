import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { useListPicture } from "../files/useListPicture.tsx";
import styles from "./CourseCover.module.css";

/** The author's cover, else a picture of the first lesson. */
export const coverUrlOf = ({
  cover_url,
  derived_cover_url,
}: Pick<OutlineCourse, "cover_url" | "derived_cover_url">) =>
  cover_url ?? derived_cover_url ?? null;

/** A course's cover; without one, a beach with the title's first letter. The title stands beside it. */
export function CourseCover({ url, title }: { url: string | null; title: string }) {
  return (
    <span className={styles.cover} data-initial={title.trim().charAt(0)}>
      {useListPicture(url)}
    </span>
  );
}
