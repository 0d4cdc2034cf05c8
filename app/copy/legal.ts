import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { COURSE } from "./brand.ts";
import { keptOfFamily } from "./fields.ts";

const days = (count: number) =>
  count === 1
    ? "a day"
    : count >= 365 && count % 365 === 0
      ? count === 365
        ? "a year"
        : `${count / 365} years`
      : `${count} days`;

export interface LegalPage {
  title: string;
  heading: string;
  /** Several sentences make a list. */
  sections: { heading: string; text: string | string[] }[];
  home: string;
}

export const privacy: LegalPage = {
  title: "Privacy",
  heading: "How we keep your data",
  home: "Back to the start",
  sections: [
    {
      heading: "What we keep",
      text: `Your e-mail, ${keptOfFamily}, and how far your child has come: lessons, answers about how a lesson felt, points and streak. If you ask for a text, your phone number. If you buy, the amount and the date.`,
    },
    {
      heading: "Why",
      text: "To sign you in and to let your child go on where they stopped, on any device.",
    },
    {
      heading: "Who sees it",
      text: "Nobody but us, unless you agree to more. The pages your child plays on talk to our own server and to nobody else, and the browser makes sure of it. There are no ads.",
    },
    {
      heading: "What you may agree to",
      text: "Nothing is on by itself. You choose purpose by purpose, and take any of it back on your account page, where it stops at once. If your browser sends the Global Privacy Control signal, that counts as a no.",
    },
    {
      heading: "Before you are asked",
      text: `Your own device notes which of our pages for grown-ups you open (${days(RETENTION_DAYS.pageBeforeConsent)}), and what led you here and how far your sign-up came (${days(RETENTION_DAYS.firstTouch)}). Nobody else gets to see it unless you say yes; with a no it goes at once.`,
    },
    {
      heading: "Who helps us, and only with your yes",
      text: [
        "ElevenLabs speaks your names in the welcome. Loops keeps your e-mail, first names and progress for our letters.",
        "Mixpanel, Plausible and Google Analytics count how grown-ups use our pages, with all text hidden, and under a random number how lessons go; of your child's age they get the age group alone.",
        "Meta is told that somebody signed up, went to pay or bought, with a scrambled e-mail.",
        "When you delete your account, we ask them to delete what they have where they let us.",
      ],
    },
    {
      heading: "How long",
      text: [
        `A sign-up that is never confirmed: ${days(RETENTION_DAYS.pendingSignup)}.`,
        `An account whose e-mail is never confirmed: ${days(RETENTION_DAYS.unconfirmedAccount)}, unless something was bought with it.`,
        `A family that nobody opens: ${days(RETENTION_DAYS.inactiveFamily)}, after two notices.`,
        `What your child did slide by slide: ${days(RETENTION_DAYS.learningEvent)}.`,
        `A device that has not come back: ${days(RETENTION_DAYS.idleSession)}.`,
        `A reminder after its time: ${days(RETENTION_DAYS.reminder)}. A spoken welcome: ${days(RETENTION_DAYS.welcomeAudio)}.`,
        `Who signed in and out: ${days(RETENTION_DAYS.auditLog)}. Used links and codes: ${days(RETENTION_DAYS.signInStep)}.`,
        `That we told a service something you had agreed to: ${days(RETENTION_DAYS.vendorMessage)}.`,
        `Ids of payment messages and page views: ${days(RETENTION_DAYS.webhookEvent)}. The amount and date of a purchase stay, without your name.`,
      ],
    },
    {
      heading: "Your say",
      text: "On your account page you see everything, correct it, download it, or delete it for good.",
    },
  ],
};

export const terms: LegalPage = {
  title: "Terms",
  heading: "The rules, in plain words",
  home: "Back to the start",
  sections: [
    {
      heading: "What you get",
      text: `${COURSE} is a course of five missions in which children learn about money. It is for families at home.`,
    },
    {
      heading: "What we ask",
      text: "A grown-up signs up and is there for the child. Please use your own e-mail.",
    },
    {
      heading: "What it is not",
      text: "The coins and points in the course are pretend. They buy nothing, and the course is not financial advice.",
    },
    {
      heading: "If something breaks",
      text: "We put it right as fast as we can. Tell us, and we answer.",
    },
  ],
};
