import { useEffect } from "react";
import { fetchMe, keepTimeZone } from "#app/data/family.ts";
import { currentSession } from "#app/data/session.ts";
import { useLoad } from "#app/data/use-load.ts";
import type { Family } from "./FamilyGate.tsx";

type Gate =
  | { state: "loading" }
  | { state: "redirecting" }
  | { state: "no-profile"; userId: string }
  | { state: "failed"; message: string; again: () => void }
  | { state: "ready"; family: Family };

export function useFamilyGate(): Gate {
  const loaded = useLoad("family", async () => ((await currentSession()) === null ? null : fetchMe()));
  const profile = loaded.state === "ready" ? loaded.value?.profile : null;
  useEffect(() => {
    // A wrong zone only moves the streak's midnight; it must never stand in the way.
    if (profile) keepTimeZone(profile).catch(() => undefined);
  }, [profile]);

  switch (loaded.state) {
    case "loading":
      return { state: "loading" };
    case "failed":
      if (loaded.error.code === "not_authenticated" || loaded.error.code === "session_missing") return { state: "redirecting" };
      return { state: "failed", message: loaded.error.message, again: loaded.again };
    case "ready":
      if (loaded.value === null) return { state: "redirecting" };
      if (loaded.value.profile === null) return { state: "no-profile", userId: loaded.value.id };
      return { state: "ready", family: { userId: loaded.value.id, profile: loaded.value.profile } };
  }
}
