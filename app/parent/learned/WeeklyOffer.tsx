import { weeklyMail as words } from "#app/copy/learned.ts";
import { Button } from "#app/ui/Button.tsx";
import styles from "./Learned.module.css";
import type { WeeklySummaryState } from "./useWeeklySummary.ts";

/** Offers the weekly mail. Whoever shows it shows the action's error. */
export const WeeklyOffer = ({ weekly: { answer } }: { weekly: WeeklySummaryState }) => (
  <div className={styles.offer}>
    <p>
      <strong>{words.offer}</strong>
    </p>
    <p className={styles.small}>{words.offerText}</p>
    <div className={styles.answers}>
      <Button disabled={answer.busy} onClick={() => answer.run(true)}>
        {words.offerOn}
      </Button>
      <Button look="quiet" disabled={answer.busy} onClick={() => answer.run(false)}>
        {words.offerNo}
      </Button>
    </div>
  </div>
);
