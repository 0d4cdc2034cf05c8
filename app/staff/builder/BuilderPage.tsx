import { isBlocking } from "#domain/content/publish-check.ts";
import { builder as words } from "#app/copy/builder.ts";
import { search } from "#app/copy/search.ts";
import { coAuthors as coAuthorWords } from "#app/copy/co-authors.ts";
import { Button } from "#app/ui/Button.tsx";
import { ConfirmDialog } from "#app/ui/ConfirmDialog.tsx";
import { Menu } from "../ui/Menu.tsx";
import { Alert } from "../ui/Alert.tsx";
import { Toast } from "../panels/Toast.tsx";
import { GoneNotice } from "../co-authors/GoneNotice.tsx";
import { BuilderHeader } from "./BuilderHeader.tsx";
import { BuilderPanels } from "./BuilderPanels.tsx";
import { CourseActions } from "./CourseActions.tsx";
import { CourseView } from "./CourseView.tsx";
import { HomeView } from "./HomeView.tsx";
import { LessonActions } from "./LessonActions.tsx";
import { LessonView } from "./LessonView.tsx";
import { Problem } from "./Problem.tsx";
import { coursePublicationOf, publicationOf } from "../content/publication.ts";
import type { ReadyBuilder } from "./useBuilder.ts";
import type { Selection } from "../ui/useSelection.ts";
import { useLayout } from "../ui/useLayout.ts";
import { useBuilderPage } from "./useBuilderPage.ts";
import { useDocumentMark } from "./useDocumentMark.ts";
import select from "../ui/select.module.css";
import styles from "./BuilderPage.module.css";

const HOME: Selection = { course: null, lesson: null, slide: null };

/** The builder's pages: all courses, one course, or the desk of one lesson. */
export function BuilderPage({
  builder,
  onSignOut,
}: {
  builder: ReadyBuilder;
  onSignOut: () => void;
}) {
  const { course, lesson, slides } = builder;
  const page = useBuilderPage(builder);
  const { acts, exportingLesson, findings, language, part, setPanel, trash } = page;
  const isRailHidden = useLayout() === "narrow" && lesson !== null && part !== "slides";
  // For the rule of reduced motion in `tokens.css`.
  useDocumentMark("desk", true);
  const above = [
    ...(course === null ? [] : [{ label: words.allCourses, onOpen: () => acts.open(HOME) }]),
    ...(course === null || lesson === null
      ? []
      : [{ label: course.title, onOpen: () => acts.open({ ...HOME, course: course.id }) }]),
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
            exporting={page.exporting.busy}
            onExport={() => page.exporting.run(course)}
            onLanguages={() => setPanel("languages")}
            onPublish={() => setPanel("publish-course")}
            onDuplicate={() => void page.copies.copyCourse(course)}
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
              ? [
                  { label: words.importCourse, onSelect: () => setPanel("import") },
                  {
                    label: page.fix.busy ? words.fixing : words.fixUrls,
                    hint: words.fixUrlsHint,
                    disabled: page.fix.busy,
                    onSelect: page.fix.run,
                  },
                ]
              : []),
            { label: words.statistics, onSelect: () => setPanel("insight") },
            { label: words.trash, onSelect: () => setPanel("trash") },
            { label: words.log, onSelect: () => setPanel("log") },
            { label: words.keys, onSelect: () => setPanel("keys") },
            { label: words.signOut, onSelect: onSignOut },
          ]}
        />
      </BuilderHeader>
      <Alert message={page.failure} />
      <Problem builder={builder} place="page" />
      {isRailHidden && <Problem builder={builder} place="slides" />}
      <p className="visually-hidden" role="status">
        {builder.notice}
      </p>
      {page.gone !== null && (
        <GoneNotice
          text={page.gone.isUnsaved ? coAuthorWords.lessonGoneUnsaved : coAuthorWords.lessonGone}
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
          conversions={page.conversions}
          newClips={page.newClips}
          shownVersion={page.shownVersion}
          part={part}
          acts={acts}
          onPanel={setPanel}
          onPart={page.setPart}
          onShowVersion={page.setShownVersion}
        />
      )}
      {page.panel !== null && (
        <BuilderPanels
          panel={page.panel}
          courses={builder.courses}
          copies={page.copies}
          course={course}
          lesson={lesson}
          slides={slides}
          language={language}
          findings={findings}
          onOpen={acts.openFinding}
          onOpenPlace={page.openFound}
          onPanel={setPanel}
          onShowVersion={page.showVersion.run}
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
