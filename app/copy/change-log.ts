import type { StaffAction } from "#domain/content/staff.ts";
import { counted } from "./builder.ts";

/** Words of 'Who changed what'. */
export const log = {
  heading: "Who changed what",
  empty: "Nothing was changed yet.",
  older: "Older ones",
  author: "Author",
  shell: "The command line",
  open: (title: string) => `Open "${title}"`,
  times: (what: string, n: number) => (n === 1 ? what : `${what}, ${n} times`),
  /**
   * @param detail 'slide 3' or '2 slides', which stands in the words of the action in place of
   *   'a slide' or 'missing videos'; or 'version 2', which follows them
   */
  line(what: string, detail: string) {
    const [part, named] = detail.endsWith(" slides")
      ? ["missing videos", counted(Number.parseInt(detail, 10), "missing video")]
      : ["a slide", detail];
    const text =
      detail !== "" && what.includes(part) ? what.replace(part, named) : `${what} ${detail}`.trim();
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  },
  /** Files by the endings of their names. */
  file: (ending: string) =>
    ["wav", "mp3", "m4a"].includes(ending)
      ? "added a voice"
      : ["mp4", "mov", "webm"].includes(ending)
        ? "added a video"
        : ["jpg", "jpeg", "png", "webp"].includes(ending)
          ? "added a picture"
          : ending === "vtt" || ending === "srt"
            ? "added captions"
            : "added a file",
  recorded: "recorded a voice",
};

export const actions: Record<StaffAction, string> = {
  course_added: "added the course",
  course_changed: "changed the course",
  course_deleted: "deleted the course",
  course_restored: "put back the course",
  courses_reordered: "put the courses in another order",
  lesson_added: "added the lesson",
  lesson_changed: "changed the lesson",
  translation_changed: "translated",
  languages_changed: "changed the languages of the course",
  lesson_exported: "exported the lesson",
  lesson_imported: "imported the lesson",
  lesson_deleted: "deleted the lesson",
  lesson_restored: "put back the lesson",
  lessons_reordered: "put the lessons in another order",
  slide_added: "added a slide",
  slide_changed: "changed a slide",
  slide_deleted: "deleted a slide",
  slide_restored: "put back a slide",
  slides_reordered: "put the slides in another order",
  slide_duplicated: "copied a slide",
  slide_moved: "moved a slide to another lesson",
  lesson_duplicated: "copied a lesson",
  course_duplicated: "copied a course",
  course_exported: "exported the course",
  course_imported: "imported the course",
  file_added: "added a file",
  video_urls_fixed: "filled missing videos",
  published: "published",
  course_published: "published the course",
  preview_link_made: "made a preview link",
  preview_links_ended: "took preview links back",
  version_restored: "went back to a version",
  staff_added: "added staff",
  staff_removed: "removed staff",
  password_changed: "changed the password",
};
