import { useEffect, useRef, useState } from "react";
import { MAIL_RESEND_WAIT_S } from "#domain/constants.ts";
import { CODE_DIGITS } from "#domain/family/typed-code.ts";
import { proof as words } from "#app/copy/account.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import { Button } from "#app/ui/Button.tsx";
import { CodeField } from "#app/ui/CodeField.tsx";
import { useCountdown } from "../sign-in/useCountdown.ts";
import type { ProofQuestion } from "./useProof.ts";
import styles from "./ProofDialog.module.css";

/** Asks for the code of a fresh mail before something that can't be undone. */
export function ProofDialog({ proof }: { proof: ProofQuestion }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [code, setCode] = useState("");
  const countdown = useCountdown(MAIL_RESEND_WAIT_S);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.proof}
      aria-labelledby="proof-heading"
      onCancel={proof.cancel}
    >
      <div>
        <h2 id="proof-heading">{words.heading}</h2>
        <p>{words.text}</p>
        <ActionForm
          action={proof.action}
          errorAt="field"
          button={words.button}
          busyButton={words.checking}
          isReady={code.length === CODE_DIGITS}
          onSubmit={() => proof.submit(code)}
        >
          {(field) => (
            <CodeField label={words.label} value={code} {...field} autoFocus onChange={setCode} />
          )}
        </ActionForm>
        <Button
          look="text"
          disabled={countdown.seconds > 0}
          onClick={() => {
            countdown.start();
            proof.sendAgain();
          }}
        >
          {countdown.seconds > 0 ? words.sendAgainIn(countdown.seconds) : words.sendAgain}
        </Button>
        <Button look="quiet" onClick={proof.cancel}>
          {words.cancel}
        </Button>
      </div>
    </dialog>
  );
}
