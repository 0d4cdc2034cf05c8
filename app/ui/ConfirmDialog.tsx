import { useId } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import styles from "./ConfirmDialog.module.css";

export interface Question {
  heading: string;
  /** What the action does, one paragraph per entry. */
  text: string[];
  yes: string;
  onYes: () => void;
}

/** Asks for confirmation of an action. The button that cancels comes first. */
export function ConfirmDialog({
  question,
  no,
  onClose,
}: {
  question: Question;
  no: string;
  onClose: () => void;
}) {
  const id = useId();
  return (
    <Dialog heading={question.heading} describedBy={id} close={no} onClose={onClose}>
      <div id={id} className={styles.text}>
        {question.text.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={styles.choice}>
        <Button look="quiet" autoFocus onClick={onClose}>
          {no}
        </Button>
        <Button
          onClick={() => {
            onClose();
            question.onYes();
          }}
        >
          {question.yes}
        </Button>
      </div>
    </Dialog>
  );
}
