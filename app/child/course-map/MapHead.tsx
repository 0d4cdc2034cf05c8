import type { ReactNode } from "react";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { useHeadingFocus } from "#app/ui/useHeadingFocus.ts";
import { PlayerButton } from "./PlayerButton.tsx";
import styles from "./MapHead.module.css";

interface Props {
  /** A short text over the heading; or a link there, with its own look. */
  kicker: ReactNode;
  heading: string;
  /** The heading for read-aloud, without the child's name, which has no recording. */
  spoken: string;
}

/** A welcome to a child whose name has up to about 20 letters is shorter. */
const LONG_HEADING = 34;

/** Head of the course map and of the shelf, with the button of the child who plays. */
export function MapHead({ kicker, heading, spoken }: Props) {
  const title = useHeadingFocus<HTMLHeadingElement>();
  return (
    <div className={styles.head} data-long={heading.length > LONG_HEADING}>
      <div className={styles.words}>
        {typeof kicker === "string" ? <p className={styles.kicker}>{kicker}</p> : kicker}
        <h1 ref={title} tabIndex={-1} dir="auto">
          {heading}
        </h1>
      </div>
      <SpeakButton text={spoken} />
      <PlayerButton />
    </div>
  );
}
