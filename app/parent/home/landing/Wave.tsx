import styles from "./Landing.module.css";

/** The upper edge of a section, in the section's own color, over the one before it. */
export const Wave = () => (
  <svg className={styles.wave} viewBox="0 0 1440 70" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 71V34q240-44 520-16t480 8 440-10v55z" />
  </svg>
);
