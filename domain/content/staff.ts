/** Value of `role` in an account's app_metadata that opens the lesson builder. */
export const STAFF_ROLE = "staff";

/**
 * The one built-in author, whom the page's password opens. It has no mailbox: nothing is ever sent
 * there.
 */
export const AUTHOR_EMAIL = "author@builder.invalid";

/** Kinds of entries in the log of the lesson builder; its words are in app/copy/builder.ts. */
export type StaffAction =
  | "course_added"
  | "course_changed"
  | "course_deleted"
  | "course_restored"
  | "courses_reordered"
  | "lesson_added"
  | "lesson_changed"
  | "lesson_deleted"
  | "lesson_restored"
  | "lessons_reordered"
  | "slide_added"
  | "slide_changed"
  | "slide_deleted"
  | "slide_restored"
  | "slides_reordered"
  | "slide_duplicated"
  | "slide_moved"
  | "lesson_duplicated"
  | "course_duplicated"
  | "translation_changed"
  | "languages_changed"
  | "lesson_exported"
  | "lesson_imported"
  | "course_exported"
  | "course_imported"
  | "file_added"
  | "video_urls_fixed"
  | "published"
  | "course_published"
  | "preview_link_made"
  | "preview_links_ended"
  | "version_restored"
  | "staff_added"
  | "staff_removed"
  | "password_changed";

/** The three kinds of things that staff order, delete and restore. */
export const ITEM_KINDS = ["course", "lesson", "slide"] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
