import { useEffect, useMemo, useState } from "react";
import { checkCard, checkLesson } from "#domain/content/publish-check.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import { fetchVersion, fixVideoUrls } from "#app/data/authoring/authoring.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { useHandlers } from "#app/ui/use-handlers.ts";
import { besideClip, useLessonConversions } from "../clips/conversions.ts";
import { useNewClips } from "../clips/useNewClips.ts";
import { useGoneLesson } from "../co-authors/useGoneLesson.ts";
import type { Direction, ListChange, PlacedItems } from "../drafts/list-history.ts";
import { useLanguage } from "../translation/useLanguage.ts";
import type { Panel } from "./BuilderPanels.tsx";
import type { Part } from "./LessonDesk.tsx";
import type { ReadyBuilder } from "./useBuilder.ts";
import { useCopies } from "./useCopies.ts";
import { useFocusWanted } from "../ui/useFocusWanted.ts";
import type { Wanted } from "../ui/useFocusWanted.ts";
import { usePageKeys } from "./usePageKeys.ts";
import type { Selection } from "../ui/useSelection.ts";
import { useTrash } from "./useTrash.ts";

const wantedIn = (slideId: string | null): Wanted =>
  slideId === null ? { what: "view" } : { what: "slide", slideId };

/** What the builder's pages show besides the content, and what an author does on them. */
export function useBuilderPage(builder: ReadyBuilder) {
  const { course, lesson, slides, slide } = builder;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [language, setLanguage] = useLanguage(course);
  const [shownVersion, setShownVersion] = useState<LessonVersion | null>(null);
  const [part, setPart] = useState<Part>(builder.isSlideChosen ? "edit" : "slides");
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
  const conversions = useLessonConversions(lesson?.id ?? null, slides);
  const findings = useMemo(
    () =>
      slides === null
        ? []
        : [...checkLesson(slides).map((one) => besideClip(one, conversions)), ...checkCard(card)],
    [slides, card, conversions],
  );
  useEffect(() => setShownVersion(null), [lesson?.id]);

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
  const actions = [showVersion, fix, exporting, exportingLesson];
  return {
    panel,
    setPanel,
    part,
    setPart,
    language,
    findings,
    gone,
    conversions,
    newClips,
    trash,
    copies,
    exporting,
    exportingLesson,
    fix,
    showVersion,
    /** A published version that the phone shows instead of the draft, or null. */
    shownVersion: versionHere,
    setShownVersion,
    acts,
    openFound,
    /** Why one of these failed, or null. */
    failure: actions.find(({ error }) => error !== null)?.error?.message ?? null,
  };
}
