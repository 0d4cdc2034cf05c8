import { isUnseen } from "#domain/content/visible-text.ts";
import { hasHiddenCharacter } from "#domain/line.ts";

/** '1 slide', '2 slides'. */
export const nounOf = (n: number, one: string, many = `${one}s`) => (n === 1 ? one : many);
export const counted = (n: number, one: string, many?: string) => `${n} ${nounOf(n, one, many)}`;

const itOrThem = (n: number) => (n === 1 ? "it" : "them");

/** Why a title or a topic can't be saved as it is; null where it can. */
export const lineProblem = (text: string) =>
  hasHiddenCharacter(text.trim()) ? lists.hiddenCharacter : null;
export const titleProblem = (title: string) =>
  isUnseen(title) ? lists.titleNeeded : lineProblem(title);

export const builder = {
  publish: "Publish",
  seeAsChild: "See it as a child",
  versions: "Versions",
  checklist: "Checklist",
  title: "Lesson Builder",
  signOut: "Sign out",
  statistics: "Statistics",
  trash: "Trash",
  log: "Who changed what",
  fixUrls: "Fix Video URLs",
  fixUrlsHint: "Puts back videos that slides have lost, in all courses.",
  languagesHint: "The same lessons in further languages.",
  duplicateCourseHint: "A second course with the same lessons, not published.",
  lessonHints: {
    link: "A link, and a code for the camera of a phone.",
    statistics: "How far children get, and what they answer wrong.",
    voices: "All lines of the lesson, one after the other.",
    versions: "All that was published. You can go back to any of it.",
    duplicate: "A second lesson in this course, not published.",
  },
  exportHint: "One file with all texts, pictures, videos and voices.",
  deleteHint: "It stays in the trash for 30 days.",
  fixing: "Fixing...",
  loading: "Loading...",
  again: "Try again",
  close: "Close",
  cancel: "Cancel",
  delete: "Delete",
  menu: "Menu",
  undo: "Undo",
  redo: "Redo",
  deleted: { course: "Course deleted.", lesson: "Lesson deleted.", slide: "Slide deleted." },
  lessonsDeleted: (n: number) => `${counted(n, "lesson")} deleted.`,
  slidesDeleted: (n: number) => `${counted(n, "slide")} deleted.`,
  sentTo: {
    move: (lesson: string) => `Moved to "${lesson}". You are there now.`,
    copy: (lesson: string) => `Copied to "${lesson}". You are there now.`,
  },
  courseMenu: "Course options",
  importCourse: "Import a course or lesson",
  exportCourse: "Export course",
  exportLesson: "Export lesson",
  exporting: "Exporting...",
  lessonMenu: "Lesson options",
  voices: "Record voices",
  where: "Where you are",
  allCourses: "All courses",
  columns: "Parts of the lesson",
  tabs: {
    slides: "Slides",
    edit: "Edit",
    phone: "Preview",
    both: "Preview and checklist",
    check: "Checklist",
  },
  editor: "Slide editor",
  keys: "Shortcuts",
  continueHeading: "Continue where you were",
  continueButton: "Continue",
  panelNotLoaded:
    "This could not be loaded. Please check the connection and load the page again: what you typed is kept.",
};

export const lists = {
  courses: "Courses",
  noCourses: "There is no course yet. Add the first one.",
  addCourse: "Add Course",
  courseTitle: "Course title",
  newCourse: "Title of the new course",
  courseDescription: "Description",
  deleteCourse: "Delete course",
  lessons: "Lessons",
  noLessons: "No lesson yet. Add the first one: children play them in this order.",
  addLesson: "Add Lesson",
  lessonTitle: "Lesson title",
  newLesson: "Title of the new lesson",
  newTag: "Its topic, such as 'Earning Money'",
  lessonTag: "Topic",
  tagExample: "e.g. Earning Money",
  deleteLesson: "Delete lesson",
  deleteLessons: (n: number) => `Delete ${counted(n, "lesson")}`,
  slides: "Slides",
  noSlides: "No slide yet. A good lesson begins with a video.",
  compact: "Compact",
  withPictures: "Pictures",
  slidesHere: "Your slides will be here.",
  steps: "Other slides",
  slideMenu: "Slide options",
  deleteSlide: "Delete slide",
  deleteSlides: (n: number) => `Delete ${counted(n, "slide")}`,
  noLessonSelected: "No lesson selected",
  slideTo: "Add a slide to a lesson",
  pickLesson: "Choose a lesson",
  titleNeeded: "A title is needed.",
  hiddenCharacter:
    "It holds a character that nobody sees, perhaps from where it was copied. Please type it instead.",
  move: (label: string) => `Move ${label}: arrow keys, or drag`,
  up: (label: string) => `Move ${label} up`,
  down: (label: string) => `Move ${label} down`,
  moved: (label: string, place: number, of: number) => `${label} is now ${place} of ${of}.`,
  tookTooLong:
    "The server did not answer in time. The list shows what it has. Please look whether your last change is there, and else make it again.",
  changedElsewhere: "Somebody else changed this list meanwhile. This is how it is now.",
  unknownKind: "Unknown kind",
  updateToEdit:
    "This page is older than this slide. Please load the page again to edit it. You can still move or delete it.",
  emptyVideo: "No video yet",
  videoComing: "Video on its way",
  unsaidVideo: "No description yet",
  emptyQuiz: "No question yet",
  notPublished: "Not published yet",
  published: (version: number) => `Published, version ${version}`,
  changed: "Unpublished changes",
  coursePublished: "Published",
  coursePartlyPublished: (published: number, lessons: number) =>
    `${published} of ${counted(lessons, "lesson")} published`,
  lessonCount: (n: number) => counted(n, "lesson"),
  allLessons: (n: number) => `All ${n} lessons`,
  allLessonsOf: (n: number, title: string) => `All ${n} lessons of ${title}`,
  slideCount: (n: number) => counted(n, "slide"),
  lessonsOf: (title: string) => `Lessons of ${title}`,
  courseSettings: "Course title, description and cover",
  cover: "Cover",
  fromFirstLesson: "From the first lesson",
  noCoverYet:
    "This beach is a placeholder. Families see the first lesson's picture until you choose a cover.",
  lessonSettings: "Lesson settings and mission card",
  addSlide: "Add a slide",
  chooseSlides: "Select several",
  chooseDone: "Done",
  chooseAll: "Select all",
  choose: (label: string) => `Select ${label}`,
  chosenSlides: "Selected slides",
  slidesChosen: (n: number) => `${counted(n, "slide")} selected`,
  chosenLessons: "Selected lessons",
  lessonsChosen: (n: number) => `${counted(n, "lesson")} selected`,
  topicIs: (topic: string) => `Topic: ${topic}`,
  edited: (time: string) => `Edited ${time}`,
  changeTopic: "Change topic",
  topicOfChosen: "New topic",
  orNewTopic: "Or a new topic",
  topicsOfCourse: "Use a topic of this course",
  giveTopic: (n: number) => `Set topic of ${counted(n, "lesson")}`,
  giveTopicShort: "Set topic",
  topicGiven: (n: number) => `${counted(n, "lesson")} changed.`,
  isOpen: "Being edited",
  chosenUp: "Move up the selected slides",
  chosenDown: "Move down the selected slides",
  insertAfter: (place: number) =>
    `Insert a slide ${place === 0 ? "before slide 1" : `after slide ${place}`}`,
  insertAt: (place: number) => `Insert slide ${place}`,
  duplicateSlide: "Duplicate",
  duplicateLesson: "Duplicate lesson",
  lessonMenuOf: (title: string) => `Options for ${title}`,
  moveUp: "Move up",
  moveDown: "Move down",
  moveFirst: "Move to the top",
  moveLast: "Move to the end",
  shownLessons: "Lessons shown",
  allOf: (n: number) => `All (${n})`,
  countedFilter: (filter: string, n: number) => `${filter} (${n})`,
  duplicateCourse: "Duplicate course",
  copyOf: (title: string) => `${title} (copy)`,
  sendSlide: "Move or copy",
  saveFirst: "Something you typed is not saved yet. Please look at it, then try again.",
  needed: (n: number) => `${n} needed`,
  recommended: (n: number) => counted(n, "tip"),
  complete: "Nothing missing",
  missing: { must: "Needed", should: "Recommended" },
};

export const confirm = {
  course: (title: string, lessons: number, slides: number) =>
    `Delete the course "${title}"? Its ${counted(lessons, "lesson")} and ${counted(slides, "slide")} are deleted with it.`,
  lesson: (title: string, slides: number) =>
    `Delete the lesson "${title}"? Its ${counted(slides, "slide")} ${slides === 1 ? "is" : "are"} deleted with it.`,
  lessons: (lessons: number, slides: number) =>
    `Delete ${counted(lessons, "lesson")} with ${counted(slides, "slide")}?`,
  /** @param published so many of what is deleted, at least one */
  unseen: (published: number, of: number) =>
    `Children no longer see ${published < of ? "those that are published" : itOrThem(of)}.`,
  firstLesson:
    "'Get Started' leads every new family here. While it is in the trash, they find no lesson.",
  slides: (n: number) => `Delete ${counted(n, "slide")}?`,
  slide: (place: number) => `Delete slide ${place}?`,
  /** A slide may be newer than what children see. */
  untilPublished: "Children see the published version until the lesson is published again.",
  answer: (text: string) => `Delete the answer "${text}"?`,
  trash: (n: number) => `You can put ${itOrThem(n)} back from the trash for 30 days.`,
  restore: (version: number) =>
    `Make version ${version} the draft? What is in the draft now is replaced; its other slides go to the trash. Children see it when you publish.`,
};

export const saving = {
  saved: "Saved",
  waiting: "Not saved yet",
  saving: "Saving...",
  offline:
    "Not saved: no connection. It is kept on this device and saved when the connection is back.",
  failed: (why: string) => `Not saved: ${why}`,
  conflict: (by: string) =>
    `${by === "" ? "Somebody else" : by} changed this meanwhile. Nothing was overwritten: please choose at the field.`,
};

export const trash = {
  heading: "Trash",
  empty: "The trash is empty.",
  hint: (days: number) =>
    `'Put back' returns a course, lesson or slide to where it was, with all that it holds. After ${days} days here, it is gone for good.`,
  left: (deleted: string, days: number) =>
    `Deleted ${deleted} · ${days <= 1 ? "last day" : `${days} days left`}`,
  restore: "Put back",
  waits: "Please put back its course or lesson first.",
  untitled: "No text yet",
  kind: { course: "Course", lesson: "Lesson", slide: "Slide" },
  line: (kind: string, title: string, parent: string | null) =>
    `${kind}: ${title}${parent === null ? "" : ` (${parent})`}`,
};
