import { useState } from "react";
import { toPictureLock } from "#domain/family/children.ts";
import type { ChildPicture, PictureLock } from "#domain/family/children.ts";
import type { ListedChild } from "#domain/family/fields.ts";
import { children as words } from "#app/copy/account.ts";
import { childPictures } from "#app/copy/who-is-playing.ts";
import { Button } from "#app/ui/Button.tsx";
import { PicturePad } from "#app/ui/PicturePad.tsx";
import account from "./AccountScreen.module.css";
import styles from "./Children.module.css";

interface Props {
  child: ListedChild;
  busy: boolean;
  /** Null removes the lock. */
  onSave: (lock: PictureLock | null) => void;
  onCancel: () => void;
}

/** Sets the picture lock of one child, changes it and removes it. */
export function LockForm({ child: { name, lock }, busy, onSave, onCancel }: Props) {
  const [picks, setPicks] = useState<readonly ChildPicture[]>(lock ?? []);
  const picked = toPictureLock(picks);
  const tap = (picture: ChildPicture) => {
    if (picked === null && !picks.includes(picture)) setPicks([...picks, picture]);
  };
  return (
    <div className={styles.lock} role="group" aria-label={words.lockOf(name)}>
      <p className={account.small}>{words.lockText(name)}</p>
      <p role="status">
        {picks.length === 0
          ? words.lockPick
          : words.lockPicked(picks.map((picture) => childPictures[picture]))}
      </p>
      <PicturePad picks={picks} names={childPictures} disabled={busy} hasFocus onTap={tap} />
      <div className={account.pair}>
        <Button disabled={busy || picked === null} onClick={() => picked && onSave(picked)}>
          {busy ? words.saving : words.lockSave}
        </Button>
        <Button look="quiet" disabled={busy || picks.length === 0} onClick={() => setPicks([])}>
          {words.lockAgain}
        </Button>
        {lock !== null && (
          <Button look="quiet" disabled={busy} onClick={() => onSave(null)}>
            {words.lockRemove}
          </Button>
        )}
        <Button look="quiet" disabled={busy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
