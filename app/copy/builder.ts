/** '1 slide', '2 slides'. */
export const counted = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export const builder = {
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
  courseMenu: "Course options",
  importCourse: "Import a course or lesson",
  exportCourse: "Export course",
  exportLesson: "Export lesson",
  exporting: "Exporting...",
  optionsShort: "Options",
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
  /** Second line of a result. An instance of an earlier release does not send the slide's place. */
  where: (kind: "course" | "lesson" | "slide", where: string, place: number | null | undefined) =>
    kind === "course"
      ? "Course"
      : kind === "lesson"
        ? `Lesson in ${where}`
        : `Slide ${place ?? ""}`.trim() + ` in ${where}`,
  inText: "In its text: ",
  inLanguage: (language: string) => `, in ${language}`,
  found: (n: number) => (n === 0 ? "Nothing was found." : `${counted(n, "result")}.`),
  untitled: "No text yet",
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
    ["Arrow keys", "Move a slide, lesson or course, on its handle"],
    ["Ctrl or Shift + click", "Select several slides or lessons"],
    ["Alt + ←, →", "Back to the last slide, and forward"],
    ["Esc", "Close a dialog or a menu"],
  ],
  questionKey: "Press ? anywhere to open this list",
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
  nothingToEdit: "The slide that you add opens here.",
  slideMenu: "Slide options",
  deleteSlide: "Delete slide",
  deleteSlides: (n: number) => `Delete ${counted(n, "slide")}`,
  noLessonSelected: "No lesson selected",
  slideTo: "Add a slide to this lesson",
  pickLesson: "Choose a lesson",
  titleNeeded: "A title is needed.",
  move: (label: string) => `Move ${label}: arrow keys, or drag`,
  up: (label: string) => `Move ${label} up`,
  down: (label: string) => `Move ${label} down`,
  moved: (label: string, place: number, of: number) => `${label} is now ${place} of ${of}.`,
  tookTooLong:
    "The server did not answer in time. The list shows what it has. Please look whether your last change is there, and else make it again.",
  notTaken:
    "The server could not do this: it may just be changing to another version. Please try again in a minute, or else load the page again.",
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
  slideCount: (n: number) => counted(n, "slide"),
  lessonsOf: (title: string) => `Lessons of ${title}`,
  courseSettings: "Course title, description and cover",
  cover: "Cover",
  derivedCover:
    "Families see the picture above, from the first lesson. Choose a file to show a cover of your own.",
  fromFirstLesson: "From the first lesson",
  noCoverYet:
    "This beach is a placeholder. Families see the first lesson's picture until you choose a cover.",
  lessonSettings: "Lesson title, topic and mission card",
  addSlide: "Add a slide",
  chooseSlides: "Select several",
  chooseDone: "Done",
  chooseAll: "Select all",
  choose: (label: string) => `Select ${label}`,
  chosenSlides: "Selected slides",
  slidesChosen: (n: number) => `${counted(n, "slide")} selected`,
  chosenLessons: "Selected lessons",
  lessonsChosen: (n: number) => `${counted(n, "lesson")} selected`,
  /** Before a topic, and before a time; left out where there is no room. */
  topicIs: "Topic: ",
  edited: "Edited ",
  changeTopic: "Change topic",
  topicOfChosen: "New topic",
  topicsOfCourse: "In this course:",
  giveTopic: (n: number) => `Set topic of ${counted(n, "lesson")}`,
  topicGiven: (n: number) => `${counted(n, "lesson")} changed.`,
  stepShort: ["Move up", "Move down"],
  isOpen: "Open",
  chosenUp: "Move up the selected slides",
  chosenDown: "Move down the selected slides",
  insertAfter: (place: number) => `Insert a slide after slide ${place}`,
  insertAt: (place: number) => `Insert slide ${place}`,
  duplicateSlide: "Duplicate",
  duplicateLesson: "Duplicate lesson",
  duplicateCourse: "Duplicate course",
  copyOf: (title: string) => `${title} (copy)`,
  moveSlide: "Move to another lesson",
  moveSlideShort: "Move to lesson",
  moveHint: "It becomes the last slide there, with all that it shows and says.",
  moveSeveralHint: (n: number) =>
    `${counted(n, "slide")} go to the end of the lesson, with all that they show and say.`,
  saveFirst: "Something you typed is not saved yet. Please look at it, then try again.",
  needed: (n: number) => `${n} needed`,
  recommended: (n: number) => `${n} recommended`,
  complete: "Complete",
  missing: { must: "Needed", should: "Recommended" },
};

export const confirm = {
  course: (title: string, lessons: number, slides: number) =>
    `Delete the course "${title}"? Its ${counted(lessons, "lesson")} and ${counted(slides, "slide")} are deleted with it, and children no longer see them.`,
  lesson: (title: string, slides: number) =>
    `Delete the lesson "${title}"? Its ${counted(slides, "slide")} are deleted with it, and children no longer see it.`,
  lessons: (lessons: number, slides: number) =>
    `Delete ${counted(lessons, "lesson")} with ${counted(slides, "slide")}? Children no longer see them.`,
  firstLesson:
    "'Get Started' leads every new family here. While it is in the trash, they find no lesson.",
  slides: (n: number) =>
    `Delete ${counted(n, "slide")}? Children see them until the lesson is published again.`,
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
  poster: "Cover picture",
  makePoster: "Take from video",
  alt: "Description of the video",
  altHint: "What happens in it, for children who cannot see it",
  videoTitle: "Title before the video plays (optional)",
  heading: "Heading above the question (optional)",
  /** What children see above the question where no heading is given. */
  headingDefault: "Quiz",
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
  shuffled: "(shuffled for each child)",
  answer: (place: number) => `Answer ${place}`,
  isCorrect: "Correct",
  isCorrectOf: (place: number) => `Correct: answer ${place}`,
  /** @param has of an answer, folded away */
  answerMore: (has: readonly string[]) =>
    `Picture, voice and hint: ${has.length === 0 ? "none yet" : has.join(", ")}`,
  answerHas: { picture: "picture", voice: "voice", hint: "hint" },
  answerImage: "Picture",
  answerAlt: "Description of the picture",
  answerAudio: "Voice",
  answerHint: "Hint: why this answer is wrong",
  answerHintAudio: "Voice for the hint",
  allThatApply: "More than one answer is correct, and the child must find them all",
  keepOrder: "Show the answers in this order (otherwise they are shuffled for each child)",
  answerOptions: (place: number) => `Options of answer ${place}`,
  moveAnswerUp: (place: number) => `Move answer ${place} up`,
  moveAnswerDown: (place: number) => `Move answer ${place} down`,
  deleteAnswer: (place: number) => `Delete answer ${place}`,
  options: "Options",
  quotes: "What the characters say (optional)",
  newAnswer: "New answer",
  addAnswer: "Add Answer",
  answerNeedsText: "An answer needs text.",
  enoughAnswers: "Six answers are enough.",
  correctQuote: "Glimm the sprite says after a correct answer",
  correctAudio: "Voice for what Glimm says",
  wrongQuote: "Pocket the otter says after a wrong answer",
  wrongAudio: "Voice for what Pocket says",
};

export const files = {
  choose: (what: string) => `Choose a file: ${what}`,
  replace: (what: string) => `Replace: ${what}`,
  remove: (what: string) => `Remove: ${what}`,
  chooseShort: "Choose a file",
  replaceShort: "Replace",
  removeShort: "Remove",
  none: "None yet",
  play: (what: string) => `Play: ${what}`,
  silence: (what: string) => `Stop: ${what}`,
  loading: "Loading...",
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
  recordAgain: (what: string) => `Record again: ${what}`,
  recordAgainShort: "Record again",
  recorded: (time: string | null) => (time === null ? "Recorded" : `Recorded, ${time}`),
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
  discard: "Delete this recording",
  listen: "Your recording",
};

export const preview = {
  frame: "The lesson as a child sees it",
  age: "Child's age",
  sound: "Sound",
  captions: "Captions",
  language: "Language of the preview",
  loading: "Loading...",
  nothing: "Nothing to see yet. Add a slide.",
  ofVersion: (version: number) => `Version ${version}`,
  backToDraft: "Back to the draft",
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
