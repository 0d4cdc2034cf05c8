import { useState } from "react";
import { useAction } from "#app/data/base/use-action.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import {
  closeSummaryOffer,
  fetchWeeklySummary,
  mailTimeOf,
  saveWeeklySummary,
} from "#app/data/reminders/weekly-summary.ts";
import type { WeeklySummary } from "#app/data/reminders/weekly-summary.ts";

/** The weekly mail's setting and its offer. Nothing is read where the account has no family yet. */
export function useWeeklySummary(hasFamily: boolean) {
  const loaded = useLoad<WeeklySummary | null>(
    hasFamily ? "weekly summary" : "no family",
    fetchWeeklySummary,
    hasFamily ? undefined : null,
  );
  const [newer, setNewer] = useState<WeeklySummary | null>(null);
  const now = newer ?? (loaded.state === "ready" ? loaded.value : null);
  const isOffered = now?.is_offered === true;
  const answer = useAction(async (isWanted: boolean) => {
    if (now === null || !isOffered) return;
    setNewer(
      await (isWanted ? saveWeeklySummary(true, mailTimeOf(now), now) : closeSummaryOffer()),
    );
  });
  return {
    loaded,
    /** The setting; null while it is not known. */
    now,
    /** The mail is offered once: not before the setting is known, nor after an answer. */
    isOffered,
    answer,
    onSaved: setNewer,
  };
}

export type WeeklySummaryState = ReturnType<typeof useWeeklySummary>;
