import { useState } from "react";
import { isBlocking } from "#domain/content/publish-check.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import { builder, publish as words } from "#app/copy/builder.ts";
import { publishLesson } from "#app/data/authoring/authoring.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { Alert } from "./Alert.tsx";
import { Findings } from "./Checklist.tsx";

interface Props {
  lesson: OutlineLesson;
  slides: readonly EditableSlide[];
  findings: readonly Finding[];
  onOpen: (finding: Finding) => void;
  onPublished: () => void;
  onClose: () => void;
}

type Publishing =
  | { state: "asking" | "busy" }
  | { state: "failed"; message: string }
  | { state: "done"; version: number };

/** Confirmation before a lesson version is published to children (R-STAFF-4). */
export function PublishPanel({ lesson, slides, findings, onOpen, onPublished, onClose }: Props) {
  const [publishing, setPublishing] = useState<Publishing>({ state: "asking" });
  const drafts = useContentDrafts();
  const publish = async () => {
    setPublishing({ state: "busy" });
    const isSaved = await Promise.all([
      drafts.lessons.autosave.flush([lesson.id]),
      drafts.slides.autosave.flush(slides.map(({ id }) => id)),
    ]);
    if (isSaved.includes(false)) return setPublishing({ state: "failed", message: words.unsaved });
    try {
      const { version } = await publishLesson(lesson.id);
      setPublishing({ state: "done", version });
      onPublished();
    } catch (error) {
      setPublishing({ state: "failed", message: toAppError(error).message });
    }
  };
  const isUnchanged = lesson.version !== null && !lesson.has_changes;
  const isBlocked = findings.some(isBlocking);
  const isBusy = publishing.state === "busy";
  return (
    <Dialog heading={words.heading(lesson.title)} close={builder.close} onClose={onClose}>
      {publishing.state === "done" ? (
        <>
          <p role="status">{words.done(publishing.version)}</p>
          <Button onClick={onClose}>{builder.close}</Button>
        </>
      ) : (
        <>
          <Findings findings={findings} slides={slides} onOpen={onOpen} />
          {lesson.version === null && <p>{words.news}</p>}
          {isUnchanged && <p>{words.unchanged(lesson.version ?? 0)}</p>}
          <Alert message={publishing.state === "failed" ? publishing.message : null} />
          <Button disabled={isBusy || isUnchanged || isBlocked} onClick={() => void publish()}>
            {isBusy
              ? words.publishing
              : findings.length === 0 || isBlocked
                ? words.confirm
                : words.anyway}
          </Button>
        </>
      )}
    </Dialog>
  );
}
