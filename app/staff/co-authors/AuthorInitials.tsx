import type { CoAuthors } from "./co-authors.ts";
import styles from "./AuthorInitials.module.css";

/** Colleagues at a slide, by their initials, and who changed it. */
export function AuthorInitials({ coAuthors, id }: { coAuthors: CoAuthors | null; id: string }) {
  const changed = coAuthors?.changed.get(id);
  return (
    <>
      {coAuthors?.marks.get(id)?.map(({ initials, label }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two windows of one author look the same
        <span key={index} className={styles.mark} title={label}>
          <span aria-hidden="true">{initials}</span>
          <span className="visually-hidden">{label}</span>
        </span>
      ))}
      {changed !== undefined && <span className={styles.changed}>{changed}</span>}
    </>
  );
}

/** Who is here and who changed what, in sentences, above an editor. */
export const Notices = ({ coAuthors, id }: { coAuthors: CoAuthors | null; id: string }) => (
  <p className={styles.notices} role="status">
    {coAuthors?.notices.get(id)?.join(" ")}
  </p>
);
