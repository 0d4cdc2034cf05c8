import type { CourseChange } from "#domain/content/course-changes.ts";
import type { LESSON_CHECKS } from "#domain/content/publish-check.ts";
import type { StaffAction } from "#domain/content/staff.ts";

const things = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export const staffSignIn = {
  title: "Lesson Builder",
  checking: "Loading...",
  password: "Password",
  open: "Open the builder",
  opening: "Opening...",
  otherAccount: "Sign in with e-mail",
  toPassword: "Use the password",
  email: "Your e-mail",
  sendCode: "Send me a code",
  sending: "Sending...",
  codeHint: "If this address belongs to staff, a mail with six digits is on its way.",
  code: "Code",
  signIn: "Sign in",
  signingIn: "Signing in...",
  badEmail: "Please type a whole e-mail address.",
  ended: "Your session has ended. Please sign in again: what you typed is kept on this device.",
};

export const builder = {
  title: "Lesson Builder",
  signOut: "Sign out",
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
  courseMenu: "Course",
  lessonMenu: "Lesson",
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
  found: (n: number) => (n === 0 ? "Nothing was found." : `${things(n, "result")}.`),
  untitled: "without words",
  kind: { course: "Course", lesson: "Lesson", slide: "Slide" },
};

export const keys = {
  button: "Keys",
  heading: "Keys",
  list: [
    ["Ctrl + K", "Search"],
    ["Ctrl + Z", "Undo what was typed or changed in the slide"],
    ["Ctrl + Shift + Z", "Redo"],
    ["?", "This list"],
    ["Arrow keys", "Move a slide, lesson or course, on its handle"],
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
  newTag: "Its tag, such as 'Earning Money'",
  lessonTag: "Tag, such as 'Earning Money'",
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
  changedElsewhere: "Somebody else changed this list meanwhile. This is how it is now.",
  unknownKind: "Unknown kind",
  updateToEdit:
    "This page is older than this slide. Please load the page again to edit it. You can still move or delete it.",
  emptyVideo: "no video yet",
  unsaidVideo: "not described yet",
  emptyQuiz: "no question yet",
  notPublished: "Not published yet",
  published: (version: number) => `Published, version ${version}`,
  changed: (version: number) => `Changed since version ${version}`,
  coursePublished: "Published",
  courseChanged: "Changed since it was published",
  lessonCount: (n: number) => things(n, "lesson"),
  slideCount: (n: number) => things(n, "slide"),
  edited: (when: string) => `Edited ${when}`,
  lessonsOf: (title: string) => `Lessons of ${title}`,
  courseSettings: "Course settings",
  lessonSettings: "Lesson settings",
  addSlide: "Add a slide",
  insertAfter: (place: number) => `Insert a slide after slide ${place}`,
  insertAt: (place: number) => `Insert slide ${place}`,
  duplicateSlide: "Duplicate",
  duplicateLesson: "Duplicate lesson",
  copyOf: (title: string) => `${title} (copy)`,
  moveSlide: "Move to another lesson",
  moveSlideShort: "Move",
  moveHint: "It becomes the last slide there, with all that it shows and says.",
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
  slide: (place: number) =>
    `Delete slide ${place}? Children see it until the lesson is published again.`,
  answer: (text: string) => `Delete the answer "${text}"?`,
  trash: "It waits in the trash for 30 days.",
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
  conflict: "Somebody else changed this meanwhile. Nothing was overwritten.",
  mine: "Keep mine",
  theirs: "Take theirs",
};

export const slide = {
  video: "Video",
  captions: "Captions",
  poster: "Picture before it plays",
  makePoster: "Use a picture from the video",
  alt: "What the video shows, in words",
  heading: "Heading (optional)",
  question: "Question",
  highlight: "Highlight",
  highlightIn: {
    quiz_heading: "Highlight in the heading",
    quiz_question: "Highlight in the question",
  },
  highlightHint: "Mark a word, then press Highlight: children see it in gold.",
  questionAudio: "Voice for the question",
  answers: "Answers",
  answer: (place: number) => `Answer ${place}`,
  answerText: "Text",
  isCorrect: "This one is correct",
  answerImage: "Picture",
  answerAlt: "The picture in words",
  answerAudio: "Voice",
  answerHint: "Hint: why it is not right",
  answerHintAudio: "Voice for the hint",
  allThatApply: "Several answers are right, and the child finds them all",
  keepOrder: "Keep this order (else each child gets its own)",
  deleteAnswer: (place: number) => `Delete answer ${place}`,
  newAnswer: "New answer",
  addAnswer: "Add Answer",
  answerNeedsText: "An answer needs text.",
  enoughAnswers: "Six answers are enough.",
  correctQuote: "Glimm says when it is right",
  correctAudio: "Voice for Glimm's line",
  wrongQuote: "Pocket says when it is wrong",
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
  uploading: "Uploading...",
  checking: "Checking...",
  cancel: "Cancel",
  goOn: "Go on",
  cut: "The connection was cut. What came through is kept.",
  tooLarge: (mb: number) => `This file is too large: ${mb} MB at most.`,
  record: (what: string) => `Record: ${what}`,
  recordShort: "Record",
  stop: "Stop",
  recording: "Recording...",
  noMicrophone: "The microphone can't be used. Please allow it in the browser, or choose a file.",
  use: "Use it",
  discard: "Throw it away",
  listen: "Your recording",
};

export const preview = {
  frame: "The lesson as a child sees it",
  age: "Age",
  soundOff: "Sound off",
  captionsOn: "Captions on",
  nothing: "Nothing to see yet. Add a slide.",
  ofVersion: (version: number) => `Version ${version}`,
  backToDraft: "Back to the draft",
};

export const previewLink = {
  button: "See it as a child",
  heading: (title: string) => `See "${title}" as a child`,
  text: "A link opens the lesson on any phone or tablet, without an account. It works for one hour, and nothing that is played is kept.",
  which: "What it shows",
  draft: "The draft, as it is now and as you change it",
  version: (version: number) => `Version ${version}, which families see`,
  make: "Make a link",
  making: "Making...",
  link: "Link",
  copy: "Copy the link",
  copied: "Copied.",
  scan: "Point the phone's camera at this square:",
  until: (time: string) => `It works until ${time}.`,
  /** On the phone. */
  loading: "Loading...",
  ended: "This link does not open",
  start: "Start",
  hint: "This is a preview: nothing you do here is kept.",
  finished: "The end of the lesson",
  again: "Play it again",
  tryAgain: "Try Again",
};

export const publish = {
  button: "Publish",
  heading: (title: string) => `Publish "${title}"`,
  ready: "Nothing is missing.",
  blocked: "Needed before it can be published:",
  shoulds: "Recommended, so that every child can follow:",
  firstOfCourse: (course: string) =>
    `It is the first lesson of "${course}": families see the course from now on.`,
  news: "Send a mail about it to families who agreed to news",
  newsPreview: "Look at the mail",
  newsSubject: "Subject",
  newsFoot: "The end of the mail has a link that stops such mails.",
  confirm: "Publish now",
  anyway: "Publish all the same",
  publishing: "Publishing...",
  done: (version: number, news: boolean) =>
    `Published as version ${version}.${news ? " Families who agreed to news get a mail." : ""}`,
  unchanged: (version: number) => `Nothing has changed since version ${version}.`,
  unsaved:
    "Something you typed is not saved yet. Please look for it in the editor, then publish again.",
  checklist: "Checklist",
  missing: (n: number) => (n === 0 ? "nothing is missing" : `${things(n, "thing")} missing`),
  slide: (place: number) => `Slide ${place}`,
};

export const publishCourse = {
  heading: (title: string) => `Publish the course "${title}"`,
  intro: "After this, families see:",
  change(change: CourseChange): string {
    switch (change.what) {
      case "title":
        return `The course is now called "${change.to}".`;
      case "description":
        return "The course has a new description.";
      case "course_moved":
        return `The course moves from place ${change.from} to ${change.to} among the courses.`;
      case "lesson_moved":
        return `"${change.title}" moves from place ${change.from} to ${change.to}.`;
    }
  },
  unchanged: "Families see this course as it is here. Nothing waits to be published.",
  lessons: "Lessons are published one by one, each on its own page.",
  notYet:
    "Families do not see this course yet. They see it as soon as its first lesson is published.",
  done: "Published. Families see it within seconds.",
};

export const lessonChecks: Record<keyof typeof LESSON_CHECKS, string> = {
  no_slides: "There is no slide.",
  unknown_kind: "This slide needs a newer version of the lesson builder. Please load it again.",
  no_card: "The mission card is missing.",
  no_card_title: "The mission card has no title.",
  no_card_wording: "The mission card says for no age what to do.",
  no_card_steps: "The mission card has no steps.",
  no_card_dinner: "The mission card has no question for dinner.",
  no_card_audio: "Not every text of the mission card is recorded.",
};

export const versions = {
  button: "Versions",
  heading: "Versions",
  none: "This lesson was never published.",
  line: (version: number, when: string, slides: number, who: string | null) =>
    `Version ${version}, ${when}, ${things(slides, "slide")}${who === null ? "" : `, ${who}`}`,
  look: "Look at it",
  restore: "Make it the draft",
  restored: (version: number) => `The draft is version ${version} now.`,
};

export const trash = {
  heading: "Trash",
  empty: "The trash is empty.",
  hint: "What lies here is gone for good after 30 days.",
  restore: "Put back",
  waits: "Put back first what it belongs to.",
  untitled: "without words",
  kind: { course: "Course", lesson: "Lesson", slide: "Slide" },
  line: (kind: string, title: string, parent: string | null) =>
    `${kind}: ${title}${parent === null ? "" : ` (${parent})`}`,
};

export const fixed = {
  heading: "Fix Video URLs",
  none: "Every video slide has its video.",
  summary: (filled: number, left: number) => `Filled: ${filled}. Left: ${left}.`,
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
