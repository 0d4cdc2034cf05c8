import { saving as words } from "#app/copy/builder.ts";
import type { DraftStatus, Versioned } from "./draft.ts";
import type { EditedRow } from "./useDraft.ts";
import styles from "./SaveState.module.css";

const WORDS: Record<DraftStatus, (detail: string) => string> = {
  clean: () => words.saved,
  saved: () => words.saved,
  dirty: () => words.waiting,
  saving: () => words.saving,
  offline: () => words.offline,
  conflict: words.conflict,
  failed: words.failed,
};

/** Shows whether the edits are saved. What a conflict asks stands at its field (Clash). */
export function SaveState<T extends Versioned>({ saving }: { saving: EditedRow<T> }) {
  const { status } = saving;
  const text = WORDS[status]((status === "conflict" ? saving.clashes?.by : saving.problem) ?? "");
  return (
    <div className={styles.state} data-status={status === "clean" ? "saved" : status}>
      <span role="status">{text}</span>
    </div>
  );
}
