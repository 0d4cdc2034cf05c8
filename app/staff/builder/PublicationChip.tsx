import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import dots from "../lists/dot.module.css";
import { publicationOf } from "./publication.ts";
import styles from "./PublicationChip.module.css";

const stateOf = ({ version, has_changes }: OutlineLesson) =>
  version === null ? "draft" : has_changes ? "changed" : "published";

/** Whether children see a lesson, in its own colour. */
export const PublicationChip = ({ lesson }: { lesson: OutlineLesson }) => (
  <span className={`${styles.chip} ${dots.dot}`} data-state={stateOf(lesson)}>
    {publicationOf(lesson)}
  </span>
);
