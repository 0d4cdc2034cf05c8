import { builder as words } from "#app/copy/builder.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { Undoable } from "./useUndoKeys.ts";
import styles from "./UndoButtons.module.css";

/** Undo and redo. */
export const UndoButtons = ({ undoing }: { undoing: Undoable }) => (
  <div className={styles.undo}>
    {(["undo", "redo"] as const).map((what) => (
      <IconButton
        key={what}
        icon={what}
        small
        label={words[what]}
        aria-disabled={undoing[what] === null}
        onClick={() => undoing[what]?.()}
      />
    ))}
  </div>
);
