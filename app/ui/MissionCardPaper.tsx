import type { ReactNode } from "react";
import { stepsOf, wordingFor } from "#domain/content/mission-card.ts";
import type { MissionCard } from "#domain/content/mission-card.ts";
import { Treasure } from "./Treasure.tsx";
import styles from "./MissionCardPaper.module.css";

interface Props {
  card: MissionCard;
  /** Decides which wording is shown. */
  age: number;
  /** Place of the lesson in its course, from 1. */
  order: number;
  isDone: boolean;
  /** Small line above the title. */
  kicker: string;
  /** Name of the list of steps, for those who cannot see it. */
  stepsName: string;
  /** The words of the task stand elsewhere on the page. */
  isWordless?: boolean;
  /** The card's title as a heading of the page it is on. */
  title: ReactNode;
  /** What reads a text of the card aloud. */
  speak?: (text: string, url: string | null) => ReactNode;
  /** What stands below the steps. */
  children?: ReactNode;
}

/** A lesson's mission card as a sheet of paper. */
export function MissionCardPaper({
  card,
  age,
  order,
  isDone,
  kicker,
  stepsName,
  isWordless = false,
  title,
  speak,
  children,
}: Props) {
  const wording = wordingFor(card, age);
  return (
    <article className={styles.paper}>
      <header className={styles.head}>
        {/* What the card brings: pale until it is won. */}
        <span className={styles.picture} data-won={isDone}>
          <Treasure order={order} />
        </span>
        <span className={styles.kicker}>{kicker}</span>
        <div className={styles.line}>
          {title}
          {speak?.(card.title, card.title_audio_url)}
        </div>
      </header>
      {wording !== null && !isWordless && (
        <div className={styles.line}>
          <p className={styles.wording} dir="auto">
            {wording.text}
          </p>
          {speak?.(wording.text, wording.audio_url)}
        </div>
      )}
      <ol className={styles.steps} aria-label={stepsName}>
        {stepsOf(card).map(({ text, audio_url }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps have no id, only a position
          <li key={index} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.text} dir="auto">
              {text}
            </span>
            {speak?.(text, audio_url)}
          </li>
        ))}
      </ol>
      {children}
    </article>
  );
}
