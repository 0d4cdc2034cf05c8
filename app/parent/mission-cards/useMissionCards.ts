import { useEffect, useState } from "react";
import { paths } from "#domain/routing/paths.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { useAction } from "#app/data/base/use-action.ts";
import type { Action } from "#app/data/base/use-action.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { chosenChild } from "#app/data/family/chosen-child.ts";
import { fetchFamilyCards, finishCard, undoCard } from "#app/data/learning/mission-cards.ts";
import type { CardsOfChild } from "#app/data/learning/mission-cards.ts";
import type { NotReadyState } from "../NotReady.tsx";

/** What was just done with one card: only that can be undone. */
export interface LatestChange {
  lessonId: string;
  what: "done" | "undone";
}

export type MissionCardsState =
  | NotReadyState
  | {
      state: "ready";
      family: readonly CardsOfChild[];
      shown: CardsOfChild | null;
      choose: (childId: string) => void;
      /** The family did the card of this lesson. */
      finish: Action<[lessonId: string]>;
      /** It did not, after all. */
      undo: Action<[lessonId: string]>;
      latest: LatestChange | null;
    };

/** Null without a session. */
const loadCards = async () => ((await currentSession()) === null ? null : fetchFamilyCards());

export function useMissionCards(): MissionCardsState {
  const loaded = useLoad("mission cards", loadCards);
  const [newer, setNewer] = useState<readonly CardsOfChild[] | null>(null);
  const [chosen, setChosen] = useState(chosenChild);
  const [latest, setLatest] = useState<LatestChange | null>(null);
  const code = loaded.state === "failed" ? loaded.error.code : null;
  const isNobody =
    (loaded.state === "ready" && loaded.value === null) || code === "not_authenticated";
  const isUnconfirmed = code === "family_unconfirmed";
  useEffect(() => {
    if (isNobody) window.location.replace(paths.login());
    if (isUnconfirmed) window.location.replace(paths.authCallback(paths.missionCards()));
  }, [isNobody, isUnconfirmed]);

  const family = newer ?? (loaded.state === "ready" ? loaded.value : null);
  const shown = family?.find(({ child }) => child.id === chosen) ?? family?.[0] ?? null;
  const finish = useAction(async (lessonId: string) => {
    if (shown === null) return;
    await finishCard(shown.child.id, lessonId);
    setNewer(await fetchFamilyCards());
    setLatest({ lessonId, what: "done" });
  });
  const undo = useAction(async (lessonId: string) => {
    if (shown === null) return;
    await undoCard(shown.child.id, lessonId);
    setNewer(await fetchFamilyCards());
    setLatest({ lessonId, what: "undone" });
  });
  const choose = (childId: string) => {
    setChosen(childId);
    setLatest(null);
  };
  if (loaded.state === "loading") return { state: "loading" };
  if (isNobody || isUnconfirmed) return { state: "redirecting" };
  if (loaded.state === "failed")
    return { state: "failed", message: loaded.error.message, again: loaded.again };
  if (family === null) return { state: "redirecting" };
  return { state: "ready", family, shown, choose, finish, undo, latest };
}
