import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { builder, confirm } from "#app/copy/builder.ts";
import { log } from "#app/copy/change-log.ts";
import { versions as words } from "#app/copy/publishing.ts";
import { doneAtText } from "#app/copy/dates.ts";
import { fetchVersions, restoreVersion } from "#app/data/authoring/authoring.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { ConfirmDialog } from "#app/ui/ConfirmDialog.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Alert } from "../ui/Alert.tsx";
import { LoadingRows } from "./LoadingRows.tsx";
import panels from "./panels.module.css";
import styles from "./VersionsPanel.module.css";

interface Props {
  lesson: OutlineLesson;
  onShow: (version: number) => void;
  onRestored: () => void;
  onClose: () => void;
}

/** So many versions are drawn as shapes while they load. */
const SHAPES = 3;

/** The button that was pressed can be gone. */
const focus = (notice: HTMLElement | null) => notice?.focus();

/** Published lesson versions, each to look at or to restore as the draft. */
export function VersionsPanel({ lesson, onShow, onRestored, onClose }: Props) {
  const { data, error } = useQuery({
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
      {lesson.version !== null && <p className={panels.small}>{words.note}</p>}
      {data === undefined && (
        <LoadingRows of="version" count={Math.min(SHAPES, lesson.version ?? 1)} error={error} />
      )}
      {data !== undefined && data.length > 0 && (
        <ol className={`${styles.versions} ${panels.fading}`}>
          {lesson.version !== null && lesson.has_changes && (
            <li data-draft>
              <b>{words.draft}</b>
              <span className={styles.about}>{words.draftText(lesson.version)}</span>
            </li>
          )}
          {data.map(({ version, published_at, slides, by, changes }) => (
            <li key={version} data-live={version === lesson.version}>
              <b>{words.version(version)}</b>
              {version === lesson.version && <span className={styles.live}>{words.live}</span>}
              <span className={styles.about}>
                {words.published(doneAtText(published_at), by === AUTHOR_EMAIL ? log.author : by)}
                <br />
                {words.changes(slides, changes)}
              </span>
              <span className={styles.tools}>
                <Button
                  look="quiet"
                  aria-label={words.of(words.look, version)}
                  onClick={() => onShow(version)}
                >
                  {words.look}
                </Button>
                {!isDraft(version) && (
                  <button
                    type="button"
                    className={panels.link}
                    aria-label={words.of(words.restore, version)}
                    disabled={restore.busy}
                    onClick={() => setVersionToRestore(version)}
                  >
                    {words.restore}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
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
