import { builder as words } from "#app/copy/builder.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { Versioned } from "./draft.ts";
import type { EditedRow } from "./useDraft.ts";
import styles from "./UndoButtons.module.css";

/** Undo and redo of a row's fields. */
export const UndoButtons = <T extends Versioned>({
  saving,
}: {
  saving: Pick<EditedRow<T>, "undo" | "redo">;
}) => (
  <div className={styles.undo}>
    {(["undo", "redo"] as const).map((what) => (
      <IconButton
        key={what}
        icon={what}
        small
        label={words[what]}
        aria-disabled={saving[what] === null}
        onClick={() => saving[what]?.()}
      />
    ))}
  </div>
);
