import type { StaffAction } from "#domain/content/staff.ts";

/** '1 slide', '2 slides'. */
export const things = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export const builder = {
  title: "Lesson Builder",
  signOut: "Sign out",
  statistics: "Statistics",
  trash: "Trash",
  log: "Who changed what",
  fixUrls: "Fix Video URLs",
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
  slidesDeleted: (n: number) => `${things(n, "slide")} deleted.`,
  courseMenu: "Course",
  importCourse: "Import a course or lesson",
  exportCourse: "Export course",
  exportLesson: "Export lesson",
  exporting: "Exporting...",
  lessonMenu: "Lesson",
  voices: "Record voices",
  where: "Where you are",
  allCourses: "All courses",
  columns: "Parts of the lesson",
  tabs: { slides: "Slides", edit: "Edit", phone: "Preview" },
  editor: "Slide editor",
  continueHeading: "Continue where you were",
  continueButton: "Continue",
  panelNotLoaded:
    "This could not be loaded. Please check the connection and load the page again: what you typed is kept.",
};

export const search = {
  button: "Search",
  heading: "Search",
  label: "Courses, lessons, slides and their texts",
  results: "Results",
  hint: "Type two letters or more. Arrow keys choose, Enter opens.",
  inLanguage: (language: string) => `In ${language}`,
  found: (n: number) => (n === 0 ? "Nothing was found." : `${things(n, "result")}.`),
  untitled: "no text yet",
  kind: { course: "Course", lesson: "Lesson", slide: "Slide" },
};

export const keys = {
  button: "Keyboard shortcuts",
  heading: "Keyboard shortcuts",
  list: [
    ["Ctrl + K", "Search"],
    ["Ctrl + Z", "Undo what was typed, added, moved or deleted"],
    ["Ctrl + Shift + Z", "Redo"],
    ["Ctrl + B", "Highlight the selected words of a question or heading"],
    ["Ctrl + Enter", "Next text to translate, in another language"],
    ["?", "This list"],
    ["Arrow keys", "Move a slide, lesson or course, on its handle"],
    ["Ctrl or Shift + click", "Select several slides"],
    ["Alt + ←, →", "Back to the last slide, and forward"],
    ["Esc", "Close a dialog or a menu"],
  ],
  questionKey: "The key ? opens this list",
} as const;

export const lists = {
  courses: "Courses",
  noCourses: "There is no course yet. Add the first one.",
  addCourse: "Add Course",
  courseTitle: "Course title",
  newCourse: "Title of the new course",
  courseDescription: "Description",
  deleteCourse: "Delete course",
  lessons: "Lessons",
  noLessons: "No lesson yet. A lesson is one mission on the children's map.",
  addLesson: "Add Lesson",
  lessonTitle: "Lesson title",
  newLesson: "Title of the new lesson",
  newTag: "Its topic on the map, such as 'Earning Money'",
  lessonTag: "Topic on the map, such as 'Earning Money'",
  deleteLesson: "Delete lesson",
  slides: "Slides",
  noSlides: "No slide yet. A good mission begins with a video.",
  deleteSlide: "Delete slide",
  noLessonSelected: "No lesson selected",
  pickLesson: "Choose a lesson first, or add one.",
  titleNeeded: "A title is needed.",
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
  emptyVideo: "no video yet",
  unsaidVideo: "no description yet",
  emptyQuiz: "no question yet",
  notPublished: "Not published yet",
  published: (version: number) => `Published, version ${version}`,
  changed: "Unpublished changes",
  coursePublished: "Published",
  courseChanged: "Unpublished changes",
  lessonCount: (n: number) => things(n, "lesson"),
  slideCount: (n: number) => things(n, "slide"),
  edited: (when: string) => `Edited ${when}`,
  lessonsOf: (title: string) => `Lessons of ${title}`,
  courseSettings: "Course title, description and cover",
  cover: "Cover",
  derivedCover:
    "Families see this picture of the first lesson, once it is published. A cover of your own replaces it.",
  noCoverYet:
    "Without a cover, families see the poster of the first lesson's first video, or its first picture.",
  lessonSettings: "Lesson title, topic and mission card",
  addSlide: "Add a slide",
  chooseSlides: "Select several",
  chooseDone: "Done",
  chooseAll: "All",
  choose: (label: string) => `Select ${label}`,
  chosenSlides: "Selected slides",
  chosen: (places: readonly number[]) =>
    `${things(places.length, "slide")} selected${places.length === 0 || places.length > 8 ? "" : `: ${places.join(", ")}`}`,
  upShort: "Up",
  downShort: "Down",
  chosenUp: "Move the selected slides up",
  chosenDown: "Move the selected slides down",
  insertAfter: (place: number) => `Insert a slide after slide ${place}`,
  insertAt: (place: number) => `Insert slide ${place}`,
  duplicateSlide: "Duplicate",
  duplicateLesson: "Duplicate lesson",
  duplicateCourse: "Duplicate course",
  copyOf: (title: string) => `${title} (copy)`,
  moveSlide: "Move to another lesson",
  moveSlideShort: "Move",
  moveHint: "It becomes the last slide there, with all that it shows and says.",
  moveSeveralHint: (n: number) =>
    `${things(n, "slide")} go to the end of the lesson, with all that they show and say.`,
  saveFirst: "Something you typed is not saved yet. Please look at it, then try again.",
  missing: (n: number) => `${n} missing`,
  complete: "Complete",
};

export const confirm = {
  course: (title: string, lessons: number, slides: number) =>
    `Delete the course "${title}"? Its ${things(lessons, "lesson")} and ${things(slides, "slide")} are deleted with it, and children no longer see them.`,
  lesson: (title: string, slides: number) =>
    `Delete the lesson "${title}"? Its ${things(slides, "slide")} are deleted with it, and children no longer see it.`,
  firstLesson:
    "'Get Started' leads every new family here. While it is in the trash, they find no lesson.",
  slides: (n: number) =>
    `Delete ${things(n, "slide")}? Children see them until the lesson is published again.`,
  slide: (place: number) =>
    `Delete slide ${place}? Children see it until the lesson is published again.`,
  answer: (text: string) => `Delete the answer "${text}"?`,
  trash: "You can put it back from the trash for 30 days.",
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

export const slide = {
  video: "Video",
  captions: "Captions",
  poster: "Picture before the video plays",
  makePoster: "Use a picture from the video",
  alt: "Description of the video, for children who cannot see it",
  videoTitle: "Title before the video plays (optional)",
  heading: "Heading (optional)",
  question: "Question",
  highlight: "Highlight",
  highlightIn: {
    heading: "Highlight in the heading",
    question: "Highlight in the question",
  },
  highlightHint: "Select words, then press Highlight (Ctrl + B): children see them in gold.",
  highlightNeedsWords: "Please select a word first.",
  inGold: (texts: readonly string[]) => ` In gold: ${texts.join(", ")}.`,
  pasteHint:
    "You can paste a whole quiz: the question, then a line for each answer, with * before the right one. 'Right:' and 'Wrong:' begin what Glimm and Pocket say.",
  pasteProblem: {
    too_many: "Six answers are the most, so it was pasted as text.",
    too_long: "An answer has 120 characters at most, so it was pasted as text.",
  },
  questionAudio: "Voice for the question",
  answers: "Answers",
  answer: (place: number) => `Answer ${place}`,
  answerText: "Text",
  isCorrect: "This one is correct",
  answerImage: "Picture",
  answerAlt: "Description of the picture",
  answerAudio: "Voice",
  answerHint: "Hint: why it is not right",
  answerHintAudio: "Voice for the hint",
  allThatApply: "Several answers are right, and the child finds them all",
  keepOrder: "Show the answers in this order (else each child gets another one)",
  moveAnswerUp: (place: number) => `Move answer ${place} up`,
  deleteAnswer: (place: number) => `Delete answer ${place}`,
  newAnswer: "New answer",
  addAnswer: "Add Answer",
  answerNeedsText: "An answer needs text.",
  enoughAnswers: "Six answers are enough.",
  correctQuote: "Glimm says after the right answer",
  correctAudio: "Voice for Glimm's line",
  wrongQuote: "Pocket says after a wrong answer",
  wrongAudio: "Voice for Pocket's line",
};

export const files = {
  choose: (what: string) => `Choose a file: ${what}`,
  replace: (what: string) => `Replace: ${what}`,
  remove: (what: string) => `Remove: ${what}`,
  chooseShort: "Choose a file",
  replaceShort: "Replace",
  removeShort: "Remove",
  none: "none yet",
  gone: "This file does not load. If it is gone, please choose one again.",
  uploading: "Uploading...",
  checking: "Checking...",
  cancel: "Cancel",
  goOn: "Continue the upload",
  cut: "The connection was cut. What came through is kept.",
  itemGone:
    "Your file was not used: what you added it to is no longer in this list. Somebody may have deleted it or changed it a lot. Please add the file again where it belongs.",
  tooLarge: (mb: number) => `This file is too large: ${mb} MB at most.`,
  record: (what: string) => `Record: ${what}`,
  recordShort: "Record",
  stop: "Stop",
  recording: "Recording...",
  microphone: {
    refused: "The microphone can't be used. Please allow it in the browser, or choose a file.",
    absent: "No microphone was found. Please connect one, or choose a file.",
    busy: "The microphone can't be used just now. Another program may have it.",
    notLoaded: "The recorder could not be loaded. Please check the connection, and try again.",
  },
  notHeard: "Nothing was heard. Please speak closer to the microphone, and try again.",
  level: "How loud it is",
  use: "Use this recording",
  discard: "Throw it away",
  listen: "Your recording",
};

export const preview = {
  frame: "The lesson as a child sees it",
  age: "Age",
  sound: "Sound",
  captions: "Captions",
  language: "Language of the preview",
  nothing: "Nothing to see yet. Add a slide.",
  ofVersion: (version: number) => `Version ${version}`,
  backToDraft: "Back to the draft",
};

export const trash = {
  heading: "Trash",
  empty: "The trash is empty.",
  hint: "What lies here is gone for good after 30 days.",
  restore: "Put back",
  waits: "Please put back its course or lesson first.",
  untitled: "no text yet",
  kind: { course: "Course", lesson: "Lesson", slide: "Slide" },
  line: (kind: string, title: string, parent: string | null) =>
    `${kind}: ${title}${parent === null ? "" : ` (${parent})`}`,
};

export const fixed = {
  heading: "Fix Video URLs",
  none: "Every video slide has its video.",
  summary: (filled: number, left: number) =>
    `${things(filled, "video")} found, ${left} still missing.`,
  line: (lesson: string, slide: number) => `${lesson}, slide ${slide}`,
  filled: (file: string) => `filled with ${file}`,
  no_file: "there is no video in the lesson's folder",
  several_files: "it is not clear which file is meant",
};

export const log = {
  heading: "Who changed what",
  empty: "Nothing was changed yet.",
  older: "Older ones",
  author: "Author",
  shell: "The command line",
  line: (who: string, what: string, subject: string) =>
    `${who} ${what}${subject === "" ? "" : `: ${subject}`}`,
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
  preview_link_made: "made a link to try",
  version_restored: "went back to a version",
  staff_added: "added staff",
  staff_removed: "removed staff",
  password_changed: "changed the password",
};
