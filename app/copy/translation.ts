import { forEachName } from "#domain/pick.ts";
import { BANDS } from "#domain/slides/bands.ts";
import { ages } from "./bands.ts";
import { languageName } from "./languages.ts";
import { counted } from "./builder.ts";

export interface Progress {
  missing: number;
  outdated: number;
  done: boolean;
}

/** '7 texts to translate, 1 to check again'. */
const toDo = (missing: number, outdated: number): string =>
  [
    ...(missing > 0 ? [`${counted(missing, "text")} to translate`] : []),
    ...(outdated > 0
      ? [`${missing > 0 ? outdated : counted(outdated, "text")} to check again`]
      : []),
  ].join(", ");

function progressOf(lang: string, { missing, outdated, done }: Progress): string {
  if (done) return `${languageName(lang)}: complete`;
  const left = toDo(missing, outdated);
  return `${languageName(lang)}: ${left === "" ? "translated, but the lesson is not ready" : left}`;
}

/** What lists and the desk say of languages. */
export const translation = {
  languages: "Languages",
  menu: "Languages",
  source: "English",
  /** Of a preview. */
  shownIn: "Language",
  into: (lang: string) => `Translate into ${languageName(lang)}`,
  translateShort: "Translate",
  /** Of a slide in the list. */
  counts: {
    recommended: (n: number) => `${n} to do`,
    complete: "Translated",
  },
  progress: progressOf,
  /** A filter of lessons. */
  toDoIn: (lang: string) => `${languageName(lang)} to do`,
  /**
   * Of a lesson in one line, how much is to be translated: 'DE 37, FR 4 to do', and where there is
   * little room 'DE, FR to do'; undefined for nothing.
   */
  toDoInAll(languages: Readonly<Record<string, Progress>>) {
    const open = Object.entries(languages).filter(([, { done }]) => !done);
    if (open.length === 0) return undefined;
    return {
      counts: `${open
        .map(([lang, { missing, outdated }]) => `${lang.toUpperCase()} ${missing + outdated}`)
        .join(", ")} to do`,
      languages: `${open.map(([lang]) => lang.toUpperCase()).join(", ")} to do`,
    };
  },
  /** Of a lesson in a list. */
  progressInList(lang: string, { missing, outdated, done }: Progress): string {
    const left = missing + outdated;
    const state = done ? "complete" : left === 0 ? "not ready" : `${left} to do`;
    return `${languageName(lang)}: ${state}`;
  },
};

/** Names of texts by the last name of their path. */
const TEXTS: Readonly<Record<string, string>> = {
  title: "Title",
  tag: "Topic",
  description: "Description",
  ...forEachName(BANDS, (band) => `Words for ages ${ages(band)}`),
  dinner: "Question to talk about at dinner",
  quiz_heading: "Heading",
  quiz_question: "Question",
  quiz_correct_quote: "Words after the right answer",
  quiz_wrong_quote: "Words after a wrong answer",
  question: "Question",
  done_quote: "Last words",
  alt: "Description of what is shown",
  text: "Text",
  name: "Name",
  hint: "Hint",
  why: "Why",
  reply: "Reply",
  from: "Words at the first place",
  to: "Words at the last place",
  unit: "Unit",
  one: "one",
  many: "several",
  heading: "Heading",
  note: "Note",
  date: "Date",
  waits: "What has to wait",
  then_1: "What follows at the first time",
  then_2: "What follows at the second time",
  then_3: "What follows at the third time",
  then_1_alt: "Description of the first picture",
  then_2_alt: "Description of the second picture",
  then_3_alt: "Description of the third picture",
  worse_why: "Why it is worse in everything",
  favorite_question: "Question for the favorite",
  favorite_reply: "Words where the favorite was given up",
  over_reply: "Words for a basket over the budget",
  time_1: "First time",
  time_2: "Second time",
  time_3: "Third time",
  cost_question: "Question for what was given up",
  own_reply: "Words to who names what was chosen",
  again_question: "Question at the end",
  check: "Before or after the lesson",
  beside_document: "Document beside it",
  too_little: "Words for too little",
  too_much: "Words for too much",
  for: "Ages that see the slide",
  idea: "Idea",
  question_type: "What it asks for",
  standards: "Standards",
  place: "Where in a child's life",
  situation: "Case",
  recall_reason: "Why the story is asked about",
  for_review: "Asked only in reviews",
  story_words: "Words of the story",
  misconception: "Belief",
};
const FILES: Readonly<Record<string, string>> = {
  video_url: "Video",
  captions_url: "Captions",
  poster_url: "Picture before it plays",
  image_url: "Picture",
  then_1_image_url: "First picture",
  then_2_image_url: "Second picture",
  then_3_image_url: "Third picture",
};
const GROUPS: Readonly<Record<string, string>> = {
  mission_card: "Mission card",
  quiz_answers: "Answer",
  baskets: "Basket",
  things: "Thing",
  areas: "Area",
  jars: "Jar",
  goods: "Product",
  purse: "Coins",
  items: "Item",
  options: "Option",
  costs: "Answer",
  senders: "Sender",
  messages: "Message",
  rows: "Row",
  steps: "Step",
  unit: "Unit",
  each: "Worth",
};

/** 'Voice: Hint' for 'hint_audio_url'. */
function nameOf(name: string): string {
  if (!name.endsWith("audio_url")) return FILES[name] ?? TEXTS[name] ?? name;
  const stem = name.replace(/_?audio_url$/, "");
  const quote: Readonly<Record<string, string>> = {
    "": "Voice",
    quiz: "Voice: Question",
    quiz_correct: "Voice: Words after the right answer",
    quiz_wrong: "Voice: Words after a wrong answer",
    done: "Voice: Last words",
  };
  return quote[stem] ?? `Voice: ${TEXTS[stem] ?? stem}`;
}

/** 'Answer 2' for 'quiz_answers.1.text', 'Answer 2, Hint' for 'quiz_answers.1.hint'. */
function labelOf(path: string): string {
  const names = path.split(".");
  const last = nameOf(names.at(-1) ?? "");
  const groups = names.slice(0, -1).flatMap((name, index) => {
    if (/^\d+$/.test(name)) return [];
    const place = names[index + 1] ?? "";
    const isList = /^\d+$/.test(place);
    return [`${GROUPS[name] ?? name}${isList ? ` ${Number(place) + 1}` : ""}`];
  });
  const isThing = groups.length > 0 && ["text", "name"].includes(names.at(-1) ?? "");
  return (isThing ? groups : [...groups, last]).join(", ");
}

/** 'Answer 2' for what is in the second answer; null for what is in no item of a list. */
function itemOf(path: string): string | null {
  const [item] = /^(?:mission_card\.)?\w+\.\d+(?=\.)/.exec(path) ?? [];
  return item === undefined ? null : labelOf(`${item}.text`);
}

export const translating = {
  heading: (title: string) => `Languages of "${title}"`,
  intro:
    "Where a lesson is not complete in a language, families see it in English. The app's own buttons stay English.",
  none: "You translate each text with the English beside it.",
  add: "Add a language",
  addButton: "Add",
  choose: "Choose a language",
  remove: (lang: string) => `Remove ${languageName(lang)}`,
  removeShort: "Remove",
  removed:
    "What was translated is kept, should you add the language again. Families read it until you publish the lessons again.",
  /** How far a language is. */
  lessonsDone: (done: number, lessons: number) =>
    lessons === 0
      ? "The course has no lesson yet."
      : done === lessons
        ? `Complete: ${lessons === 1 ? "its lesson is" : `all ${lessons} lessons are`} translated.`
        : `${done} of ${counted(lessons, "lesson")} translated.`,
  translate: (hasBegun: boolean) => (hasBegun ? "Go on translating" : "Start translating"),
  translateInto: (title: string, lang: string) => ` "${title}" into ${languageName(lang)}`,
  nextLesson: (title: string) => `Next: ${title}`,
  courseTexts: (hasDescription: boolean) =>
    hasDescription ? "Title and description of the course" : "Title of the course",
  editor: (lang: string) => `Translation into ${languageName(lang)}`,
  lesson: "Title, topic and mission card",
  slide: (place: number, of: number) => `Slide ${place} of ${of}`,
  nothing: "There is nothing to translate on this slide.",
  next: "Next text",
  nextKey: "Ctrl + Enter",
  /** Above the texts of a slide. The words of each part stay together. */
  bar: (lang: string, missing: number, outdated: number) => {
    const left = [
      ...(missing > 0 ? [`${missing} to do`] : []),
      ...(outdated > 0 ? [`${outdated} to check`] : []),
    ].map((part) => part.replaceAll(" ", "\u00a0"));
    return `${languageName(lang)}: ${left.length === 0 ? "every text is translated." : left.join(", ")}`;
  },
  toDo,
  label: (path: string, lang: string) => `${labelOf(path)}, in ${languageName(lang)}`,
  name: labelOf,
  item: itemOf,
  highlight: (path: string, lang: string) =>
    `Highlight in ${labelOf(path).toLowerCase()}, in ${languageName(lang)}`,
  highlightHint: "Select the words that are gold in English, then press Highlight (Ctrl + B).",
  state: {
    none: "",
    missing: "Not translated",
    outdated: "To check again: the English has changed",
    done: "Translated",
  },
  same: "Same as English",
  sameFor: (path: string) => `Same as English: ${labelOf(path)}`,
  stillRight: "Translation still right",
  stillRightFor: (path: string) => `Translation still right: ${labelOf(path)}`,
  was: "English before the change:",
  shared: "The English file is shown.",
  silent: "Not spoken in this language yet: the English voice says other words.",
  voiceOutdated: "This voice says other words than the text now. Children do not hear it.",
  fileOutdated:
    "The English file has changed since. Until you replace this one, children see that.",
  stuck: (lang: string) => `Also needed before families can read it in ${languageName(lang)}:`,
  files: "Files in this language",
  failed: "The translation could not be loaded.",
  /** @param isSeen families see the lesson in this language now */
  published(lang: string, progress: Progress, isSeen: boolean) {
    if (progress.done)
      return `${languageName(lang)} is complete. It is published with this version.`;
    const lost = isSeen
      ? ` Families see it in ${languageName(lang)} now. After this they see English, until it is complete and published again.`
      : "";
    return `${translation.progress(lang, progress)}.${lost}`;
  },
  notComplete: "Until a language is complete and published, families see the lesson in English.",
};
