import type { Purpose } from "#domain/consent/consent.ts";
import { utcTime } from "./utc-time.ts";

/** A reminder by mail. `href`: the course; `unsubscribeUrl`: the page that ends reminders. */
export const reminderMail = (href: string, unsubscribeUrl: string) => ({
  subject: "Time for a little treasure hunt",
  heading: "Ahoy!",
  text: [
    "You asked us to remind you: Pocket is ready when you are. One mission takes about five minutes.",
  ],
  button: { label: "Start the adventure", href },
  foot: [`You get this one mail because you asked for it. No more reminders: ${unsubscribeUrl}`],
});

/**
 * News of a lesson's first version, or of a later one. `href`: the lesson; `unsubscribeUrl`: the page
 * that ends news.
 */
export const lessonNewsMail = (
  { title, isNew }: { title: string; isNew: boolean },
  href: string,
  unsubscribeUrl: string,
) => ({
  subject: isNew ? "A new mission is here" : "A mission has something new",
  heading: "Ahoy!",
  text: [
    isNew
      ? `Pocket and Glimm have a new mission for you: ${title}.`
      : `There is something new in the mission "${title}". It can be played again.`,
  ],
  button: { label: "Start the mission", href },
  foot: [`You asked for news from us. No more of it: ${unsubscribeUrl}`],
});

const AGREED: Record<Purpose, string> = {
  analytics: "we measure how the pages for grown-ups are used",
  ads: "we tell our advertising partner when somebody signs up or buys",
  news: "we write to you about new missions",
  child_name: "your child's first name may be spoken in the welcome and used in our letters",
  child_progress: "we tell our measuring service how lessons go, without names",
};

/** The mail of 'e-mail plus'. `href`: the account page. */
export const consentMail = (agreed: readonly Purpose[], href: string) => ({
  subject: "What you agreed to at Treasure Tracker",
  heading: "A short note",
  text: [
    `You agreed that ${agreed.map((purpose) => AGREED[purpose]).join("; ")}.`,
    "You can take any of it back at any time, and it stops at once.",
  ],
  button: { label: "Look at it or change it", href },
  foot: ["If this wasn't you, open the page and switch everything off."],
});

/** A notice before an unused account is deleted, in `daysLeft` days. `href`: the course. */
export const inactiveNoticeMail = (daysLeft: number, href: string) => ({
  subject: "Your Treasure Tracker account will be deleted",
  heading: "Long time no see",
  text: [
    `Nobody has opened your account for a long time. In ${daysLeft} days we delete it and everything in it.`,
  ],
  button: { label: "Keep it", href },
  foot: ["If you don't need it any more, there is nothing to do."],
});

/** The receipt of a deletion. */
export const deletionReceiptMail = (deletedAtMs: number, why: "asked" | "unused") => ({
  subject: "Your Treasure Tracker account is deleted",
  heading: "All gone",
  text: [
    `On ${utcTime(deletedAtMs)} we deleted your account and everything we held about you and your child${why === "asked" ? ", as you asked" : ", since nobody had opened it for two years"}.`,
    "If you bought the course, the amount, the date and the payment's number stay in our books, without your name.",
  ],
  foot: ["This is the last mail we send you."],
});

/** What a parent wrote in the feedback form, for support. */
export const feedbackMail = (text: string, userId: string) => ({
  subject: "Feedback from a family",
  heading: "Feedback",
  text: [text],
  foot: [`Family ${userId}`],
});
