import { useState } from "react";
import { MAIL_RESEND_WAIT_S } from "#domain/constants.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { provePhone, requestPhoneCode } from "#app/data/reminders/reminders.ts";
import { useCountdown } from "../sign-in/useCountdown.ts";

export type PhoneProof = "asking" | "sending" | "code" | "checking";

/** Shows with a texted code that the phone is the parent's. */
export function usePhoneProof(phone: string, onProved: () => void) {
  const [state, setState] = useState<PhoneProof>("asking");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const countdown = useCountdown(MAIL_RESEND_WAIT_S);
  const digits = code.replace(/\D/g, "");

  /** Leads from `busy` to `done`, or back with the words of what went wrong. */
  const attempt = async (
    work: () => Promise<unknown>,
    back: PhoneProof,
    busy: PhoneProof,
    done: () => void,
  ) => {
    setState(busy);
    setProblem(null);
    try {
      await work();
      done();
    } catch (error) {
      setProblem(toAppError(error).message);
      setState(back);
    }
  };

  return {
    state,
    code,
    problem,
    isComplete: digits.length === 6,
    waitSeconds: countdown.seconds,
    change(text: string) {
      setCode(text);
      setProblem(null);
    },
    send: () =>
      void attempt(
        () => requestPhoneCode(phone),
        state,
        state === "asking" ? "sending" : "checking",
        () => {
          countdown.start();
          setCode("");
          setState("code");
        },
      ),
    confirm: () => void attempt(() => provePhone(phone, digits), "code", "checking", onProved),
  };
}
