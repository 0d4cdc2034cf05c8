import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { replacesEdits } from "#domain/content/course-file-changes.ts";
import { CourseFileRefusal } from "#domain/content/course-file-refusal.ts";
import { COURSE_FILE_UPLOAD } from "#domain/content/uploads.ts";
import { builder, files } from "#app/copy/builder.ts";
import { courseFile as words } from "#app/copy/course-file.ts";
import { importCourse, planImport } from "#app/data/authoring/course-files.ts";
import type { ImportPlan } from "#app/data/authoring/course-files.ts";
import { uploadCourseFile } from "#app/data/authoring/upload.ts";
import { AppError, toAppError } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { useUpload } from "../files/useUpload.ts";
import { Alert } from "./Alert.tsx";
import styles from "./ImportPanel.module.css";
import panels from "./panels.module.css";

/** The plan of an uploaded file. */
type Planned = ImportPlan & { upload: string };

interface Props {
  onImported: () => void;
  onOpen: (courseId: string) => void;
  onClose: () => void;
}

const refusalOf = (facts: unknown): string | null => {
  const refusal = v.safeParse(CourseFileRefusal, facts);
  return refusal.success ? words.refused(refusal.output) : null;
};

/** Imports a course file: the file, what it changes, and then the import (R-STAFF-22). */
export function ImportPanel({ onImported, onOpen, onClose }: Props) {
  const [planned, setPlanned] = useState<Planned | null>(null);
  const [imported, setImported] = useState<string | null>(null);
  const close = { heading: words.heading, close: builder.close, onClose };
  if (planned === null)
    return (
      <Dialog {...close}>
        <ChooseFile onPlanned={setPlanned} />
      </Dialog>
    );
  if (imported === null)
    return (
      <Dialog {...close}>
        <Plan
          planned={planned}
          onPlanned={setPlanned}
          onImported={(course) => {
            setImported(course);
            onImported();
          }}
        />
      </Dialog>
    );
  return (
    <Dialog {...close}>
      <p role="status">{words.done(planned.title)}</p>
      <Button
        onClick={() => {
          onClose();
          onOpen(imported);
        }}
      >
        {words.open}
      </Button>
    </Dialog>
  );
}

function ChooseFile({ onPlanned }: { onPlanned: (planned: Planned) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { upload, start, goOn, cancel } = useUpload(
    COURSE_FILE_UPLOAD.kind,
    uploadCourseFile,
    onPlanned,
    { refusalOf, tooLarge: words.tooLarge },
  );
  return (
    <>
      <p>{words.intro}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip"
        aria-label={words.file}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = ""; // the same file may be chosen again
          if (chosen !== undefined) start(chosen);
        }}
      />
      {upload.state === "uploading" ? (
        <div className={styles.going}>
          <span role="status">{upload.share < 1 ? files.uploading : words.checking}</span>
          <progress value={upload.share} aria-label={words.file} />
          <Button look="quiet" onClick={cancel}>
            {files.cancel}
          </Button>
        </div>
      ) : (
        <>
          <Alert message={upload.state === "failed" ? upload.message : null} />
          {upload.state === "failed" && upload.canGoOn && (
            <Button onClick={goOn}>{files.goOn}</Button>
          )}
          <Button onClick={() => input.current?.click()}>{words.choose}</Button>
          <p className={panels.small}>{words.takes}</p>
        </>
      )}
    </>
  );
}

function Plan({
  planned,
  onPlanned,
  onImported,
}: {
  planned: Planned;
  onPlanned: (planned: Planned) => void;
  onImported: (courseId: string) => void;
}) {
  const { title, changes, seen, upload } = planned;
  const [isReplacing, setReplacing] = useState(false);
  const isAsked = replacesEdits(changes);
  const run = useAction(async () => {
    try {
      const { course } = await importCourse(upload, seen, isReplacing);
      onImported(course);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code !== "edited_elsewhere")
        throw new AppError(error.code, refusalOf(error.facts) ?? error.message);
      setReplacing(false);
      onPlanned({ upload, ...(await planImport(upload)) });
      throw new AppError(error.code, words.outdated);
    }
  });
  // What was chosen before is gone, and the focus with it.
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  const isSame = changes.length === 0;
  const heading = (
    <p ref={intro} tabIndex={-1} className={styles.intro}>
      {isSame ? words.unchanged(title) : words.planOf(title)}
    </p>
  );
  if (isSame) return heading;
  return (
    <>
      {heading}
      <ul className={panels.changes}>
        {changes.map((change, index) => (
          <li key={index}>{words.change(change)}</li>
        ))}
      </ul>
      <p className={panels.small}>{words.drafts}</p>
      {isAsked && (
        <div className={styles.asked}>
          <label>
            <input
              type="checkbox"
              checked={isReplacing}
              onChange={(event) => setReplacing(event.target.checked)}
            />
            {words.replace}
          </label>
          <p className={panels.small}>{words.keep}</p>
        </div>
      )}
      <Alert message={run.error?.message ?? null} />
      <Button disabled={run.busy || (isAsked && !isReplacing)} onClick={() => run.run()}>
        {run.busy ? words.importing : words.confirm}
      </Button>
    </>
  );
}
