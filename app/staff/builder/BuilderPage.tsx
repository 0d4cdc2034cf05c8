import { useEffect, useMemo, useState } from "react";
import { checkCard, checkLesson, isBlocking } from "#domain/content/publish-check.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import { builder as words } from "#app/copy/builder.ts";
import { search } from "#app/copy/search.ts";
import { coAuthors as coAuthorWords } from "#app/copy/co-authors.ts";
import { fetchVersion, fixVideoUrls } from "#app/data/authoring/authoring.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { ConfirmDialog } from "#app/ui/ConfirmDialog.tsx";
import { useHandlers } from "#app/ui/use-handlers.ts";
import { useLessonConversions } from "../clips/conversions.ts";
import { useNewClips } from "../clips/useNewClips.ts";
import type { Direction, ListChange, PlacedItems } from "../drafts/list-history.ts";
import { Menu } from "../lists/Menu.tsx";
import { Alert } from "../panels/Alert.tsx";
import { Toast } from "../panels/Toast.tsx";
import { GoneNotice } from "../co-authors/GoneNotice.tsx";
import { useGoneLesson } from "../co-authors/useGoneLesson.ts";
import { useLanguage } from "../translation/useLanguage.ts";
import { BuilderHeader } from "./BuilderHeader.tsx";
import { BuilderPanels } from "./BuilderPanels.tsx";
import type { Panel } from "./BuilderPanels.tsx";
import { CourseActions } from "./CourseActions.tsx";
import { CourseView } from "./CourseView.tsx";
import { HomeView } from "./HomeView.tsx";
import { LessonActions } from "./LessonActions.tsx";
import type { Part } from "./LessonDesk.tsx";
import { LessonView } from "./LessonView.tsx";
import { Problem } from "./Problem.tsx";
import { coursePublicationOf, publicationOf } from "./publication.ts";
import type { ReadyBuilder } from "./useBuilder.ts";
import { useFocusWanted } from "./useFocusWanted.ts";
import type { Wanted } from "./useFocusWanted.ts";
import type { Selection } from "./useSelection.ts";
import { useLayout } from "./useLayout.ts";
import { useCopies } from "./useCopies.ts";
import { useDocumentMark } from "./useDocumentMark.ts";
import { usePageKeys } from "./usePageKeys.ts";
import { useTrash } from "./useTrash.ts";
import select from "../lists/select.module.css";
import styles from "./BuilderPage.module.css";

const HOME: Selection = { course: null, lesson: null, slide: null };

const wantedIn = (slideId: string | null): Wanted =>
  slideId === null ? { what: "view" } : { what: "slide", slideId };

/** The builder's pages: all courses, one course, or the desk of one lesson. */
export function BuilderPage({
  builder,
  onSignOut,
}: {
  builder: ReadyBuilder;
  onSignOut: () => void;
}) {
  const { course, lesson, slides, slide } = builder;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [language, setLanguage] = useLanguage(course);
  const [shownVersion, setShownVersion] = useState<LessonVersion | null>(null);
  const [part, setPart] = useState<Part>(builder.isSlideChosen ? "edit" : "slides");
  const isRailHidden = useLayout() === "narrow" && lesson !== null && part !== "slides";
  const gone = useGoneLesson({ lessonId: lesson?.id ?? null, chosen: builder.chosen });
  const setWanted = useFocusWanted({
    view: `${course?.id} ${lesson?.id}`,
    slideId: slide?.id ?? null,
  });
  const showVersion = useAction(async (lessonId: string, version: number) => {
    setPanel(null);
    setShownVersion(await fetchVersion(lessonId, version));
    setPart("phone");
  });
  // The author may be in another lesson when it comes.
  const versionHere = shownVersion?.lesson_id === lesson?.id ? shownVersion : null;
  const fix = useAction(async () => {
    showVersion.reset();
    setPanel({ fixed: await fixVideoUrls() });
    builder.refresh();
  });
  const card = lesson?.mission_card ?? null;
  const findings = useMemo(
    () => (slides === null ? [] : [...checkLesson(slides), ...checkCard(card)]),
    [slides, card],
  );
  useEffect(() => setShownVersion(null), [lesson?.id]);
  // For the rule of reduced motion in `tokens.css`.
  useDocumentMark("desk", true);

  const open = (place: Parameters<typeof builder.select>[0]) => {
    builder.select(place);
    const { slide: slideId = null } = place;
    setPart(slideId === null ? "slides" : "edit");
    setWanted(wantedIn(slideId));
  };
  const openFound = (place: Selection & { language?: string | null }) => {
    open(place);
    // The texts of a course itself are in the dialog of its languages.
    if (place.lesson === null && (place.language ?? null) !== null) setPanel("languages");
  };
  usePageKeys({ onSearch: () => setPanel("search"), onKeys: () => setPanel("keys") });
  const conversions = useLessonConversions(lesson?.id ?? null, slides);
  const newClips = useNewClips({
    lessonId: lesson?.id ?? null,
    ...conversions,
    addSlide: (to) => builder.addSlide("video", null, undefined, to),
    onAdded: (slideId, to) => to === lesson?.id && open({ slide: slideId }),
  });
  const trash = useTrash(builder, {
    onDeleted: () => setWanted({ what: "view", isOnlyIfLost: true }),
    onRestored: open,
  });
  const openNew = (slideId: string) => {
    open({ slide: slideId });
    setWanted({ what: "slide", slideId, isNew: true });
  };
  const copies = useCopies(builder, { open, openNew }, trash.sent);
  const exporting = useAction(copies.exportCourse);
  const exportingLesson = useAction(copies.exportLesson);
  const openSlide = (slideId: string, focuses = true) => {
    if (slideId !== slide?.id) builder.select({ slide: slideId });
    setPart("edit");
    if (focuses) setWanted({ what: "slide", slideId });
  };
  const openFinding = (finding: Finding) => {
    setPanel(null);
    if (finding.slideId !== null && finding.slideId !== slide?.id)
      builder.select({ slide: finding.slideId });
    // What the lesson as a whole lacks is among its own fields, which phones have above the slides.
    setPart(finding.slideId === null ? "slides" : "edit");
    setWanted({ what: "finding", finding });
  };
  const acts = useHandlers({
    open,
    openLesson: (id: string) => open({ course: course?.id ?? null, lesson: id, slide: null }),
    openSlide,
    openFinding,
    addSlide: (kind: SlideKind) => void copies.addSlide(kind, null),
    copySlide: (item: EditableSlide) => void copies.copySlide(item),
    copyLesson: (item: OutlineLesson) => void copies.copyLesson(item),
    exportLesson: (item: OutlineLesson) => exportingLesson.run(item),
    openSlideOf: (lessonId: string, slideId: string) =>
      open({ course: course?.id ?? null, lesson: lessonId, slide: slideId }),
    translate(lang: string | null) {
      setLanguage(lang);
      setPart("edit");
    },
    deleteLessons: trash.deleteLessons,
    deleteSlide: trash.deleteSlide,
    deleteSlides: trash.deleteSlides,
    /** Only in the lesson that is open when the server answers. */
    openRestored({ kind, parent, items: [first] }: PlacedItems) {
      if (kind === "slide" && parent === lesson?.id && first !== undefined) openSlide(first.id);
    },
    applyChange: (direction: Direction, change: ListChange) =>
      void builder.applyChange(direction, change, {
        onRestored: acts.openRestored,
        onRemoved: (slideId) => setWanted(wantedIn(slideId)),
      }),
  });
  const above = [
    ...(course === null ? [] : [{ label: words.allCourses, onOpen: () => open(HOME) }]),
    ...(course === null || lesson === null
      ? []
      : [{ label: course.title, onOpen: () => open({ ...HOME, course: course.id }) }]),
  ];

  return (
    <main className={`${styles.page} ${select.arrows}`}>
      <BuilderHeader
        title={lesson?.title ?? course?.title ?? words.title}
        above={above}
        isCentered={lesson === null}
        state={
          lesson !== null
            ? publicationOf(lesson)
            : course && coursePublicationOf(builder.courses, course)
        }
      >
        {course !== null && lesson !== null && (
          <LessonActions
            course={course}
            lesson={lesson}
            isReady={slides !== null && !findings.some(isBlocking)}
            language={language}
            onLanguage={acts.translate}
            onPanel={setPanel}
            exporting={exportingLesson.busy}
            onExport={() => acts.exportLesson(lesson)}
            onDuplicate={() => acts.copyLesson(lesson)}
            onDelete={() => trash.deleteLesson(lesson)}
          />
        )}
        {course !== null && lesson === null && (
          <CourseActions
            courses={builder.courses}
            course={course}
            fixing={fix.busy}
            onFix={fix.run}
            exporting={exporting.busy}
            onExport={() => exporting.run(course)}
            onLanguages={() => setPanel("languages")}
            onPublish={() => setPanel("publish-course")}
            onDuplicate={() => void copies.copyCourse(course)}
            onDelete={() => trash.deleteCourse(course)}
          />
        )}
        <span className={styles.search}>
          <Button
            look="quiet"
            aria-keyshortcuts="Control+K"
            title="Ctrl + K"
            onClick={() => setPanel("search")}
          >
            {search.button}
          </Button>
        </span>
        <Menu
          label={words.menu}
          isBars
          items={[
            { label: search.button, onSelect: () => setPanel("search") },
            ...(course === null
              ? [{ label: words.importCourse, onSelect: () => setPanel("import") }]
              : []),
            { label: words.statistics, onSelect: () => setPanel("insight") },
            { label: words.trash, onSelect: () => setPanel("trash") },
            { label: words.log, onSelect: () => setPanel("log") },
            { label: words.keys, onSelect: () => setPanel("keys") },
            { label: words.signOut, onSelect: onSignOut },
          ]}
        />
      </BuilderHeader>
      <Alert
        message={
          [showVersion, fix, exporting, exportingLesson].find(({ error }) => error !== null)?.error
            ?.message ?? null
        }
      />
      <Problem builder={builder} place="page" />
      {isRailHidden && <Problem builder={builder} place="slides" />}
      <p className="visually-hidden" role="status">
        {builder.notice}
      </p>
      {gone !== null && (
        <GoneNotice
          text={gone.isUnsaved ? coAuthorWords.lessonGoneUnsaved : coAuthorWords.lessonGone}
          onTrash={() => setPanel("trash")}
        />
      )}
      {course === null ? (
        <HomeView builder={builder} onOpen={acts.open} onUndo={acts.applyChange} />
      ) : lesson === null ? (
        <CourseView
          key={course.id}
          builder={builder}
          course={course}
          onOpen={acts.openLesson}
          onOpenSlide={acts.openSlideOf}
          exporting={exportingLesson.busy}
          onDuplicate={acts.copyLesson}
          onExport={acts.exportLesson}
          onDelete={acts.deleteLessons}
          onUndo={acts.applyChange}
        />
      ) : builder.slidesFailed !== null ? (
        <div className={styles.failed}>
          <Alert message={builder.slidesFailed.message} />
          <Button onClick={builder.slidesFailed.again}>{words.again}</Button>
        </div>
      ) : (
        <LessonView
          builder={builder}
          course={course}
          lesson={lesson}
          language={language}
          findings={findings}
          conversions={conversions}
          newClips={newClips}
          shownVersion={versionHere}
          part={part}
          acts={acts}
          onPanel={setPanel}
          onPart={setPart}
          onShowVersion={setShownVersion}
        />
      )}
      {panel !== null && (
        <BuilderPanels
          panel={panel}
          courses={builder.courses}
          copies={copies}
          course={course}
          lesson={lesson}
          slides={slides}
          language={language}
          findings={findings}
          onOpen={openFinding}
          onOpenPlace={openFound}
          onPanel={setPanel}
          onShowVersion={showVersion.run}
          onChanged={builder.refresh}
          onClose={() => setPanel(null)}
        />
      )}
      {trash.question !== null && (
        <ConfirmDialog no={words.cancel} question={trash.question} onClose={trash.answered} />
      )}
      {trash.deleted !== null && (
        <Toast
          key={trash.deleted.change.at}
          text={trash.deleted.text}
          onUndo={() => void trash.undo()}
          onClose={trash.dismiss}
        />
      )}
    </main>
  );
}
