import type { ReactNode } from "react";
import { Wave } from "./Wave.tsx";
import styles from "./Landing.module.css";

interface Props {
  /** Of its heading. */
  id: string;
  heading: string;
  /** Its ground, and what differs from other sections. */
  className: string | undefined;
  children: ReactNode;
}

/** A section in a color of its own: its upper edge, its heading, and what is below it. */
export const LandingSection = ({ id, heading, className, children }: Props) => (
  <section className={`${styles.section} ${className}`} aria-labelledby={id}>
    <Wave />
    <h2 id={id} className={styles.heading}>
      {heading}
    </h2>
    {children}
  </section>
);
