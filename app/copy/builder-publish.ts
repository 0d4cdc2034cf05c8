import type { CourseChange } from "#domain/content/course-changes.ts";
import type { VersionChanges } from "#domain/content/version-changes.ts";
import type { LESSON_CHECKS } from "#domain/content/publish-check.ts";
import { languageName } from "./languages.ts";
import { counted } from "./builder.ts";

export const previewLink = {
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
  otherPhone: "For another phone",
  scan: "Point the phone's camera at this square:",
  until: (time: string, isToday: boolean) =>
    `Works for one hour, until ${time} ${isToday ? "today" : "tomorrow"}.`,
  open: "Open in a new tab",
  end: "Take my links back",
  endedLinks: "The links that you made to this lesson open nothing any more.",
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

export const lessonChecks: Record<keyof typeof LESSON_CHECKS, string> = {
  no_slides: "There is no slide.",
  unknown_kind: "This slide needs a newer version of the lesson builder. Please load it again.",
  choose_framing: "Choose how the video is shown.",
  video_coming: "The video is still being prepared.",
  outdated_voice: "The voice still says the old words.",
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
  note: "Every time you publish, a version is kept. You can go back to an old one: it becomes your draft, and children see it when you publish again.",
  look: "Show in the preview",
  restore: "Go back to this version",
  of: (action: string, version: number) => `${action}: version ${version}`,
  restored: (version: number) => `The draft is version ${version} now.`,
};
