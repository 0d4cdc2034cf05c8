import type { CourseChange } from "#domain/content/course-changes.ts";
import type { VersionChanges } from "#domain/content/version-changes.ts";
import type { LESSON_CHECKS } from "#domain/content/publish-check.ts";
import type { Band } from "#domain/slides/bands.ts";
import { ages } from "./bands.ts";
import { languageName } from "./languages.ts";
import { counted, lists } from "./builder.ts";
import type { NewsOutcome } from "#domain/content/lesson-news.ts";
import type { UnpublishedChange } from "#domain/content/unpublished-changes.ts";
import { doneAtText } from "./dates.ts";
import { translating } from "./translation.ts";

export const publish = {
  ready: "Nothing is missing.",
  blocked: "Needed to publish",
  shoulds: (n: number) => `Recommended (${n})`,
  /** Above the most frequent tips of a long list. */
  optional: "You can publish without it, and add it later.",
  times: (n: number) => (n === 1 ? "Once." : `${n} times.`),
  others: (n: number) => `And ${n} ${n === 1 ? "other" : "others"}.`,
  bySlide: (n: number) => `All ${n}, slide by slide`,
  ofLesson: "The lesson as a whole",
  slide: (place: number) => `Slide ${place}`,
};

interface Ticked {
  changes: number;
  lessons: number;
  isAll: boolean;
}

export const publishCourse = {
  heading: (title: string) => `Publish the course "${title}"`,
  change(change: CourseChange): string {
    switch (change.what) {
      case "title":
        return `The course is now called "${change.to}".`;
      case "description":
        return "The course has a new description.";
      case "cover":
        return "The course has another cover.";
      case "language":
        return `The course's title and description in ${languageName(change.lang)} change.`;
      case "course_moved":
        return `The course moves from place ${change.from} to ${change.to} among the courses.`;
      case "lesson_moved":
        return `"${change.title}" moves from place ${change.from} to ${change.to}.`;
    }
  },
  unchanged: "Title, description, cover and order are up to date.",
  courseHeading: "The course itself",
  /** @param blocked lessons in which something is needed first */
  summary: (ready: number, blocked: number) =>
    [
      ...(ready === 0 ? [] : [`${counted(ready, "lesson")} can be published.`]),
      ...(blocked === 0
        ? []
        : [`${counted(blocked, "lesson")} ${blocked === 1 ? "needs" : "need"} something first.`]),
    ].join(" ") || "All lessons are published.",
  /** @param more further points that are needed first */
  needs: (first: string, more: number) =>
    more === 0 ? first : `${first.replace(/\.$/, "")}, and ${counted(more, "more thing")}.`,
  fix: (points: number) => `Add what is missing (${points})`,
  fixOf: (title: string, points: number) => `Add what is missing (${points}) in "${title}"`,
  /** The button, by what is ticked. @param isAll nothing that can be published is left out */
  publishTicked({ changes, lessons, isAll }: Ticked) {
    const parts = [
      ...(changes === 0 ? [] : [counted(changes, "change")]),
      ...(lessons === 0 ? [] : [counted(lessons, "lesson")]),
    ];
    if (parts.length === 0) return "Tick what to publish";
    return `${isAll && changes + lessons > 1 ? "Publish all:" : "Publish"} ${parts.join(", ")}`;
  },
  noMail: "No e-mail goes to families from here. To send one, open a lesson and publish it there.",
  notYet: "Families see the course once its first lesson is published.",
  done: "Published. Families see it within seconds.",
};

const nothingFor = (band: Band) => `This lesson has nothing of its own for ages ${ages(band)}.`;

export const lessonChecks: Record<keyof typeof LESSON_CHECKS, string> = {
  no_slides: "There is no slide.",
  no_played_slide: "All slides are asked only in reviews, so there is no lesson to play.",
  unknown_kind: "This slide needs a newer version of the lesson builder. Please load it again.",
  choose_framing: "Choose how the video is shown.",
  video_coming: "The video is still being prepared.",
  outdated_voice: "The voice still says the old words.",
  nothing_for_little: nothingFor("little"),
  nothing_for_middle: nothingFor("middle"),
  nothing_for_older: nothingFor("older"),
  nothing_for_teen: nothingFor("teen"),
  reply_concedes:
    'The reply to a wrong choice admits that it is right ("too", "also"). Say what the thought misses.',
  no_misconception: "It is not said what a child believes who chooses this.",
  story_words: "It asks for a new case, and names something of the story.",
  right_is_longest: "The right answer is often the longest one. Children notice.",
  right_is_shortest: "The right answer is often the shortest one. Children notice.",
  never_asked:
    "It is asked only in reviews, and never comes: no question in the lesson has the same idea.",
  no_card: "The mission card is missing.",
  no_card_title: "The mission card has no title.",
  no_card_wording: "The mission card says for no age what to do.",
  no_card_steps: "The mission card has no steps.",
  no_card_dinner: "The mission card has no question for dinner.",
  no_card_audio: "Not every text of the mission card is recorded.",
};

const fixes: Readonly<Record<string, string>> = {
  outdated_voice: "Listen, or record again",
  no_slides: "Add a slide",
  no_card: "Write the card",
  no_video: "Choose a video",
  no_captions: "Add captions",
  no_poster: "Choose a picture",
  no_video_alt: "Describe it",
};

/** What the author does about a finding. @param place of its slide, or null for the whole lesson */
export const fixOf = (check: string, place: number | null): string =>
  fixes[check] ??
  (check.endsWith("_audio")
    ? "Record it"
    : place === null
      ? "Go to the field"
      : `Go to slide ${place}`);

const slideChanges = ({ added, changed, removed }: VersionChanges) =>
  [
    { count: added, what: "added" },
    { count: changed, what: "changed" },
    { count: removed, what: "removed" },
  ].flatMap(({ count, what }) => (count === 0 ? [] : [`${count} ${what}`]));

export const versions = {
  heading: "Versions",
  none: "This lesson was never published.",
  version: (version: number) => `Version ${version}`,
  published: (when: string, who: string | null) =>
    `Published ${when}${who === null ? "" : ` by ${who}`}`,
  /** @param changes null for the first version */
  changes(slides: number, changes: VersionChanges | null) {
    const count = counted(slides, "slide");
    if (changes === null) return count;
    const parts = [
      ...slideChanges(changes),
      ...(changes.isOtherwiseChanged ? ["other changes"] : []),
    ];
    return [count, ...(parts.length === 0 ? ["the same as before"] : parts)].join(" · ");
  },
  live: "Children see this version",
  draft: "Draft",
  draftText: (version: number) =>
    `Has changes since version ${version} that children do not see until you publish.`,
  note: "Every time you publish a change, a version is kept. You can go back to an old one: it becomes your draft, and children see it when you publish again.",
  look: "Show in the preview",
  restore: "Go back to this version",
  of: (action: string, version: number) => `${action}: version ${version}`,
  restored: (version: number) => `The draft is version ${version} now.`,
};

function newsOf(news: NewsOutcome): string {
  switch (news.state) {
    case "sent":
      return "Families who agreed to news get a mail.";
    case "unchanged":
      return "No mail was sent.";
    case "too_soon":
      return `No mail was sent: families get one a week at most, and they had one. The next lesson that you publish after ${doneAtText(news.from)} can have one.`;
  }
}

const unchanged = (version: number) =>
  `Children see version ${version}. Nothing has changed since.`;

/** A lesson that is published. */
export const publishPanel = {
  heading: (title: string) => `Publish "${title}"`,
  upToDate: (title: string) => `"${title}" is up to date`,
  /** @param version that children see now; null for a lesson that was never published */
  willSee: (version: number | null, slides: number) =>
    version === null
      ? `Children see this lesson for the first time, with ${counted(slides, "slide")}.`
      : `Children see version ${version} now. After this they see your draft, with ${counted(slides, "slide")}.`,
  changes: (n: number) => `What changes (${n})`,
  /** @param text first words of the slide; '' where they are among the changed texts */
  change(change: UnpublishedChange, text: string): string {
    switch (change.what) {
      case "title":
        return `The lesson is now called "${change.to}".`;
      case "topic":
        return change.to === "" ? "The topic is removed." : `The topic is now "${change.to}".`;
      case "card":
        return "The mission card is changed.";
      case "slide_added":
        return `Slide ${change.place} is new: ${text}`;
      case "slide_changed":
        return `Slide ${change.place} is changed${text === "" ? "." : `: ${text}`}`;
      case "slide_moved":
        return `Slide ${change.place} is moved, it was slide ${change.from}: ${text}`;
      case "slide_removed":
        return `Slide ${change.from} of before is removed: ${text}`;
    }
  },
  /** Before a text in which words were removed and added. */
  changedText: (path: string) => `${translating.name(path)}: `,
  changedFile: (path: string, isNew: boolean, isRemoved: boolean) =>
    `${translating.name(path)}: ${isNew ? "new" : isRemoved ? "removed" : "replaced"}`,
  /** @param isOn a switch is on now */
  changedSetting(path: string, isOn: boolean): string {
    const name = translating.item(path);
    if (path.endsWith(".is_correct")) return `${name}: ${isOn ? "right" : "not right any more"}`;
    return name === null ? "Settings are changed" : `${name}: settings are changed`;
  },
  outdatedVoices: (n: number) =>
    n === 1
      ? "A voice still says the old words of its text:"
      : `${n} voices still say the old words of their texts:`,
  /** @param place of the slide, from 1; 0 for the mission card, which its path names */
  outdatedVoice: (place: number, path: string) =>
    `${place === 0 ? "" : `Slide ${place}: `}${translating.name(path)}`,
  listen: "Listen, or record again",
  noChanges: (version: number) =>
    `Slides, title, topic and mission card are the same as in version ${version}.`,
  recordAll: "Record all missing voices",
  firstOfCourse: (course: string) =>
    `It is the first lesson of "${course}": families see the course from now on.`,
  news: "Send a mail about it to families who agreed to news",
  newsPreview: "See the mail",
  newsSubject: "Subject",
  newsFoot: "The end of the mail has a link that stops such mails.",
  confirm: "Publish now",
  publishing: "Publishing...",
  /** @param news what became of the mail; undefined where none was wanted */
  done: (version: number, isNew: boolean, news: NewsOutcome | undefined) =>
    `${isNew ? `Published as version ${version}.` : unchanged(version)}${news === undefined ? "" : ` ${newsOf(news)}`}`,
  unchanged,
  blockedBy: (n: number) =>
    `It can be published once ${n === 1 ? "the one needed point" : `the ${n} needed points`} above ${n === 1 ? "is" : "are"} done.`,
  unsavedHeading: "Not saved",
  unsavedSlide: (place: number, text: string) => `Slide ${place}: ${text}`,
  unsavedText: (lang: string, place: number | null) =>
    `${place === null ? lists.lessonSettings : `Slide ${place}`} in ${languageName(lang)}`,
  blockedByUnsaved:
    "It can be published once everything is saved. What is not saved is named above.",
};
