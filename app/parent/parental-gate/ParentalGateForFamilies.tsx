import type { ReactNode } from "react";
import { account as words } from "#app/copy/account.ts";
import { hasStoredSession } from "#app/data/auth/page-session.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { chosenChild } from "#app/data/family/chosen-child.ts";
import { fetchMe } from "#app/data/family/family.ts";
import { NotReady } from "../NotReady.tsx";
import { BehindParentalGate } from "./BehindParentalGate.tsx";

/** Who opened a page of the sign-up, with the child that plays on the device; null: a visitor. */
export type Opened = Awaited<ReturnType<typeof fetchMe>> | null;

async function fetchOpened(): Promise<Opened> {
  if (!hasStoredSession() || (await currentSession()) === null) return null;
  const chosen = chosenChild();
  try {
    return await fetchMe(chosen).catch((error: unknown) => {
      // It was removed on another device.
      if (toAppError(error).code !== "child_not_found") throw error;
      return fetchMe();
    });
  } catch (error) {
    if (toAppError(error).code === "not_authenticated") return null;
    throw error;
  }
}

/**
 * Stands before pages of the sign-up that also change a family: it meets the parental gate, while a
 * visitor, and a parent who has no family yet, do not.
 */
export function ParentalGateForFamilies({ children }: { children: (opened: Opened) => ReactNode }) {
  const opened = useLoad("opened", fetchOpened, hasStoredSession() ? undefined : null);
  if (opened.state === "loading") return <NotReady page={{ state: "loading" }} words={words} />;
  if (opened.state === "failed")
    return (
      <NotReady
        page={{ state: "failed", message: opened.error.message, again: opened.again }}
        words={words}
      />
    );
  const screen = children(opened.value);
  if (opened.value === null || opened.value.profile === null) return screen;
  return <BehindParentalGate>{screen}</BehindParentalGate>;
}
