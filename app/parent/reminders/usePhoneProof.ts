import { useState } from "react";
import { MAIL_RESEND_WAIT_S } from "#domain/constants.ts";
import { CODE_DIGITS } from "#domain/family/typed-code.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { provePhone, requestPhoneCode } from "#app/data/reminders/reminders.ts";
import { withProof } from "../proof/useProof.ts";
import type { AskForProof } from "../proof/useProof.ts";
import { useCountdown } from "../sign-in/useCountdown.ts";

export type PhoneProof = "asking" | "sending" | "code" | "checking";

/** Shows with a texted code that the phone is the parent's. */
export function usePhoneProof(phone: string, askForProof: AskForProof, onProved: () => void) {
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState("");
  const countdown = useCountdown(MAIL_RESEND_WAIT_S);

  const send = useAction(async () => {
    if (!(await withProof(() => requestPhoneCode(phone), askForProof))) return;
    countdown.start();
    setCode("");
    setSent(true);
  });
  const confirm = useAction(() => provePhone(phone, code).then(onProved), { leaves: true });
  const busy = send.busy || confirm.busy;
  const state: PhoneProof = isSent ? (busy ? "checking" : "code") : busy ? "sending" : "asking";

  return {
    state,
    code,
    action: { busy, error: send.error ?? confirm.error },
    isComplete: code.length === CODE_DIGITS,
    waitSeconds: countdown.seconds,
    change(text: string) {
      setCode(text);
      send.reset();
      confirm.reset();
    },
    send() {
      confirm.reset();
      send.run();
    },
    confirm() {
      send.reset();
      confirm.run();
    },
  };
}
