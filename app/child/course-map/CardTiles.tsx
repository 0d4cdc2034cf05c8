import { paths } from "#domain/routing/child-paths.ts";
import { missionCard as words } from "#app/copy/mission-cards.ts";
import type { CourseMap } from "#app/data/learning/course-map.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { CardPicture, Treasure } from "#app/ui/Treasure.tsx";
import styles from "./CardTiles.module.css";
import { Link } from "../router.tsx";

/** The mission cards of the finished lessons, each to open again; the done ones are treasures. */
export function CardTiles({ lessons }: { lessons: CourseMap["lessons"] }) {
  const cards = lessons.filter(({ status, card }) => status === "done" && card !== null);
  if (cards.length === 0) return null;
  return (
    <section className={styles.tray} aria-labelledby="cards-heading">
      <div className={styles.heading}>
        <h2 id="cards-heading">{words.tray}</h2>
        <SpeakButton text={words.tray} />
      </div>
      <ul className={styles.tiles}>
        {cards.map(({ id, title, order, card }) => (
          <li key={id}>
            <Link
              className={styles.tile}
              href={paths.missionCard(id)}
              data-place={order}
              data-done={card === "done"}
              aria-label={card === "done" ? words.treasureOf(title) : words.openOf(title)}
            >
              {card === "done" ? <Treasure order={order} /> : <CardPicture />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
