import { useState } from "react";
import { requestProof } from "#app/data/auth/account-changes.ts";
import { AppError, toAppError } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { sendProof } from "#app/data/privacy/privacy.ts";
import type { FormAction } from "#app/ui/ActionForm.tsx";

/** The dialog that asks for the code. */
export interface ProofQuestion {
  action: FormAction;
  submit: (code: string) => void;
  cancel: () => void;
  sendAgain: () => void;
}

/**
 * Mails a code and asks for it. Resolves to true once it was right, to false when the parent
 * cancels.
 */
export type AskForProof = () => Promise<boolean>;

/**
 * Runs `work`, after a fresh proof where the server wants one. Resolves to false when the parent
 * cancels.
 */
export async function withProof(work: () => Promise<unknown>, ask: AskForProof): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const { code } = toAppError(error);
    if (code !== "proof_needed" && code !== "reauthentication_needed") throw error;
    return (await ask()) && withProof(work, ask);
  }
}

/**
 * As `withProof`, for an action that leads on to another page. Throws proof_needed when the parent
 * cancels, so that the page stays and says why.
 */
export async function withProofOrStay(
  work: () => Promise<unknown>,
  ask: AskForProof,
): Promise<void> {
  if (!(await withProof(work, ask))) throw new AppError("proof_needed");
}

/**
 * A mailed code, asked for where the server wants a fresh proof. A page that saves something of the
 * family draws `question` (ProofDialog.tsx).
 */
export function useProof(): { ask: AskForProof; question: ProofQuestion | null } {
  const [waiting, setWaiting] = useState<{ end: (isProven: boolean) => void } | null>(null);
  const close = (isProven: boolean) => {
    setWaiting(null);
    waiting?.end(isProven);
  };
  const mail = useAction(requestProof);
  const check = useAction((code: string) => sendProof(code).then(() => close(true)));
  const sendMail = () => {
    check.reset();
    mail.run();
  };
  return {
    ask: () =>
      new Promise((end) => {
        setWaiting({ end });
        sendMail();
      }),
    question: waiting && {
      action: { busy: check.busy, error: mail.error ?? check.error },
      submit(code: string) {
        mail.reset();
        check.run(code);
      },
      cancel: () => close(false),
      sendAgain: sendMail,
    },
  };
}
