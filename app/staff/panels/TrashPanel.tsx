import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import type { ItemKind } from "#domain/content/staff.ts";
import { DAY_MS } from "#domain/days.ts";
import { builder, trash as words } from "#app/copy/builder.ts";
import { doneAtText } from "#app/copy/dates.ts";
import { fetchTrash, restoreItem } from "#app/data/authoring/authoring.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Alert } from "../ui/Alert.tsx";
import { LoadingRows } from "./LoadingRows.tsx";
import styles from "./panels.module.css";

/**
 * Whole days until an item is removed, counting the one that has begun. The clock of the device may
 * be behind the server's.
 */
const daysLeft = (deletedAt: string, now: number) =>
  RETENTION_DAYS.trash - Math.max(0, Math.floor((now - Date.parse(deletedAt)) / DAY_MS));

/** Deleted items with a button to restore each (R-STAFF-2). */
export function TrashPanel({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { data, error } = useQuery({ queryKey: ["trash"], queryFn: fetchTrash, staleTime: 0 });
  const today = useToday();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- told anew on a new day
  const now = useMemo(() => Date.now(), [today]);
  const restore = useAction((kind: ItemKind, id: string) => restoreItem(kind, id).then(onChanged));
  return (
    <Dialog heading={words.heading} close={builder.close} onClose={onClose}>
      <p>{words.hint(RETENTION_DAYS.trash)}</p>
      {data === undefined && <LoadingRows count={3} error={error} />}
      {data?.length === 0 && <p className={styles.nothing}>{words.empty}</p>}
      <Alert message={restore.error?.message ?? null} />
      <ul className={styles.rows}>
        {data?.map(({ kind, id, title, parent, waits, deleted_at }) => (
          <li key={id}>
            <span>
              <b>{words.line(words.kind[kind], title || words.untitled, parent)}</b>
              {deleted_at !== null && (
                <small className={styles.small}>
                  {words.left(doneAtText(deleted_at), daysLeft(deleted_at, now))}
                </small>
              )}
            </span>
            {waits ? (
              <span className={styles.small}>{words.waits}</span>
            ) : (
              <span className={styles.tools}>
                <Button look="quiet" disabled={restore.busy} onClick={() => restore.run(kind, id)}>
                  {words.restore}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
