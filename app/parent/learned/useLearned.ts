import { useEffect, useState } from "react";
import { paths } from "#domain/routing/paths.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { chosenChild } from "#app/data/family/chosen-child.ts";
import { fetchLearnedOf } from "#app/data/learning/learned.ts";
import type { LearnedOfChild } from "#app/data/learning/learned.ts";
import { publicParam } from "#app/data/routing/url-params.ts";
import type { NotReadyState } from "../NotReady.tsx";

export type LearnedState =
  | NotReadyState
  | ({ state: "empty" | "ready"; choose: (childId: string) => void } & LearnedOfChild);

/** What was learned by the child whom the URL names, or who plays on this device. */
export function useLearned(): LearnedState {
  const [chosen, setChosen] = useState(() => publicParam("child") ?? chosenChild() ?? null);
  const read = async () => ((await currentSession()) === null ? null : fetchLearnedOf(chosen));
  const loaded = useLoad(`learned ${chosen ?? ""}`, read, undefined, useToday());
  const code = loaded.state === "failed" ? loaded.error.code : null;
  const isNobody =
    (loaded.state === "ready" && loaded.value === null) || code === "not_authenticated";
  const isUnconfirmed = code === "family_unconfirmed";
  useEffect(() => {
    if (isNobody) window.location.replace(paths.login());
    if (isUnconfirmed) window.location.replace(paths.authCallback(paths.learned()));
  }, [isNobody, isUnconfirmed]);

  const choose = (childId: string) => {
    history.replaceState(history.state, "", paths.learned(childId));
    setChosen(childId);
  };
  if (loaded.state === "loading") return { state: "loading" };
  if (isNobody || isUnconfirmed) return { state: "redirecting" };
  if (loaded.state === "failed")
    return { state: "failed", message: loaded.error.message, again: loaded.again };
  if (loaded.value === null) return { state: "redirecting" };
  const { learned } = loaded.value;
  return { state: learned.has_played ? "ready" : "empty", choose, ...loaded.value };
}
