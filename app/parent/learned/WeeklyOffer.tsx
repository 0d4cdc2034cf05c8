import { useState } from "react";
import { weeklyMail as words } from "#app/copy/learned.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import {
  closeSummaryOffer,
  fetchWeeklySummary,
  mailTimeOf,
  saveWeeklySummary,
} from "#app/data/reminders/weekly-summary.ts";
import { Button } from "#app/ui/Button.tsx";
import sections from "../sections.module.css";
import styles from "./Learned.module.css";

/** Offers the weekly mail once; nothing while the answer is not known, or once it was given. */
export function WeeklyOffer({ onAnswered }: { onAnswered: () => void }) {
  const loaded = useLoad("weekly summary", fetchWeeklySummary);
  const [answered, setAnswered] = useState<"on" | "closed" | null>(null);
  const offered = loaded.state === "ready" && loaded.value.is_offered ? loaded.value : null;
  const answer = useAction(async (isWanted: boolean) => {
    if (offered === null) return;
    await (isWanted ? saveWeeklySummary(true, mailTimeOf(offered), offered) : closeSummaryOffer());
    setAnswered(isWanted ? "on" : "closed");
    onAnswered();
  });
  if (answered === "on") return <p role="status">{words.offerTaken}</p>;
  if (offered === null || answered === "closed") return null;
  return (
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
      {answer.error !== null && (
        <p role="alert" className={sections.problem}>
          {answer.error.message}
        </p>
      )}
    </div>
  );
}
