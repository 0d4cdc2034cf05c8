import { memo, Suspense, useMemo, useRef, useState } from "react";
import { lists as words } from "#app/copy/builder.ts";
import { translation } from "#app/copy/translation.ts";
import type { OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { Field } from "#app/ui/Field.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { SaveState } from "../drafts/SaveState.tsx";
import { useDraft } from "../drafts/useDraft.ts";
import { useUnfold } from "../drafts/useUnfold.ts";
import { AuthorInitials } from "../co-authors/AuthorInitials.tsx";
import type { CoAuthors } from "../co-authors/co-authors.ts";
import { OpenLessons } from "../co-authors/lazy-presence.ts";
import { Clash, ClashContext } from "../co-authors/Clash.tsx";
import { FieldsUndo } from "../drafts/FieldsUndo.tsx";
import type { ApplyChange } from "../drafts/ListUndo.tsx";
import { FileUrlsContext, useFetchedFileUrls } from "../files/media-urls.ts";
import facts from "../lists/facts.module.css";
import { AddForm } from "../lists/AddForm.tsx";
import { CourseCover, coverUrlOf } from "../lists/CourseCover.tsx";
import { ItemList } from "../lists/ItemList.tsx";
import { LessonPoster } from "../lists/LessonPoster.tsx";
import { useKeptItems } from "../lists/useKeptItems.ts";
import { lazyPart } from "../panels/lazy-part.tsx";
import { ChooseButton } from "./ChooseButton.tsx";
import { Problem } from "./Problem.tsx";
import { editOf, publicationOf } from "./publication.ts";
import { PublicationChip } from "./PublicationChip.tsx";
import { useChosenItems } from "./useChosenItems.ts";
import { useDocumentMark } from "./useDocumentMark.ts";
import type { ReadyBuilder } from "./useBuilder.ts";
import styles from "./CourseView.module.css";

interface Props {
  builder: ReadyBuilder;
  course: OutlineCourse;
  onOpen: (lessonId: string) => void;
  onOpenSlide: (lessonId: string, slideId: string) => void;
  onDelete: (lessons: readonly OutlineLesson[], onGone: () => void) => void;
  onUndo: ApplyChange;
}

const AddSlideTo = lazyPart(async () => (await import("./AddSlideTo.tsx")).AddSlideTo);
const CoverField = lazyPart(async () => (await import("./CoverField.tsx")).CoverField);
const ChosenLessonsBar = lazyPart(
  async () => (await import("./ChosenLessonsBar.tsx")).ChosenLessonsBar,
);

function Detail({ lesson }: { lesson: OutlineLesson }) {
  const edit = editOf(lesson);
  return (
    <span className={`${facts.facts} ${styles.facts}`}>
      <PublicationChip of={publicationOf(lesson)} />
      {lesson.tag !== "" && <span className={styles.topic}>{words.topicIs(lesson.tag)}</span>}
      <span>{words.slideCount(lesson.slides)}</span>
      {edit !== null && <span className={styles.wide}>{edit}</span>}
      {Object.entries(lesson.languages).map(([lang, progress]) => (
        <span key={lang} className={styles.language} data-done={progress.done}>
          {translation.progressInList(lang, progress)}
        </span>
      ))}
    </span>
  );
}

/** One course: its lessons, and its title, description and cover, folded away. */
export const CourseView = memo(function CourseView({ builder, course, onUndo, ...on }: Props) {
  const { courses } = useContentDrafts();
  const [coAuthors, setCoAuthors] = useState<CoAuthors | null>(null);
  const chosen = useChosenItems(course.lessons, null);
  useDocumentMark("selectsLessons", chosen.isChoosing);
  const urls = useFetchedFileUrls(
    useMemo(() => course.lessons.map(({ poster_url }) => ({ poster_url })), [course.lessons]),
  );
  const items = useKeptItems(
    course.lessons,
    (lesson) => [lesson, coAuthors?.marks.get(lesson.id)],
    (lesson) => ({
      id: lesson.id,
      label: lesson.title,
      picture: <LessonPoster url={lesson.poster_url} />,
      detail: (
        <>
          <Detail lesson={lesson} />
          <AuthorInitials coAuthors={coAuthors} id={lesson.id} />
        </>
      ),
    }),
  );
  return (
    <div className={styles.view} data-scrolls>
      <section className={styles.part} aria-labelledby="lessons-heading">
        <div className={styles.head}>
          <h2 id="lessons-heading">{words.lessons}</h2>
          {course.lessons.length > 1 && (
            <ChooseButton isChoosing={chosen.isChoosing} onToggle={chosen.toggleMode} />
          )}
          <FieldsUndo drafts={courses} list={course.id} onUndo={onUndo} />
        </div>
        <Suspense>
          <OpenLessons lessons={course.lessons} onChange={setCoAuthors} />
        </Suspense>
        {course.lessons.length === 0 && <p className={styles.empty}>{words.noLessons}</p>}
        {chosen.isChoosing && (
          <Suspense>
            <ChosenLessonsBar
              lessons={course.lessons.filter(({ id }) => chosen.ids.has(id))}
              topics={course.lessons.map(({ tag }) => tag)}
              onAll={chosen.chooseAll}
              onUndo={onUndo}
              onDelete={(lessons) => on.onDelete(lessons, chosen.stop)}
            />
          </Suspense>
        )}
        <FileUrlsContext value={urls}>
          <ItemList
            name={words.lessons}
            items={items}
            selected={null}
            onSelect={on.onOpen}
            onMove={builder.moveLesson}
            choice={chosen}
          />
        </FileUrlsContext>
        <AddForm
          label={words.newLesson}
          second={words.newTag}
          button={words.addLesson}
          onAdd={(title, tag) => builder.addLesson(title, tag)}
        />
        <Problem builder={builder} place="lessons" />
      </section>
      <div className={styles.side}>
        <CourseFields key={course.id} course={course} />
        {/* While lessons are selected, the page is about those. */}
        {!chosen.isChoosing && course.lessons.length > 0 && (
          <Suspense>
            <AddSlideTo
              key={course.id}
              builder={builder}
              lessons={course.lessons}
              onAdded={on.onOpenSlide}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
});

function CourseFields({ course }: Pick<Props, "course">) {
  const settings = useRef<HTMLDetailsElement>(null);
  const saving = useDraft(useContentDrafts().courses, course);
  const { value, edit } = saving;
  useUnfold(settings, saving);
  const cover = coverUrlOf(value);
  const urls = useFetchedFileUrls(useMemo(() => [{ cover_url: cover }], [cover]));
  return (
    <details ref={settings} className={styles.settings}>
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
            problem={value.title.trim() === "" ? words.titleNeeded : null}
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
          <Suspense>
            <CoverField course={value} onChange={(cover_url) => edit({ cover_url })} />
          </Suspense>
          <Clash of="cover_url" />
        </div>
      </ClashContext>
    </details>
  );
}
