import type { NewsOutcome } from "#domain/content/lesson-news.ts";
import type { UnpublishedChange } from "#domain/content/unpublished-changes.ts";
import { counted, lists } from "./builder.ts";
import { doneAtText } from "./dates.ts";
import { languageName } from "./languages.ts";
import { translating } from "./translation-editor.ts";

function newsOf(news: NewsOutcome): string {
  switch (news.state) {
    case "sent":
      return "Families who agreed to news get a mail.";
    case "unchanged":
      return "No mail was sent: it is the same as the version before.";
    case "too_soon":
      return `No mail was sent: families get one a week at most, and they had one. The next lesson that you publish after ${doneAtText(news.from)} can have one.`;
  }
}

/** A lesson that is published. The builder loads these words with the panel. */
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
  done: (version: number, news: NewsOutcome | undefined) =>
    `Published as version ${version}.${news === undefined ? "" : ` ${newsOf(news)}`}`,
  unchanged: (version: number) => `Children see version ${version}. Nothing has changed since.`,
  blockedBy: (n: number) =>
    `It can be published once ${n === 1 ? "the one needed point" : `the ${n} needed points`} above ${n === 1 ? "is" : "are"} done.`,
  unsavedHeading: "Not saved",
  unsavedSlide: (place: number, text: string) => `Slide ${place}: ${text}`,
  unsavedText: (lang: string, place: number | null) =>
    `${place === null ? lists.lessonSettings : `Slide ${place}`} in ${languageName(lang)}`,
  blockedByUnsaved:
    "It can be published once everything is saved. What is not saved is named above.",
};
