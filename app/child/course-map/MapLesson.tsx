import { useMemo } from "react";
import { paths } from "#domain/routing/child-paths.ts";
import { placed } from "#stage/base/shapes.ts";
import { courseMap as words } from "#app/copy/child.ts";
import { missionCard as cardWords } from "#app/copy/mission-cards.ts";
import type { CourseMap } from "#app/data/learning/course-map.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { rigElement } from "#app/ui/rig-element.ts";
import { Treasure } from "#app/ui/Treasure.tsx";
import type { Cell } from "./island/map-layout.ts";
import { chest } from "./island/places/chest.ts";
import { placeOf } from "./island/places/places.ts";
import styles from "./MapLesson.module.css";
import { Link } from "../router.tsx";

interface Props {
  lesson: CourseMap["lessons"][number];
  /** Its place on the map, from 0. */
  place: number;
  cell: Cell;
  /** It was just finished. */
  isFinished: boolean;
}

/** A lesson on the map: its place with a chest, and its words. */
export function MapLesson({ lesson, place, cell, isFinished }: Props) {
  const { id, title, tag, lang, status, card, order } = lesson;
  return (
    <li
      className={styles.lesson}
      data-map="lesson"
      data-status={status}
      data-mirrored={cell.isMirrored}
      data-low={cell.isLow}
      data-finished={isFinished}
      style={{ gridColumn: cell.column, gridRow: cell.row }}
      aria-current={status === "current" ? "step" : undefined}
    >
      <span className={styles.picture} data-map="picture">
        <PlaceWithChest id={id} place={place} isOpen={status === "done"} />
        {status === "done" && (
          <span className={styles.badge}>
            <Icon name="check" />
          </span>
        )}
        {card === "done" && (
          <span className={styles.treasure} role="img" aria-label={cardWords.treasureOf(title)}>
            <Treasure order={order} />
          </span>
        )}
      </span>
      <span className={styles.words} data-map="words">
        <span className={styles.chip} dir="auto" lang={lang}>
          {tag}
        </span>
        <span className={styles.title} dir="auto" lang={lang}>
          {title}
        </span>
        <span className={status === "done" ? "visually-hidden" : styles.status}>
          {words.status[status]}
        </span>
        {status === "done" && (
          <Link
            className={styles.again}
            href={paths.lesson(id)}
            aria-label={words.playAgainOf(title)}
          >
            <Icon name="restart" />
            {words.playAgain}
          </Link>
        )}
        <span className={styles.speak}>
          <SpeakButton text={title} />
        </span>
      </span>
    </li>
  );
}

function PlaceWithChest({ id, place, isOpen }: { id: string; place: number; isOpen: boolean }) {
  const { name, draw } = placeOf(id, place);
  const drawn = useMemo(
    () => [...draw(), placed(108, 142, 1.3, ...chest(isOpen))].map(rigElement),
    [draw, isOpen],
  );
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" data-place={name}>
      {drawn}
    </svg>
  );
}
