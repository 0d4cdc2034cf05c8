import { useEffect, useState } from "react";
import { paths } from "#domain/paths.ts";
import { toAppError } from "#app/data/errors.ts";
import { currentSession, signOut } from "#app/data/session.ts";
import { useLoad } from "#app/data/use-load.ts";

type Account =
  | { state: "loading" }
  | { state: "redirecting" }
  | { state: "ready"; email: string; isBusy: boolean; problem: string | null; signOut: () => void };

export function useAccount(): Account {
  const session = useLoad("session", currentSession);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const email = session.state === "ready" ? session.value?.user.email : undefined;
  const isStranger = session.state !== "loading" && email === undefined;
  useEffect(() => {
    if (isStranger) window.location.replace(paths.login());
  }, [isStranger]);
  if (session.state === "loading") return { state: "loading" };
  if (email === undefined) return { state: "redirecting" };
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      window.location.replace(paths.home());
    } catch (error) {
      setProblem(toAppError(error).message);
      setBusy(false);
    }
  };
  return { state: "ready", email, isBusy, problem, signOut: () => void leave() };
}
