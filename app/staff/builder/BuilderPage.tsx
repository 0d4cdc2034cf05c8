import { useEffect, useState } from "react";
import { checkCard, checkLesson } from "#domain/content/publish-check.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import { partsOf } from "#domain/content/lesson-media.ts";
import { builder as words, keys, search } from "#app/copy/builder.ts";
import { insight } from "#app/copy/insight.ts";
import { fetchVersion, fixVideoUrls } from "#app/data/authoring/authoring.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { Button } from "#app/ui/Button.tsx";
import { ConfirmDialog } from "#app/ui/ConfirmDialog.tsx";
import { ConversionsContext, useLessonConversions } from "../clips/conversions.ts";
import { AddressesContext, useFetchedAddresses } from "../files/media-urls.ts";
import { Menu } from "../lists/Menu.tsx";
import { Alert } from "../panels/Alert.tsx";
import { Toast } from "../panels/Toast.tsx";
import { BuilderHeader } from "./BuilderHeader.tsx";
import { BuilderPanels } from "./BuilderPanels.tsx";
import type { Panel } from "./BuilderPanels.tsx";
import { CourseActions } from "./CourseActions.tsx";
import { CourseView } from "./CourseView.tsx";
import { HomeView } from "./HomeView.tsx";
import { LessonActions } from "./LessonActions.tsx";
import { LessonDesk } from "./LessonDesk.tsx";
import type { Part } from "./LessonDesk.tsx";
import { LessonEditor } from "./LessonEditor.tsx";
import { PhoneColumn } from "./PhoneColumn.tsx";
import { SlideRail } from "./SlideRail.tsx";
import type { ReadyBuilder } from "./useBuilder.ts";
import { useFocusWanted } from "./useFocusWanted.ts";
import type { Selection } from "./useSelection.ts";
import { useCopies } from "./useCopies.ts";
import { usePageKeys } from "./usePageKeys.ts";
import { useTrash } from "./useTrash.ts";
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
  const { course, lesson, slides, slide } = builder;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [looked, setLooked] = useState<LessonVersion | null>(null);
  const [part, setPart] = useState<Part>(builder.isSlideChosen ? "edit" : "slides");
  const setWanted = useFocusWanted(slide?.id ?? null);
  const look = useAction(async (lessonId: string, version: number) => {
    setPanel(null);
    setLooked(await fetchVersion(lessonId, version));
    setPart("phone");
  });
  const fix = useAction(async () => {
    look.reset();
    setPanel({ fixed: await fixVideoUrls() });
    builder.refresh();
  });
  const card = lesson?.mission_card ?? undefined;
  const addresses = useFetchedAddresses([
    ...partsOf({ slides: slides ?? [], mission_card: card }),
    ...(looked === null ? [] : partsOf(looked)),
  ]);
  const conversions = useLessonConversions(lesson?.id ?? null, slides);
  const findings =
    slides === null ? [] : [...checkLesson(slides), ...checkCard(lesson?.mission_card ?? null)];
  useEffect(() => setLooked(null), [lesson?.id]);

  const open = (place: Partial<Selection>) => {
    builder.select(place);
    const { slide: slideId = null } = place;
    setPart(slideId === null ? "slides" : "edit");
    setWanted(slideId === null ? { what: "view" } : { what: "slide", slideId });
  };
  usePageKeys({ onSearch: () => setPanel("search"), onKeys: () => setPanel("keys") });
  const copies = useCopies(builder, open);
  const exporting = useAction(copies.exportCourse);
  const trash = useTrash(builder, {
    onDeleted: () => setWanted({ what: "view" }),
    onRestored: open,
  });
  const openSlide = (slideId: string) => {
    if (slideId !== slide?.id) builder.select({ slide: slideId });
    setPart("edit");
    setWanted({ what: "slide", slideId });
  };
  const openFinding = (finding: Finding) => {
    setPanel(null);
    if (finding.slideId !== null && finding.slideId !== slide?.id)
      builder.select({ slide: finding.slideId });
    setPart("edit");
    setWanted({ what: "finding", finding });
  };
  const place = slides?.findIndex(({ id }) => id === slide?.id) ?? -1;
  const draft =
    lesson === null || slides === null
      ? null
      : {
          lesson_id: lesson.id,
          version: 0,
          title: lesson.title,
          tag: lesson.tag,
          slides,
          mission_card: card,
        };
  const above = [
    ...(course === null ? [] : [{ label: words.allCourses, onOpen: () => open(HOME) }]),
    ...(course === null || lesson === null
      ? []
      : [{ label: course.title, onOpen: () => open({ ...HOME, course: course.id }) }]),
  ];

  return (
    <main className={styles.page}>
      <BuilderHeader title={lesson?.title ?? course?.title ?? words.title} above={above}>
        {lesson !== null && (
          <LessonActions
            lesson={lesson}
            onPanel={setPanel}
            onDuplicate={() => void copies.copyLesson(lesson, slides ?? [])}
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
          items={[
            { label: search.button, onSelect: () => setPanel("search") },
            ...(course === null
              ? [{ label: words.importCourse, onSelect: () => setPanel("import") }]
              : []),
            { label: insight.button, onSelect: () => setPanel("insight") },
            { label: words.trash, onSelect: () => setPanel("trash") },
            { label: words.log, onSelect: () => setPanel("log") },
            { label: keys.button, onSelect: () => setPanel("keys") },
            { label: words.signOut, onSelect: onSignOut },
          ]}
        />
      </BuilderHeader>
      <Alert
        message={[look, fix, exporting].find(({ error }) => error !== null)?.error?.message ?? null}
      />
      <AddressesContext value={addresses}>
        {course === null ? (
          <HomeView builder={builder} onOpen={open} />
        ) : lesson === null ? (
          <CourseView
            builder={builder}
            course={course}
            onOpen={(id) => open({ course: course.id, lesson: id, slide: null })}
          />
        ) : (
          <LessonDesk
            shown={part}
            onShow={setPart}
            slides={
              <SlideRail
                key={lesson.id}
                builder={builder}
                findings={findings}
                onSelect={openSlide}
                onAdd={(kind) => void copies.addSlide(kind, null)}
                onInsert={(insertAt) => setPanel({ insertAt })}
                onMoveAway={(moving) => setPanel({ moving })}
                onDelete={trash.deleteSlides}
              />
            }
            edit={
              <ConversionsContext value={conversions}>
                <LessonEditor
                  builder={builder}
                  place={place + 1}
                  onDuplicate={(item) => void copies.copySlide(item)}
                  onMove={({ id }) => setPanel({ moving: [id] })}
                  onDelete={trash.deleteSlide}
                />
              </ConversionsContext>
            }
            phone={
              draft !== null && (
                <PhoneColumn
                  draft={draft}
                  looked={looked}
                  place={looked === null ? Math.max(0, place) : 0}
                  findings={findings}
                  onOpen={openFinding}
                  onBackToDraft={() => setLooked(null)}
                />
              )
            }
          />
        )}
      </AddressesContext>
      {panel !== null && (
        <BuilderPanels
          panel={panel}
          courses={builder.courses}
          copies={copies}
          course={course}
          lesson={lesson}
          slides={slides}
          findings={findings}
          onOpen={openFinding}
          onOpenPlace={open}
          onLook={look.run}
          onChanged={builder.refresh}
          onClose={() => setPanel(null)}
        />
      )}
      {trash.question !== null && (
        <ConfirmDialog no={words.cancel} question={trash.question} onClose={trash.answered} />
      )}
      {trash.deleted !== null && (
        <Toast
          key={trash.deleted.key}
          text={trash.deleted.text}
          onUndo={() => void trash.undo()}
          onClose={trash.dismiss}
        />
      )}
    </main>
  );
}
