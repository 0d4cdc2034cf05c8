import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import styles from "./ConfirmDialog.module.css";

export interface Question {
  heading: string;
  /** What happens, a paragraph each. */
  text: string[];
  yes: string;
  onYes: () => void;
}

/** Asks before something is done. Saying no is the first choice. */
export function ConfirmDialog({ question, no, onClose }: { question: Question; no: string; onClose: () => void }) {
  return (
    <Dialog heading={question.heading} close={no} onClose={onClose}>
      {question.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={styles["choice"]}>
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
