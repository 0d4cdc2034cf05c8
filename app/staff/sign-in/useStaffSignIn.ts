import { useEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { parseEmail } from "#domain/family/email.ts";
import { staffSignIn as words } from "#app/copy/staff-sign-in.ts";
import { inBackground } from "#app/data/base/background.ts";
import { AppError } from "#app/data/base/errors.ts";
import type { Action } from "#app/data/base/use-action.ts";
import { useAction } from "#app/data/base/use-action.ts";
import {
  isOthersPage,
  leaveBuilder,
  onStaffSessionEnd,
  openWithCode,
  openWithPassword,
  requestStaffCode,
  staffToken,
} from "#app/data/auth/staff-session.ts";

export type StaffSignInState =
  | { state: "checking" }
  | {
      state: "password" | "email" | "code";
      notice: string | null;
      action: Action<[typed: string]>;
      swap: () => void;
    }
  | { state: "open"; leave: () => void };

type Step = "checking" | "password" | "email" | "code" | "open";

export function useStaffSignIn(): StaffSignInState {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>("checking");
  const [email, setEmail] = useState("");
  const [notice, setNotice] = useState<string | null>(null);

  useEffect(() => {
    staffToken().then(
      (token) => setStep(token === null ? "password" : "open"),
      () => setStep("open"), // the server is unreachable: the builder shows that, and continues when it responds
    );
  }, []);

  useEffect(
    () =>
      onStaffSessionEnd(() => {
        queries.clear();
        setNotice(words.ended);
        setStep("password");
      }),
    [queries],
  );

  /** The next step after what was typed at this one. Throws AppError when it can't be right. */
  const answer = (typed: string): Promise<Step> => {
    switch (step) {
      case "email": {
        const parsedEmail = parseEmail(typed);
        if (parsedEmail === null) throw new AppError("validation_failed", words.badEmail);
        setEmail(parsedEmail);
        return requestStaffCode(parsedEmail).then(() => "code");
      }
      case "code":
        return openWithCode(email, typed.replace(/\D/g, "")).then(() => "open");
      default:
        return openWithPassword(typed).then(() => "open");
    }
  };
  const action = useAction((typed: string) =>
    answer(typed).then((next) => {
      if (next === "open" && isOthersPage()) return window.location.reload();
      setNotice(null);
      setStep(next);
    }),
  );
  const goTo = (next: Step) => () => {
    action.reset();
    setStep(next);
  };

  switch (step) {
    case "checking":
      return { state: step };
    case "password":
      return { state: step, notice, action, swap: goTo("email") };
    case "email":
      return { state: step, notice: null, action, swap: goTo("password") };
    case "code":
      return { state: step, notice: words.codeHint, action, swap: goTo("email") };
    case "open":
      return {
        state: step,
        leave() {
          queries.clear();
          inBackground("the sign-out", leaveBuilder().finally(goTo("password")));
        },
      };
  }
}
