import { useState } from "react";
import { useAction } from "#app/data/base/use-action.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import {
  closeSummaryOffer,
  fetchWeeklySummary,
  mailTimeOf,
  saveWeeklySummary,
} from "#app/data/reminders/weekly-summary.ts";

/** The weekly mail is offered once; not while the answer is not known, or once it was given. */
export function useWeeklyOffer() {
  const loaded = useLoad("weekly summary", fetchWeeklySummary);
  const [isAnswered, setAnswered] = useState(false);
  const offered = loaded.state === "ready" && loaded.value.is_offered ? loaded.value : null;
  const answer = useAction(async (isWanted: boolean) => {
    if (offered === null) return;
    await (isWanted ? saveWeeklySummary(true, mailTimeOf(offered), offered) : closeSummaryOffer());
    setAnswered(true);
  });
  return { isOpen: offered !== null && !isAnswered, answer };
}
