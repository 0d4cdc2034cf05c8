import { useQuery } from "@tanstack/react-query";
import type { ItemKind } from "#domain/content/staff.ts";
import { builder, trash as words } from "#app/copy/builder.ts";
import { fetchTrash, restoreItem } from "#app/data/authoring/authoring.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Alert } from "./Alert.tsx";
import styles from "./panels.module.css";

/** Deleted items with a button to restore each (R-STAFF-2). */
export function TrashPanel({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { data } = useQuery({ queryKey: ["trash"], queryFn: fetchTrash, staleTime: 0 });
  const restore = useAction((kind: ItemKind, id: string) => restoreItem(kind, id).then(onChanged));
  return (
    <Dialog heading={words.heading} close={builder.close} onClose={onClose}>
      <p>{data?.length === 0 ? words.empty : words.hint}</p>
      <Alert message={restore.error?.message ?? null} />
      <ul className={styles.rows}>
        {data?.map(({ kind, id, title, parent, waits }) => (
          <li key={id}>
            <span>{words.line(words.kind[kind], title || words.untitled, parent)}</span>
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
