import { saving as words } from "#app/copy/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import type { DraftStatus, Versioned } from "./draft.ts";
import type { EditedRow } from "./useDraft.ts";
import styles from "./SaveState.module.css";

const WORDS: Record<DraftStatus, (problem: string) => string> = {
  clean: () => words.saved,
  saved: () => words.saved,
  dirty: () => words.waiting,
  saving: () => words.saving,
  offline: () => words.offline,
  conflict: () => words.conflict,
  failed: words.failed,
};

/** Shows whether the edits are saved. In a conflict it asks which version to keep. */
export function SaveState<T extends Versioned>({ saving }: { saving: EditedRow<T> }) {
  const { status } = saving;
  const text = WORDS[status](saving.problem ?? "");
  return (
    <div className={styles.state} data-status={status === "clean" ? "saved" : status}>
      <span role="status">{text}</span>
      {status === "conflict" && (
        <span className={styles.choice}>
          <Button look="quiet" onClick={saving.keepMine}>
            {words.mine}
          </Button>
          <Button look="quiet" onClick={saving.takeTheirs}>
            {words.theirs}
          </Button>
        </span>
      )}
    </div>
  );
}
