import { useMemo, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isBlocking } from "#domain/content/publish-check.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import { outdatedVoicesIn } from "#domain/content/outdated-voices.ts";
import { unpublishedChanges } from "#domain/content/unpublished-changes.ts";
import { builder } from "#app/copy/builder.ts";
import { publishPanel as words } from "#app/copy/publishing.ts";
import { translating } from "#app/copy/translation.ts";
import { publishLesson } from "#app/data/authoring/authoring.ts";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { flushLessons } from "../content/flush-course.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { LanguageStates } from "./LanguageStates.tsx";
import { Alert } from "../ui/Alert.tsx";
import { NewsChoice } from "./NewsChoice.tsx";
import { Findings } from "../ui/Findings.tsx";
import { UnpublishedChanges } from "./UnpublishedChanges.tsx";
import { UnsavedParts } from "./UnsavedParts.tsx";
import { useUnsavedParts } from "./useUnsavedParts.ts";
import { versionQuery } from "./version-query.ts";
import styles from "./panels.module.css";

interface Props {
  course: OutlineCourse;
  lesson: OutlineLesson;
  slides: readonly EditableSlide[];
  findings: readonly Finding[];
  onOpen: (finding: Finding) => void;
  onPanel: (panel: "voices" | "preview-link" | "versions") => void;
  onPublished: () => void;
  onClose: () => void;
}

type Published = Awaited<ReturnType<typeof publishLesson>> & { isNew: boolean };

/** The button that was pressed is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

/** What can be done with a version that children see. */
const NextSteps = ({ onPanel }: Pick<Props, "onPanel">) => (
  <>
    <Button onClick={() => onPanel("preview-link")}>{builder.seeAsChild}</Button>
    <Button look="quiet" onClick={() => onPanel("versions")}>
      {builder.versions}
    </Button>
  </>
);

/** Confirmation before a lesson version is published to children (R-STAFF-4). */
export function PublishPanel({
  course,
  lesson,
  slides,
  findings,
  onOpen,
  onPanel,
  onPublished,
  onClose,
}: Props) {
  const [published, setPublished] = useState<Published | null>(null);
  // A course that is new has lessons to follow; what is only improved needs no mail.
  const [news, setNews] = useState(lesson.version === null && course.published !== null);
  const queries = useQueryClient();
  const drafts = useContentDrafts();
  const publish = useAction(async () => {
    await flushLessons(queries, drafts, [lesson.id]);
    const answer = await publishLesson(lesson.id, news);
    setPublished({ ...answer, isNew: answer.version !== lesson.version });
    onPublished();
  });
  const isUnchanged = lesson.version !== null && !lesson.has_changes;
  const isBlocked = findings.some(isBlocking);
  const asksAboutMail = !isUnchanged && !isBlocked;
  const { data: version } = useQuery({
    ...versionQuery(lesson.id, lesson.version ?? 0),
    enabled: lesson.version !== null,
  });
  const seen = version?.languages ?? [];
  const changes = useMemo(
    () =>
      asksAboutMail && version !== undefined
        ? unpublishedChanges(version, { ...lesson, slides })
        : null,
    [asksAboutMail, version, lesson, slides],
  );
  const outdated = useMemo(
    () =>
      version === undefined || changes === null
        ? []
        : outdatedVoicesIn(version, { ...lesson, slides }).map(({ slideId, path }) =>
            words.outdatedVoice(slides.findIndex(({ id }) => id === slideId) + 1, path),
          ),
    [version, changes, lesson, slides],
  );
  const unsaved = useUnsavedParts(lesson.id, slides);
  return (
    <Dialog
      heading={
        isUnchanged && published === null
          ? words.upToDate(lesson.title)
          : words.heading(lesson.title)
      }
      close={builder.close}
      onClose={onClose}
    >
      {published !== null ? (
        <>
          <p ref={focus} tabIndex={-1} role="status">
            {words.done(published.version, published.isNew, published.news)}
          </p>
          <NextSteps onPanel={onPanel} />
          <Button look="quiet" onClick={onClose}>
            {builder.close}
          </Button>
        </>
      ) : (
        <>
          <div className={styles.body} data-asks={asksAboutMail}>
            <UnsavedParts parts={unsaved} slides={slides} onOpen={onOpen} />
            {isUnchanged ? (
              <p>{words.unchanged(lesson.version ?? 0)}</p>
            ) : isBlocked ? null : (
              <>
                <p>{words.willSee(lesson.version, slides.length)}</p>
                {changes && <UnpublishedChanges changes={changes} version={lesson.version ?? 0} />}
                {course.published === null && <p>{words.firstOfCourse(course.title)}</p>}
              </>
            )}
            <LanguageStates
              languages={lesson.languages}
              say={(lang, progress) => translating.published(lang, progress, seen.includes(lang))}
            >
              {translating.notComplete}
            </LanguageStates>
            {!isBlocked && findings.some(({ check }) => check.endsWith("_audio")) && (
              <Button look="quiet" onClick={() => onPanel("voices")}>
                {words.recordAll}
              </Button>
            )}
            {outdated.length > 0 && (
              <div className={styles.check}>
                <p>{words.outdatedVoices(outdated.length)}</p>
                <ul>
                  {outdated.map((voice) => (
                    <li key={voice}>{voice}</li>
                  ))}
                </ul>
                <Button look="quiet" onClick={() => onPanel("voices")}>
                  {words.listen}
                </Button>
              </div>
            )}
            {(findings.length > 0 || outdated.length === 0) && (
              <Findings findings={findings} slides={slides} foldsTips onOpen={onOpen} />
            )}
            <Alert message={publish.error?.message ?? null} />
          </div>
          <div className={styles.confirm}>
            {isBlocked && <p>{words.blockedBy(findings.filter(isBlocking).length)}</p>}
            {unsaved.length > 0 && <p>{words.blockedByUnsaved}</p>}
            {asksAboutMail && <NewsChoice lesson={lesson} isChosen={news} onChoose={setNews} />}
            {isUnchanged ? (
              <NextSteps onPanel={onPanel} />
            ) : (
              <div className={styles.answer}>
                <Button
                  disabled={publish.busy || isBlocked || unsaved.length > 0}
                  onClick={() => publish.run()}
                >
                  {publish.busy ? words.publishing : words.confirm}
                </Button>
                <Button look="quiet" onClick={onClose}>
                  {builder.cancel}
                </Button>
              </div>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
