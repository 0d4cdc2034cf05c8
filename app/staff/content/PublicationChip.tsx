import dots from "../ui/dot.module.css";
import type { Publication } from "./publication.ts";
import styles from "./PublicationChip.module.css";

/** What families see of a lesson or course, in the colour of its state. */
export const PublicationChip = ({ of: { state, text } }: { of: Publication }) => (
  <span className={`${styles.chip} ${dots.dot}`} data-state={state}>
    {text}
  </span>
);
