import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { lists as words, titleProblem } from "#app/copy/builder.ts";
import type { OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Field } from "#app/ui/Field.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { useHandlers } from "#app/ui/use-handlers.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { SaveState } from "../drafts/SaveState.tsx";
import { useDraft } from "../drafts/useDraft.ts";
import { useUnfold } from "../drafts/useUnfold.ts";
import { AuthorInitials } from "../co-authors/AuthorInitials.tsx";
import type { CoAuthors } from "../co-authors/co-authors.ts";
import { OpenLessons } from "../co-authors/OpenLessons.tsx";
import { Clash, ClashContext } from "../co-authors/Clash.tsx";
import { FieldsUndo } from "../content/FieldsUndo.tsx";
import type { ApplyChange } from "../content/ListUndo.tsx";
import { FileUrlsContext, useFetchedFileUrls } from "../files/media-urls.ts";
import { AddForm } from "../lists/AddForm.tsx";
import { CourseCover, coverUrlOf } from "../lists/CourseCover.tsx";
import { ItemList, LONG_LIST } from "../lists/ItemList.tsx";
import type { ListedItem } from "../lists/ItemList.tsx";
import { LessonPoster } from "../lists/LessonPoster.tsx";
import { useKeptItems } from "../lists/useKeptItems.ts";
import { AddSlideTo } from "./AddSlideTo.tsx";
import { CoverField } from "./CoverField.tsx";
import { ChosenLessonsBar } from "./ChosenLessonsBar.tsx";
import { ChooseButton } from "./ChooseButton.tsx";
import { ALL_LESSONS, lessonFilters } from "./lesson-filters.ts";
import { LessonDetail, lessonMenu } from "./LessonRow.tsx";
import type { LessonActs } from "./LessonRow.tsx";
import { Problem } from "./Problem.tsx";
import { useChosenItems } from "./useChosenItems.ts";
import { useDocumentMark } from "./useDocumentMark.ts";
import { useLayout } from "../ui/useLayout.ts";
import type { ReadyBuilder } from "./useBuilder.ts";
import styles from "./CourseView.module.css";

/** The filter of each long course, so that it is still there after a lesson was open. */
const filtersOfCourses = new Map<string, string>();

interface Props extends Pick<LessonActs, "onDuplicate" | "onExport"> {
  builder: ReadyBuilder;
  course: OutlineCourse;
  onOpen: (lessonId: string) => void;
  /** The export of a lesson is under way. */
  exporting: boolean;
  onOpenSlide: (lessonId: string, slideId: string) => void;
  onDelete: (lessons: readonly OutlineLesson[], onGone: () => void) => void;
  onUndo: ApplyChange;
}

/** One course: its lessons, and its title, description and cover, folded away. */
export const CourseView = memo(function CourseView({
  builder,
  course,
  exporting,
  onUndo,
  ...on
}: Props) {
  const { courses } = useContentDrafts();
  const [coAuthors, setCoAuthors] = useState<CoAuthors | null>(null);
  const isLong = course.lessons.length >= LONG_LIST;
  const isWide = useLayout() === "wide";
  const filters = useMemo(
    () => (isLong ? lessonFilters(course.lessons) : []),
    [isLong, course.lessons],
  );
  const [filterId, setFilterId] = useState(filtersOfCourses.get(course.id) ?? ALL_LESSONS);
  const filter = filters.find(({ id }) => id === filterId) ?? filters[0];
  const chooseFilter = useCallback(
    (id: string) => {
      filtersOfCourses.set(course.id, id);
      setFilterId(id);
    },
    [course.id],
  );
  const hasFilter = filter?.id === filterId;
  // Once no lesson is left in it, it does not come back by itself.
  useEffect(() => {
    if (!hasFilter) chooseFilter(ALL_LESSONS);
  }, [hasFilter, chooseFilter]);
  const shown = filter?.lessons ?? course.lessons;
  const chosen = useChosenItems(shown, null);
  useDocumentMark("selectsLessons", chosen.isChoosing);
  const urls = useFetchedFileUrls(
    useMemo(() => course.lessons.map(({ poster_url }) => ({ poster_url })), [course.lessons]),
  );
  const places = useMemo(
    () => new Map(course.lessons.map(({ id }, index) => [id, index])),
    [course.lessons],
  );
  const placeOf = (lesson: OutlineLesson | undefined) => places.get(lesson?.id ?? "") ?? -1;
  const shownPlace = (lesson: OutlineLesson) =>
    shown === course.lessons ? undefined : placeOf(lesson) + 1;
  const acts = useHandlers<LessonActs>({
    onDuplicate: on.onDuplicate,
    onExport: on.onExport,
    onDelete: (lesson) => on.onDelete([lesson], chosen.stop),
  });
  const items = useKeptItems<OutlineLesson, ListedItem>(
    shown,
    (lesson) => [lesson, coAuthors?.marks.get(lesson.id), shownPlace(lesson), exporting],
    (lesson) => ({
      id: lesson.id,
      label: lesson.title,
      picture: <LessonPoster url={lesson.poster_url} place={shownPlace(lesson)} />,
      detail: (
        <>
          <LessonDetail lesson={lesson} />
          <AuthorInitials coAuthors={coAuthors} id={lesson.id} />
        </>
      ),
      menu: lessonMenu({ lesson, exporting, on: acts }),
    }),
  );
  return (
    <div className={styles.view} data-scrolls>
      <section className={styles.part} aria-labelledby="lessons-heading">
        <div className={styles.head} data-long={isLong}>
          <h2 id="lessons-heading">{words.lessons}</h2>
          {isLong && (
            <select
              className={styles.filter}
              aria-label={words.shownLessons}
              value={filter?.id}
              onChange={({ target }) => chooseFilter(target.value)}
            >
              {filters.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
          {course.lessons.length > 1 && (
            <ChooseButton isChoosing={chosen.isChoosing} onToggle={chosen.toggleMode} />
          )}
          <FieldsUndo drafts={courses} list={course.id} onUndo={onUndo} />
        </div>
        <OpenLessons lessons={course.lessons} onChange={setCoAuthors} />
        {course.lessons.length === 0 && <p className={styles.empty}>{words.noLessons}</p>}
        {chosen.isChoosing && (
          <ChosenLessonsBar
            lessons={course.lessons.filter(({ id }) => chosen.ids.has(id))}
            topics={course.lessons.map(({ tag }) => tag)}
            onAll={chosen.chooseAll}
            onUndo={onUndo}
            onDelete={(lessons) => on.onDelete(lessons, chosen.stop)}
          />
        )}
        <FileUrlsContext value={urls}>
          <ItemList
            name={words.lessons}
            items={items}
            selected={null}
            onSelect={on.onOpen}
            onMove={(from, to) => builder.moveLesson(placeOf(shown[from]), placeOf(shown[to]))}
            choice={chosen}
            isDense={isLong}
          />
        </FileUrlsContext>
        <AddForm
          label={words.newLesson}
          second={words.newTag}
          button={words.addLesson}
          onAdd={(title, tag) => builder.addLesson(title, tag)}
        />
        <div className={styles.problem}>
          <Problem builder={builder} place="lessons" />
        </div>
      </section>
      <div className={styles.side}>
        <CourseFields key={course.id} course={course} isUnfolded={isWide && !isLong} />
        {/* While lessons are selected, the page is about those. */}
        {!chosen.isChoosing && course.lessons.length > 0 && (
          <AddSlideTo
            key={course.id}
            builder={builder}
            lessons={course.lessons}
            onAdded={on.onOpenSlide}
          />
        )}
      </div>
    </div>
  );
});

interface FieldsProps extends Pick<Props, "course"> {
  /** At first: a wide page has room for them beside a short list. */
  isUnfolded: boolean;
}

function CourseFields({ course, isUnfolded }: FieldsProps) {
  const [wasUnfolded] = useState(isUnfolded);
  const settings = useRef<HTMLDetailsElement>(null);
  const saving = useDraft(useContentDrafts().courses, course);
  const { value, edit } = saving;
  useUnfold(settings, saving);
  const cover = coverUrlOf(value);
  const urls = useFetchedFileUrls(useMemo(() => [{ cover_url: cover }], [cover]));
  return (
    <details
      ref={settings}
      className={styles.settings}
      open={wasUnfolded}
      data-own-cover={value.cover_url !== null && value.cover_url !== undefined}
    >
      <summary>
        <FileUrlsContext value={urls}>
          <CourseCover url={cover} title={value.title} />
        </FileUrlsContext>
        <span>
          {words.courseSettings}
          <SaveState saving={saving} />
        </span>
      </summary>
      <ClashContext value={saving.clashes}>
        <div className={styles.fields}>
          <Field
            label={words.courseTitle}
            maxLength={120}
            value={value.title}
            problem={titleProblem(value.title)}
            onChange={(event) => edit({ title: event.target.value })}
          />
          <Clash of="title" />
          <TextArea
            label={words.courseDescription}
            rows={4}
            maxLength={1000}
            value={value.description}
            onChange={(event) => edit({ description: event.target.value })}
          />
          <Clash of="description" />
          <CoverField course={value} onChange={(cover_url) => edit({ cover_url })} />
          <Clash of="cover_url" />
        </div>
      </ClashContext>
    </details>
  );
}
