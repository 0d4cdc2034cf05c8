import { useEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { parseEmail } from "#domain/family/email.ts";
import { staffSignIn as words } from "#app/copy/builder.ts";
import { toAppError } from "#app/data/base/errors.ts";
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
      state: "password" | "email";
      isBusy: boolean;
      problem: string | null;
      notice: string | null;
      submit: (typed: string) => void;
      swap: () => void;
    }
  | {
      state: "code";
      isBusy: boolean;
      problem: string | null;
      submit: (typed: string) => void;
      swap: () => void;
    }
  | { state: "open"; leave: () => void };

type Step = "checking" | "password" | "email" | "code" | "open";

export function useStaffSignIn(): StaffSignInState {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>("checking");
  const [email, setEmail] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
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

  const attempt = async (work: () => Promise<Step>) => {
    setBusy(true);
    setProblem(null);
    try {
      const next = await work();
      if (next === "open" && isOthersPage()) return window.location.reload();
      setNotice(null);
      setStep(next);
    } catch (error) {
      setProblem(toAppError(error).message);
    } finally {
      setBusy(false);
    }
  };

  const go = (next: Step) => {
    setProblem(null);
    setStep(next);
  };

  switch (step) {
    case "checking":
      return { state: step };
    case "password":
      return {
        state: step,
        isBusy,
        problem,
        notice,
        submit: (password) => void attempt(async () => (await openWithPassword(password), "open")),
        swap: () => go("email"),
      };
    case "email":
      return {
        state: step,
        isBusy,
        problem,
        notice: null,
        submit(typed) {
          const parsedEmail = parseEmail(typed);
          if (parsedEmail === null) return setProblem(words.badEmail);
          setEmail(parsedEmail);
          void attempt(async () => (await requestStaffCode(parsedEmail), "code"));
        },
        swap: () => go("password"),
      };
    case "code":
      return {
        state: step,
        isBusy,
        problem,
        submit: (code) =>
          void attempt(async () => (await openWithCode(email, code.replace(/\D/g, "")), "open")),
        swap: () => go("email"),
      };
    case "open":
      return {
        state: step,
        leave() {
          queries.clear();
          void leaveBuilder().finally(() => go("password"));
        },
      };
  }
}
