import { streakOnMap } from "#domain/learning/streak.ts";
import { numberWords } from "#domain/content/number-words.ts";
import { rewards } from "#app/copy/child.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { SpeakLines } from "#app/read-aloud/SpeakLines.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { useFamily } from "../guard/family-context.ts";
import styles from "./MapStreak.module.css";

const NEWS = {
  ready: rewards.shieldReady,
  keeps: rewards.shieldKeeps,
};

/** The streak with its shield, on the map; nothing while there is no streak. */
export function MapStreak() {
  const { streak_count: count, last_streak_date: lastDate, streak_shield } = useFamily().profile;
  const today = useToday();
  const streak = streakOnMap({ count, lastDate }, streak_shield, today);
  if (streak === null) return null;
  const text = streak.news === null ? null : NEWS[streak.news];
  const days = rewards.streakHeading(streak.count);
  const spoken = [...numberWords(streak.count), days, ...(text === null ? [] : [text])];
  const isShielded = streak.news === "ready" || streak.news === "keeps";
  return (
    <div className={styles.streak} data-testid="map-streak" data-news={streak.news}>
      <span className={styles.coin}>
        <span className={styles.number}>{streak.count}</span>
        {isShielded && (
          <span className={styles.shield}>
            <Icon name="shield" />
          </span>
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.days}>
          <span className="visually-hidden">{streak.count} </span>
          {days}
        </p>
        {text !== null && <p className={styles.news}>{text}</p>}
      </div>
      <SpeakLines text={`${streak.count} ${days}`} lines={spoken} />
    </div>
  );
}
