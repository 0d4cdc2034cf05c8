import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { builder, confirm } from "#app/copy/builder.ts";
import { log } from "#app/copy/change-log.ts";
import { versions as words } from "#app/copy/builder-publish.ts";
import { fetchVersions, restoreVersion } from "#app/data/authoring/authoring.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { ConfirmDialog } from "#app/ui/ConfirmDialog.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Alert } from "./Alert.tsx";
import { when } from "./when.ts";
import styles from "./panels.module.css";

interface Props {
  lesson: OutlineLesson;
  onShow: (version: number) => void;
  onRestored: () => void;
  onClose: () => void;
}

/** The button that was pressed can be gone. */
const focus = (notice: HTMLElement | null) => notice?.focus();

/** Published lesson versions, each to look at or to restore as the draft. */
export function VersionsPanel({ lesson, onShow, onRestored, onClose }: Props) {
  const { data } = useQuery({
    queryKey: ["versions", lesson.id],
    queryFn: () => fetchVersions(lesson.id),
    staleTime: 0,
  });
  const [versionToRestore, setVersionToRestore] = useState<number | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const restore = useAction(async (version: number) => {
    setNotice(null);
    await restoreVersion(lesson.id, version);
    onRestored();
    setNotice(words.restored(version));
  });
  const isDraft = (version: number) => version === lesson.version && !lesson.has_changes;
  return (
    <Dialog heading={words.heading} close={builder.close} onClose={onClose}>
      <Alert message={restore.error?.message ?? null} />
      {notice !== null && (
        <p ref={focus} role="status" tabIndex={-1}>
          {notice}
        </p>
      )}
      {data?.length === 0 && <p>{words.none}</p>}
      {data?.some(({ version }) => !isDraft(version)) === true && <p>{words.note}</p>}
      <ul className={styles.rows}>
        {data?.map(({ version, published_at, slides, by }) => (
          <li key={version}>
            <span>
              {words.line(
                version,
                when(published_at),
                slides,
                by === AUTHOR_EMAIL ? log.author : by,
              )}{" "}
              {version === lesson.version && <b className={styles.live}>{words.live}</b>}
            </span>
            <span className={styles.tools}>
              <Button look="quiet" onClick={() => onShow(version)}>
                {words.look}
              </Button>
              {!isDraft(version) && (
                <Button
                  look="quiet"
                  disabled={restore.busy}
                  onClick={() => setVersionToRestore(version)}
                >
                  {words.restore}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {versionToRestore !== null && (
        <ConfirmDialog
          no={builder.cancel}
          question={{
            heading: words.restore,
            text: [confirm.restore(versionToRestore)],
            yes: words.restore,
            onYes: () => restore.run(versionToRestore),
          }}
          onClose={() => setVersionToRestore(null)}
        />
      )}
    </Dialog>
  );
}
