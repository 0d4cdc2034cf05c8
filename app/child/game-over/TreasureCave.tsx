import { el } from "#characters/node.ts";
import type { TreasurePlace } from "#domain/learning/treasures.ts";
import { paths } from "#domain/routing/child-paths.ts";
import { caveWalls } from "#stage/places/treasure-cave.ts";
import { missionCard } from "#app/copy/mission-cards.ts";
import { gameOver as words } from "#app/copy/child.ts";
import type { CustomStyle } from "#app/ui/custom-style.ts";
import { Glimm, Pocket } from "#app/ui/Mascot.tsx";
import { rigElement } from "#app/ui/rig-element.ts";
import { CardPicture, Treasure } from "#app/ui/Treasure.tsx";
import { Link } from "../router.tsx";
import { lightsAt, shelfArc } from "./shelves.ts";
import styles from "./TreasureCave.module.css";

const WALLS = rigElement(el("g", {}, ...caveWalls()), 0);

/**
 * The cave of the last story, with a shelf for each treasure of the child. They light up one after the
 * other; one that is not won yet leads to its mission card.
 */
export function TreasureCave({ treasures }: { treasures: readonly TreasurePlace[] }) {
  const arc = shelfArc(treasures.length);
  return (
    <>
      <svg
        className={styles.walls}
        viewBox="60 200 600 960"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        {WALLS}
      </svg>
      <div className={styles.scene} data-arc={arc !== null}>
        <ul className={styles.shelves} aria-label={words.treasures}>
          {treasures.map((treasure, index) => {
            const place = arc?.[index];
            const style: CustomStyle = {
              "--at": `${lightsAt(index, treasures.length)}s`,
              ...(place && { left: `${place.x}%`, top: `${place.y}%` }),
            };
            return (
              <li
                key={treasure.lessonId}
                className={styles.place}
                style={style}
                data-won={treasure.isWon}
              >
                <Shelf {...treasure} />
              </li>
            );
          })}
        </ul>
        <div className={styles.figures} aria-hidden="true">
          <Glimm mood="celebrating" className={styles.glimm} />
          <Pocket mood="celebrating" className={styles.pocket} />
        </div>
      </div>
    </>
  );
}

function Shelf({ lessonId, title, order, hasCard, isWon }: TreasurePlace) {
  const inside = (
    <>
      <span className={styles.light} />
      <span className={styles.niche}>
        {isWon ? (
          <Treasure order={order} className={styles.treasure} />
        ) : (
          <CardPicture className={styles.treasure} />
        )}
      </span>
    </>
  );
  if (!hasCard)
    return (
      <span className={styles.shelf} role="img" aria-label={title}>
        {inside}
      </span>
    );
  return (
    <Link
      className={styles.shelf}
      href={paths.missionCard(lessonId)}
      aria-label={isWon ? missionCard.treasureOf(title) : missionCard.openOf(title)}
    >
      {inside}
    </Link>
  );
}
