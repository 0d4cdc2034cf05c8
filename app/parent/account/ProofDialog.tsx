import { useEffect, useRef, useState } from "react";
import { MAIL_RESEND_WAIT_S } from "#domain/constants.ts";
import { proof as words } from "#app/copy/account.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Form } from "#app/ui/Form.tsx";
import { useCountdown } from "../sign-in/useCountdown.ts";
import type { ReadyAccount } from "./useAccount.ts";
import styles from "./AccountScreen.module.css";

/** Asks for the code of a fresh mail before something that can't be undone. */
export function ProofDialog({ proof }: { proof: NonNullable<ReadyAccount["proof"]> }) {
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
        <Form onSubmit={() => proof.submit(code.replace(/\D/g, ""))}>
          <Field
            label={words.label}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={code}
            problem={proof.problem}
            disabled={proof.isBusy}
            autoFocus
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" disabled={code.replace(/\D/g, "").length !== 6 || proof.isBusy}>
            {proof.isBusy ? words.checking : words.button}
          </Button>
        </Form>
        <Button
          look="quiet"
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
