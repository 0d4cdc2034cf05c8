import { memo, useMemo, useState } from "react";
import type { LessonVersion } from "#domain/content/content.ts";
import type { Language } from "#domain/content/languages.ts";
import { partsOf } from "#domain/content/lesson-media.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import { SLIDE_KINDS } from "#domain/slides/registry.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { useHandlers } from "#app/ui/use-handlers.ts";
import { comingText, ConversionsContext } from "../clips/conversions.ts";
import type { Conversions } from "../clips/conversions.ts";
import { OpenFindingsContext } from "../slides/activity/open-findings.ts";
import { NewClipsField } from "../clips/NewClipsField.tsx";
import type { NewClips } from "../clips/useNewClips.ts";
import type { CoAuthors } from "../co-authors/co-authors.ts";
import { LessonPresence } from "../co-authors/LessonPresence.tsx";
import { Checklist } from "../panels/Checklist.tsx";
import { TranslationEditor } from "../translation/TranslationEditor.tsx";
import { OutdatedVoices } from "../panels/OutdatedVoices.tsx";
import type { ApplyChange } from "../content/ListUndo.tsx";
import { FileUrlsContext, useFetchedFileUrls } from "../files/media-urls.ts";
import { OutdatedRecordingsContext } from "../files/outdated-recordings.ts";
import { KindButtons } from "../lists/KindButtons.tsx";
import { Shape } from "../lists/Shape.tsx";
import { usePreviewLanguage } from "../translation/usePreviewLanguage.ts";
import { useShownTranslation } from "../translation/useShownTranslation.ts";
import type { Panel } from "./BuilderPanels.tsx";
import { LessonDesk } from "./LessonDesk.tsx";
import type { Part } from "./LessonDesk.tsx";
import { LessonEditor } from "./LessonEditor.tsx";
import { LessonFields } from "./LessonFields.tsx";
import { PhoneColumn } from "./PhoneColumn.tsx";
import { SlideRail } from "./SlideRail.tsx";
import type { ReadyBuilder } from "./useBuilder.ts";
import { useLayout } from "../ui/useLayout.ts";

interface Props {
  builder: ReadyBuilder;
  course: OutlineCourse;
  lesson: OutlineLesson;
  language: Language | null;
  findings: readonly Finding[];
  conversions: Conversions;
  newClips: NewClips;
  /** A published version that is shown instead of the draft, or null. */
  shownVersion: LessonVersion | null;
  /** The part of the desk that is shown where not all have room. */
  part: Part;
  /** What the page does; these stay the same functions. */
  acts: {
    openSlide: (slideId: string, focuses?: boolean) => void;
    openFinding: (finding: Finding) => void;
    translate: (language: string) => void;
    addSlide: (kind: SlideKind) => void;
    copySlide: (slide: EditableSlide) => void;
    deleteSlide: (slide: EditableSlide) => void;
    applyChange: ApplyChange;
    deleteSlides: (ids: ReadonlySet<string>, onGone: () => void) => void;
  };
  onPanel: (panel: Panel) => void;
  onPart: (part: Part) => void;
  onShowVersion: (version: LessonVersion | null) => void;
}

/** One lesson: its slides, the slide in focus and the phone. */
export const LessonView = memo(function LessonView({
  builder,
  course,
  lesson,
  language,
  findings,
  conversions,
  newClips,
  shownVersion,
  part,
  acts,
  onPanel,
  onPart,
  onShowVersion,
}: Props) {
  const { slides, slide } = builder;
  const isNarrow = useLayout() === "narrow";
  const [coAuthors, setCoAuthors] = useState<CoAuthors | null>(null);
  const translated = useShownTranslation(lesson.id, language);
  // Beside the fields of the mission card, the phone shows that.
  const [fieldsOf, setFieldsOf] = useState<string | null>(null);
  const [phoneLanguage, setPhoneLanguage] = usePreviewLanguage(language);
  const onPhone = useShownTranslation(lesson.id, phoneLanguage);
  const draft = useMemo(
    () =>
      slides && {
        lesson_id: lesson.id,
        version: 0,
        title: lesson.title,
        tag: lesson.tag,
        slides,
        mission_card: lesson.mission_card ?? undefined,
      },
    [lesson.id, lesson.title, lesson.tag, lesson.mission_card, slides],
  );
  const parts = useMemo(
    () => [
      ...partsOf(draft ?? { slides: [], mission_card: lesson.mission_card ?? undefined }),
      ...(shownVersion === null ? [] : partsOf(shownVersion)),
      ...translated.files,
      ...onPhone.files,
    ],
    [draft, lesson.mission_card, shownVersion, translated.files, onPhone.files],
  );
  const fileUrls = useFetchedFileUrls(parts);
  const [outdated, setOutdated] = useState<readonly Finding[]>([]);
  const outdatedKeys = useMemo(() => new Set(outdated.map(({ voice }) => voice?.key)), [outdated]);
  const toDo = useMemo(
    () => [
      // A clip that is on its way is not asked for.
      ...findings.filter(({ check }) => check !== "video_coming"),
      ...outdated,
    ],
    [findings, outdated],
  );
  const openFindings = useMemo(
    () => toDo.filter(({ slideId }) => slideId !== null && slideId === slide?.id),
    [toDo, slide?.id],
  );
  const place = slides?.findIndex(({ id }) => id === slide?.id) ?? -1;
  const on = useHandlers({
    insert: (insertAt: number) => onPanel({ insertAt }),
    moveAway: (moving: readonly string[]) => onPanel({ moving }),
    move: ({ id }: EditableSlide) => onPanel({ moving: [id] }),
    fields: (isOpen: boolean) => setFieldsOf(isOpen ? lesson.id : null),
    showFields: () => onPart("slides"),
    backToDraft: () => onShowVersion(null),
    trash: () => onPanel("trash"),
    choosePhoneLanguage: setPhoneLanguage,
  });
  const phoneChoice = useMemo(
    () =>
      course.languages.length === 0
        ? null
        : { course, shown: phoneLanguage, onChoose: on.choosePhoneLanguage },
    [course, phoneLanguage, on],
  );

  const checklist = slides !== null && (
    <Checklist
      findings={toDo}
      slides={slides}
      languages={lesson.languages}
      isUnfolded={isNarrow}
      onOpen={acts.openFinding}
      onTranslate={acts.translate}
    />
  );

  // Known before the slides are read: what adds the first slide keeps its place, the middle of the
  // desk.
  const isEmpty = (slides?.length ?? lesson.slides) === 0;
  const isFirst = isEmpty && !isNarrow;
  const adding = (
    <>
      <KindButtons kinds={SLIDE_KINDS} onChoose={acts.addSlide} isExplained={isEmpty} />
      <NewClipsField clips={newClips} converts={conversions.converts} />
    </>
  );

  return (
    <FileUrlsContext value={fileUrls}>
      <OutdatedRecordingsContext value={outdatedKeys}>
        <LessonDesk
          shown={part}
          onDrop={language === null ? newClips.add : null}
          onShow={onPart}
          slides={
            <>
              {isNarrow && language === null && (
                <LessonFields
                  key={`${lesson.id} fields`}
                  lesson={lesson}
                  coAuthors={coAuthors}
                  onUndone={on.showFields}
                />
              )}
              <SlideRail
                key={lesson.id}
                builder={builder}
                coAuthors={coAuthors}
                together={
                  <LessonPresence
                    key={lesson.id}
                    lessonId={lesson.id}
                    slideId={slide?.id ?? null}
                    isBusy={builder.isBusy}
                    onChange={setCoAuthors}
                    onTrash={on.trash}
                  />
                }
                findings={translated.toDo ?? toDo}
                conversions={conversions}
                isTranslating={translated.toDo !== null}
                canAdd={language === null}
                onSelect={acts.openSlide}
                adding={isFirst ? null : adding}
                hasNewClips={newClips.underWay !== null || newClips.problems.length > 0}
                onInsert={on.insert}
                onMoveAway={on.moveAway}
                onDelete={acts.deleteSlides}
              />
            </>
          }
          edit={
            language !== null && slides !== null ? (
              <TranslationEditor
                key={`${lesson.id} ${language}`}
                lesson={lesson}
                slides={slides}
                slide={slide}
                lang={language}
                onOpen={acts.openSlide}
                onUndo={acts.applyChange}
              />
            ) : (
              <ConversionsContext value={conversions}>
                <OpenFindingsContext value={openFindings}>
                  <LessonEditor
                    builder={builder}
                    place={place + 1}
                    coAuthors={coAuthors}
                    hasFields={!isNarrow}
                    onFields={on.fields}
                    adding={isFirst ? adding : null}
                    onOpen={isNarrow ? acts.openSlide : null}
                    onDuplicate={acts.copySlide}
                    onMove={on.move}
                    onDelete={acts.deleteSlide}
                    onUndo={acts.applyChange}
                  />
                </OpenFindingsContext>
              </ConversionsContext>
            )
          }
          phone={
            draft === null ? (
              <Shape of="phone" />
            ) : (
              <PhoneColumn
                checklist={!isNarrow && checklist}
                translated={onPhone.shown}
                language={phoneChoice}
                draft={draft}
                shownVersion={shownVersion}
                place={shownVersion === null ? Math.max(0, place) : 0}
                coming={comingText(slide, conversions)}
                opensCard={fieldsOf === lesson.id}
                onBackToDraft={on.backToDraft}
              />
            )
          }
          check={checklist}
        />
      </OutdatedRecordingsContext>
      {lesson.version !== null && lesson.has_changes && slides !== null && (
        <OutdatedVoices
          key={lesson.id}
          lesson={lesson}
          version={lesson.version}
          slides={slides}
          onChange={setOutdated}
        />
      )}
    </FileUrlsContext>
  );
});
