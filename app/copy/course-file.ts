import type { CourseFileChange } from "#domain/content/course-file-changes.ts";
import { COURSE_FILE_LIMITS } from "#domain/content/course-file-limits.ts";
import type { CourseFileReason, CourseFileRefusal } from "#domain/content/course-file-refusal.ts";
import { COURSE_LANGUAGES_MAX } from "#domain/content/languages.ts";
import { languageName } from "./languages.ts";
import { counted } from "./builder.ts";
import { refusedFile } from "./files.ts";

function lessonChanged(change: Extract<CourseFileChange, { what: "lesson_changed" }>): string {
  const { title, newTitle, tag, card, translated, added, changed, removed, moved } = change;
  const parts = [
    newTitle !== null && `its title becomes "${newTitle}"`,
    tag && "its topic on the map changes",
    card && "its mission card changes",
    translated && "its translations change",
    added > 0 && `${counted(added, "slide")} added`,
    changed > 0 && `${counted(changed, "slide")} changed`,
    removed > 0 && `${counted(removed, "slide")} removed`,
    moved && "its slides are reordered",
  ].filter((part) => part !== false);
  return `Lesson "${title}": ${parts.join(", ")}.`;
}

function languagesChanged({
  added,
  removed,
}: Extract<CourseFileChange, { what: "course_languages" }>): string {
  const parts = [
    added.length > 0 && `gets ${added.map(languageName).join(", ")}`,
    removed.length > 0 && `no longer has ${removed.map(languageName).join(", ")}`,
  ].filter((part) => part !== false);
  return parts.length === 0
    ? "The course's languages come in another order."
    : `The course ${parts.join(" and ")}.`;
}

function changeWords(change: CourseFileChange): string {
  switch (change.what) {
    case "course_new":
      return `New course "${change.title}" with ${counted(change.lessons, "lesson")} and ${counted(change.slides, "slide")}.`;
    case "course_title":
      return `The course's title becomes "${change.to}".`;
    case "course_description":
      return "The course's description changes.";
    case "course_cover":
      return change.removed
        ? "The course's cover is removed: families see a picture of its first lesson instead."
        : "The course gets another cover.";
    case "course_languages":
      return languagesChanged(change);
    case "course_translated":
      return "The course's title or description changes in another language.";
    case "languages_added":
      return `The course gets ${change.languages.map(languageName).join(", ")} as ${change.languages.length === 1 ? "a further language" : "further languages"}.`;
    case "lesson_new":
      return `New lesson "${change.title}" with ${counted(change.slides, "slide")}.`;
    case "lesson_changed":
      return lessonChanged(change);
    case "lesson_removed":
      return `Lesson "${change.title}" is not in the file. It goes to the trash.`;
    case "lesson_stays":
      return `Lesson "${change.title}" is not in the file. It stays, because families see it.`;
    case "lessons_moved":
      return "The lessons are reordered.";
  }
}

const again = "Please export the course again, or copy the file again.";
const at = ({ title = "", slide }: CourseFileRefusal) =>
  slide === undefined ? `"${title}"` : `slide ${slide} of "${title}"`;
const file = ({ file: path = "" }: CourseFileRefusal) => path.slice(path.lastIndexOf("/") + 1);

const refusals: Record<CourseFileReason, (refusal: CourseFileRefusal) => string> = {
  no_zip: () => `This is not a course file, or it is damaged. ${again}`,
  encrypted: () => "This zip file has a password. Please pack it again without one.",
  packing: () =>
    "This zip file is packed in a way that can't be read here. Please pack it again as an ordinary zip file.",
  no_manifest: () => "This zip file is not a course file: it has no course.json.",
  bad_manifest: ({ field }) =>
    `The course in this file can't be read${field === undefined ? "" : ` (${field})`}. ${again}`,
  version: () => "This file was made by a newer version. Please update this installation first.",
  slide_kind: (refusal) =>
    `There is a slide of the kind "${refusal.found ?? ""}", which this version does not know: ${at(refusal)}. Please update this installation first.`,
  bad_slide: (refusal) =>
    `A slide of this file has a field that is not valid: ${at(refusal)} (${refusal.field ?? ""}). ${again}`,
  too_many_files: () => "There are too many files in this course.",
  too_many_slides: () =>
    `A course in a file has at most ${COURSE_FILE_LIMITS.lessons} lessons with ${COURSE_FILE_LIMITS.slides} slides each, and ${COURSE_FILE_LIMITS.allSlides} slides in all. Please make two courses of it.`,
  too_many_languages: () =>
    `A course has at most ${COURSE_LANGUAGES_MAX} languages. Please remove one of the course here first.`,
  too_large: () => "This course is too large.",
  too_compressed: (refusal) => `${file(refusal)} unpacks to far more than its size. ${again}`,
  bad_name: (refusal) => `A file in this course has a name that is not allowed: ${file(refusal)}.`,
  unlisted: (refusal) => `There is a file that does not belong to the course: ${file(refusal)}.`,
  missing: (refusal) =>
    `A file is missing: ${file(refusal)}${refusal.title === undefined ? "" : `, in ${at(refusal)}`}.`,
  checksum: (refusal) => `${file(refusal)} is not the file that was exported. ${again}`,
  bad_file: (refusal) =>
    `${file(refusal)}: ${refusal.upload === undefined ? "It can't be used." : refusedFile(refusal.upload)}`,
  not_shipped: (refusal) =>
    `${file(refusal)} belongs to the shipped course of another version, which is not installed here.`,
  other_file: (refusal) => `A different file with the name ${file(refusal)} already exists here.`,
  other_place: (refusal) => `${at(refusal)} belongs to another course here.`,
  slide_elsewhere: ({ title = "" }) =>
    `A slide of this file already belongs to the lesson "${title}" here.`,
  in_trash: (refusal) => `${at(refusal)} is in the trash here. Please put it back first.`,
};

/** The dialog that imports a course, and what an export says. */
export const courseFile = {
  heading: "Import a course or lesson",
  intro:
    "Choose a file that was exported from a lesson builder. You see what will change before anything does.",
  choose: "Choose a file",
  another: "Choose another file",
  takes: "A .zip file from 'Export course' or 'Export lesson', up to 2 GB.",
  file: "Course file",
  checking: "Checking the file...",
  tooLarge: "This file is too large: 2 GB at most.",
  whereTo: (title: string) => `Which course does "${title}" belong to?`,
  target: "Course",
  chooseCourse: "Choose a course",
  planOf: (title: string) => `What changes in "${title}":`,
  unchanged: (title: string) => `"${title}" is here already, just as it is in this file.`,
  drafts: "Only drafts change. Families see it when you publish.",
  replace: "Replace what was edited here: tick this to import",
  /** Marks what a colleague or this author edited since the last export or import. */
  edited: "edited here",
  keep: "To keep it too, close this and export the course first.",
  confirm: "Import",
  importing: "Importing...",
  outdated: "The course has been changed here in the meantime. This is the new list.",
  done: (title: string) => `"${title}" is imported.`,
  open: "Open the course",
  change: changeWords,
  refused: (refusal: CourseFileRefusal): string => refusals[refusal.reason](refusal),
};
