import { saving as words } from "#app/copy/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import type { Versioned } from "./autosave.ts";
import type { Saving } from "./useDraft.ts";
import styles from "./SaveState.module.css";

const plain = {
  saved: words.saved,
  waiting: words.waiting,
  saving: words.saving,
  offline: words.offline,
  conflict: words.conflict,
};

/** Shows whether the edits are saved. In a conflict it asks which version to keep. */
export function SaveState<T extends Versioned>({ saving }: { saving: Saving<T> }) {
  const { status } = saving;
  const text = status === "failed" ? words.failed(saving.problem ?? "") : plain[status];
  return (
    <div className={styles.state} data-status={status}>
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
