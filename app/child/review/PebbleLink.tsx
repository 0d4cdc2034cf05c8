import { paths } from "#domain/routing/child-paths.ts";
import { pebble as words } from "#app/copy/child.ts";
import { useRepeatedLoad } from "#app/data/base/use-repeated-load.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { fetchReview } from "#app/data/learning/review.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { PictureFrame } from "#app/ui/PictureFrame.tsx";
import { pebble } from "#app/ui/pictures/treasure-drawings.ts";
import { Link } from "../router.tsx";
import styles from "./PebbleLink.module.css";

/**
 * Leads to the question of the day until it is answered. Nothing waits for it.
 * @param isSmall on a phone the words are left to the screen reader and the speaker button
 */
export function PebbleLink({ isSmall = false }: { isSmall?: boolean }) {
  const loaded = useRepeatedLoad("review", fetchReview, undefined, useToday());
  const today = useToday(loaded.state === "ready" ? loaded.value.zone : null);
  if (loaded.state !== "ready") return null;
  const { day, question } = loaded.value;
  if (question === null || question.is_answered || day !== today) return null;
  return (
    <div className={styles.pebble} data-small={isSmall}>
      <Link className={styles.link} href={paths.review()}>
        <PictureFrame drawing={pebble} />
        <span className={styles.words}>
          <span className={styles.name}>{words.heading}</span>
          <span>{words.text}</span>
        </span>
      </Link>
      <SpeakButton text={words.spoken} />
    </div>
  );
}
