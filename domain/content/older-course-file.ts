import { NEWEST, isLessonFile, PLAIN } from "./course-file.ts";
import type { AnyFile, CourseFile, FileLesson, FileTranslations } from "./course-file.ts";

/** What an installation has of the course or lesson of a file. */
interface Installed extends Pick<CourseFile["course"], "cover_url" | "languages" | "translations"> {
  lessons: readonly FileLesson[];
}

/**
 * The file with the parts that its version could not hold as they are here, so that its import leaves
 * them: the cover, the languages, and the translations of what is here already. A file of the newest
 * version says all: what it leaves out is not there.
 */
export function withPartsFromHere<F extends AnyFile>(file: F, here: Installed | null): F;
export function withPartsFromHere(file: AnyFile, here: Installed | null): AnyFile {
  if (here === null || file.version === NEWEST) return file;
  const translations = (of: { translations?: FileTranslations | undefined } | undefined) =>
    file.version === PLAIN && of?.translations !== undefined
      ? { translations: of.translations }
      : {};
  const lessonFrom = (lesson: FileLesson): FileLesson => {
    const old = here.lessons.find(({ id }) => id === lesson.id);
    if (old === undefined) return lesson;
    const slides = new Map(old.slides.map((slide) => [slide.id, slide]));
    return {
      ...lesson,
      ...translations(old),
      slides: lesson.slides.map((slide) => ({ ...slide, ...translations(slides.get(slide.id)) })),
    };
  };
  if (isLessonFile(file)) return { ...file, lessons: [lessonFrom(file.lessons[0])] };
  const { cover_url, languages } = here;
  return {
    ...file,
    course: {
      ...file.course,
      ...translations(here),
      ...(file.version === PLAIN && languages !== undefined && { languages }),
      ...(cover_url !== undefined && { cover_url }),
    },
    lessons: file.lessons.map(lessonFrom),
  };
}
