import { useEffect, useId, useRef, useState } from "react";
import * as v from "valibot";
import { replacesEdits } from "#domain/content/course-file-changes.ts";
import { CourseFileRefusal } from "#domain/content/course-file-refusal.ts";
import { COURSE_FILE_UPLOAD } from "#domain/content/uploads.ts";
import { builder } from "#app/copy/builder.ts";
import { files } from "#app/copy/files.ts";
import { courseFile as words } from "#app/copy/course-file.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { importCourse, planImport } from "#app/data/authoring/course-files.ts";
import type { ImportPlan } from "#app/data/authoring/course-files.ts";
import { uploadCourseFile } from "#app/data/authoring/upload.ts";
import { AppError, toAppError } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { useUpload } from "../files/useUpload.ts";
import { Alert } from "../ui/Alert.tsx";
import styles from "./ImportPanel.module.css";
import panels from "./panels.module.css";

/** The plan of an uploaded file. */
type Planned = ImportPlan & { upload: string };

interface Props {
  courses: readonly OutlineCourse[];
  onImported: () => void;
  onOpen: (courseId: string) => void;
  onClose: () => void;
}

const refusalOf = (facts: unknown): string | null => {
  const refusal = v.safeParse(CourseFileRefusal, facts);
  return refusal.success ? words.refused(refusal.output) : null;
};

/** Imports the file of a course or lesson: the file, what it changes, and then the import (R-STAFF-22). */
export function ImportPanel({ courses, onImported, onOpen, onClose }: Props) {
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
          courses={courses}
          planned={planned}
          onPlanned={setPlanned}
          onOther={() => setPlanned(null)}
          onImported={(course) => {
            setImported(course);
            onImported();
          }}
        />
      </Dialog>
    );
  return (
    <Dialog {...close}>
      <p role="status" className={styles.intro}>
        {words.done(planned.title)}
      </p>
      <p className={panels.small}>{words.drafts}</p>
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
  const [name, setName] = useState("");
  const { upload, start, goOn, cancel } = useUpload(
    COURSE_FILE_UPLOAD.kind,
    uploadCourseFile,
    onPlanned,
    { failure: { refusalOf, tooLarge: words.tooLarge } },
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
          if (chosen === undefined) return;
          setName(chosen.name);
          start(chosen);
        }}
      />
      {upload.state === "uploading" ? (
        <div className={styles.going}>
          <b className={styles.name}>{name}</b>
          <span role="status">{upload.share < 1 ? files.uploading : words.checking}</span>
          <progress value={upload.share} aria-label={words.file} />
          <Button look="quiet" onClick={cancel}>
            {files.cancel}
          </Button>
        </div>
      ) : (
        <>
          {upload.state === "failed" && <b className={styles.name}>{name}</b>}
          <Alert message={upload.state === "failed" ? upload.message : null} />
          {upload.state === "failed" && upload.canGoOn && (
            <Button onClick={goOn}>{files.goOn}</Button>
          )}
          <Button
            look={upload.state === "failed" && upload.canGoOn ? "quiet" : "primary"}
            onClick={() => input.current?.click()}
          >
            {upload.state === "failed" ? words.another : words.choose}
          </Button>
          <p className={panels.small}>{words.takes}</p>
        </>
      )}
    </>
  );
}

function Plan({
  courses,
  planned,
  onPlanned,
  onOther,
  onImported,
}: {
  courses: readonly OutlineCourse[];
  planned: Planned;
  onPlanned: (planned: Planned) => void;
  /** The author wants to import another file. */
  onOther: () => void;
  onImported: (courseId: string) => void;
}) {
  const { of, title, course: target, changes, digest, upload } = planned;
  const [isReplacing, setReplacing] = useState(false);
  const isAsked = replacesEdits(changes);
  const run = useAction(async () => {
    try {
      const { course } = await importCourse(upload, target, digest, isReplacing);
      onImported(course);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code !== "edited_elsewhere")
        throw new AppError(error.code, refusalOf(error.facts) ?? error.message);
      setReplacing(false);
      onPlanned({ upload, ...(await planImport(upload, target)) });
      throw new AppError(error.code, words.outdated);
    }
  });
  // What was chosen before is gone, and the focus with it.
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  const place = useAction(async (course: string) => {
    try {
      setReplacing(false);
      onPlanned({ upload, ...(await planImport(upload, course)) });
    } catch (thrown) {
      const error = toAppError(thrown);
      throw new AppError(error.code, refusalOf(error.facts) ?? error.message);
    }
  });
  const isUnplaced = of === "lesson" && target === null;
  // A lesson that is here already stays in its course.
  const isPlaced = of === "lesson" && (isUnplaced || changes[0]?.what === "lesson_new");
  const targetId = useId();
  const isSame = changes.length === 0 && !isUnplaced;
  const heading = (
    <p ref={intro} tabIndex={-1} className={styles.intro}>
      {isUnplaced ? words.whereTo(title) : isSame ? words.unchanged(title) : words.planOf(title)}
    </p>
  );
  const other = (
    <Button look="quiet" disabled={run.busy} onClick={onOther}>
      {words.another}
    </Button>
  );
  if (isSame)
    return (
      <>
        {heading}
        {other}
      </>
    );
  return (
    <>
      {heading}
      {isPlaced && (
        <div className={styles.target}>
          <label htmlFor={targetId}>{words.target}</label>
          <select
            id={targetId}
            value={target ?? ""}
            disabled={place.busy || run.busy}
            onChange={(event) => place.run(event.target.value)}
          >
            {target === null && <option value="">{words.chooseCourse}</option>}
            {courses.map((course) => (
              <option key={course.id} value={course.id}>
                {course.title}
              </option>
            ))}
          </select>
        </div>
      )}
      <Alert message={place.error?.message ?? null} />
      <ul className={panels.changes}>
        {changes.map((change, index) => (
          <li key={index}>
            {words.change(change)}
            {"edited" in change && change.edited && (
              <>
                {" "}
                <small>{words.edited}</small>
              </>
            )}
          </li>
        ))}
      </ul>
      {!isUnplaced && <p className={panels.small}>{words.drafts}</p>}
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
      <div className={panels.confirm}>
        <Button
          disabled={run.busy || place.busy || isUnplaced || (isAsked && !isReplacing)}
          onClick={() => run.run()}
        >
          {run.busy ? words.importing : words.confirm}
        </Button>
        {other}
      </div>
    </>
  );
}
