import { isLessonFile, partsOfFileCourse } from "#domain/content/course-file.ts";
import type {
  AnyFile,
  FileLesson,
  FileMedia,
  FileTranslations,
} from "#domain/content/course-file.ts";
import { mapMedia } from "#domain/content/lesson-media.ts";
import { mapTranslatedFiles } from "#domain/content/translation.ts";
import { keyOfMediaUrl, mediaUrl } from "#server/platform/files/media-url.ts";

/** Files that are kept in another form than the course file holds them, by their path in it. */
export type StoredReplacements = ReadonlyMap<string, FileMedia>;

/** The course or lesson with the names of the files that are kept. */
export function withStoredFiles(file: AnyFile, kept: StoredReplacements): AnyFile {
  if (kept.size === 0) return file;
  const nameOf = (url: string) => {
    const instead = kept.get(keyOfMediaUrl(url) ?? "");
    return instead === undefined ? url : mediaUrl(instead.path);
  };
  const rename = <T extends { translations?: FileTranslations | undefined }>(part: T): T => ({
    ...mapMedia(part, nameOf),
    ...(part.translations && { translations: mapTranslatedFiles(part.translations, nameOf) }),
  });
  const renamed = (lesson: FileLesson): FileLesson => ({
    ...rename(lesson),
    slides: lesson.slides.map(rename),
  });
  const items = file.media.map((item) => kept.get(item.path) ?? item);
  const media = [...new Map(items.map((item) => [item.path, item])).values()];
  return isLessonFile(file)
    ? { ...file, lessons: [renamed(file.lessons[0])], media }
    : {
        ...file,
        course: { ...file.course, ...partsOfFileCourse(file.course).map(rename)[0] },
        lessons: file.lessons.map(renamed),
        media,
      };
}
