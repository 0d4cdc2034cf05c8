import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { paths } from "#domain/routing/paths.ts";
import { parentalGate, numberWords } from "#app/copy/parental-gate.ts";
import { parentalGateLeftMs, passParentalGate } from "#app/data/family/parental-gate.ts";
import { hasStoredSession } from "#app/data/auth/page-session.ts";
import { useScreenState } from "#app/ui/screen-state.ts";
import { ParentalGate } from "#app/ui/ParentalGate.tsx";

/** Without a session there is nothing to guard: the screen itself leads to login. */
const isOpenNow = () => parentalGateLeftMs() > 0 || !hasStoredSession();

/**
 * Shows its children to a parent, for ten minutes; a page that comes back from the history asks
 * again too.
 */
export function BehindParentalGate({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(isOpenNow);
  useEffect(() => {
    if (!isOpen) return;
    const look = () => setOpen(isOpenNow());
    const timer = setTimeout(look, parentalGateLeftMs());
    window.addEventListener("pageshow", look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", look);
    };
  }, [isOpen]);
  if (isOpen) return children;
  return <Closed onPass={() => setOpen(true)} />;
}

function Closed({ onPass }: { onPass: () => void }) {
  useScreenState("parental-gate", "asking");
  const pass = () => {
    passParentalGate();
    onPass();
  };
  return (
    <ParentalGate
      words={parentalGate}
      numberWords={numberWords}
      backTo={paths.courseMap()}
      onPass={pass}
    />
  );
}
