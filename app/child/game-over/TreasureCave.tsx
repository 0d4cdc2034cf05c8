import { el, path } from "#characters/node.ts";
import type { WonTreasure } from "#domain/learning/treasures.ts";
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

/** The walls of the story end beside its picture; here they go on to the edges of a wide screen. */
const FARTHER = path(
  "M-200 300Q-420 360 -600 230L-900 60V990Q-700 640 -500 760T-200 700ZM920 260Q1120 330 1310 210L1700 40V990Q1480 640 1230 760T920 700Z",
  {
    fill: "#4A3A6B",
    opacity: 0.35,
  },
);
const WALLS = rigElement(el("g", {}, ...caveWalls(), FARTHER), 0);

/**
 * The cave of the last story, with a shelf for each treasure of the child. They light up one after the
 * other. One with a mission card leads to it, and a small card on the shelf says that it waits.
 */
export function TreasureCave({ treasures }: { treasures: readonly WonTreasure[] }) {
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
              <li key={treasure.lessonId} className={styles.place} style={style}>
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

function Shelf({ lessonId, title, order, card }: WonTreasure) {
  const inside = (
    <>
      <span className={styles.light} />
      <span className={styles.niche}>
        <Treasure order={order} className={styles.treasure} />
      </span>
      {card === "open" && (
        <span className={styles.card}>
          <CardPicture />
        </span>
      )}
    </>
  );
  if (card === null)
    return (
      <span className={styles.shelf} role="img" aria-label={title}>
        {inside}
      </span>
    );
  return (
    <Link
      className={styles.shelf}
      href={paths.missionCard(lessonId)}
      aria-label={card === "done" ? missionCard.treasureOf(title) : missionCard.openOf(title)}
    >
      {inside}
    </Link>
  );
}
