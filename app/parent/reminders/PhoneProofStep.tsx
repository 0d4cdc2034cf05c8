import { stepMark } from "#app/copy/onboarding.ts";
import { phoneProof as words } from "#app/copy/reminders.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import { Button } from "#app/ui/Button.tsx";
import { CodeField } from "#app/ui/CodeField.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { ProofDialog } from "../proof/ProofDialog.tsx";
import type { AskForProof, ProofQuestion } from "../proof/useProof.ts";
import { usePhoneProof } from "./usePhoneProof.ts";
import styles from "../../ui/layout.module.css";

/**
 * A number that has had its texts: a code comes by text and is typed here, then the reminder is
 * set.
 */
export function PhoneProofStep({
  phone,
  askForProof,
  proof: question,
  onProved,
  onBack,
}: {
  phone: string;
  askForProof: AskForProof;
  /** Asks for a mailed code; null while nothing waits for one. */
  proof: ProofQuestion | null;
  onProved: () => void;
  onBack: () => void;
}) {
  const proof = usePhoneProof(phone, askForProof, onProved);
  useScreenState("phone-proof", proof.state);
  const frame = {
    picture: "phone",
    step: stepMark(2),
    back: { label: words.back, go: onBack },
  } as const;
  if (proof.state === "asking" || proof.state === "sending") {
    return (
      <StepLayout key="ask" heading={words.heading} {...frame}>
        <p>{words.text(phone)}</p>
        {proof.action.error !== null && (
          <p role="alert" className={styles.failure}>
            {proof.action.error.message}
          </p>
        )}
        <Button disabled={proof.action.busy} onClick={proof.send}>
          {proof.action.busy ? words.sending : words.send}
        </Button>
        {question !== null && <ProofDialog proof={question} />}
      </StepLayout>
    );
  }
  return (
    <StepLayout
      key="code"
      heading={words.codeHeading}
      mood={proof.action.busy ? "thinking" : "happy"}
      fieldHasFocus
      {...frame}
    >
      <p>{words.codeText(phone)}</p>
      <ActionForm
        action={proof.action}
        errorAt="field"
        button={words.confirm}
        busyButton={words.checking}
        isReady={proof.isComplete}
        onSubmit={proof.confirm}
      >
        {(field) => (
          <CodeField
            label={words.code}
            value={proof.code}
            {...field}
            autoFocus
            onChange={proof.change}
          />
        )}
      </ActionForm>
      <Button
        look="text"
        disabled={proof.waitSeconds > 0 || proof.action.busy}
        onClick={proof.send}
      >
        {proof.waitSeconds > 0 ? words.sendAgainIn(proof.waitSeconds) : words.sendAgain}
      </Button>
      {question !== null && <ProofDialog proof={question} />}
    </StepLayout>
  );
}
