import type { ChildPurpose, Purpose } from "#domain/consent/consent.ts";

/**
 * What people agree to; a change of meaning here needs a new CONSENT_TEXT_VERSION
 * (domain/consent/consent.ts).
 */
export const purposes: Record<Purpose, { title: string; text: string }> = {
  child_name: {
    title: "A welcome with your names",
    text: "A voice service speaks your first name and your child's when it greets you. It gets nothing else. Without it only our own server says them.",
  },
  news: {
    title: "News about missions",
    text: "We write to you when there are new missions. Our mail service gets your e-mail, first names and progress.",
  },
  child_progress: {
    title: "How lessons go",
    text: "Our measuring service is told which lessons are played, under a random number and with the age group, without names.",
  },
  analytics: {
    title: "How grown-ups use our pages",
    text: "Our measuring service sees which of the pages for grown-ups you use and have used so far, what led you here and your child's age group, with all text hidden. Never your child's pages.",
  },
  ads: {
    title: "How you found us",
    text: "Our advertising partner is told that somebody signed up or bought, with a scrambled e-mail and the kind of browser.",
  },
};

/** Below a purpose that is about one child, in a family of several. */
export const perChild: {
  whose: Record<ChildPurpose, string>;
  familyFirst: string;
  addedLater: string;
} = {
  whose: {
    news: "Whose missions may our mail service know of?",
    child_name: "Whose first name may we use?",
    child_progress: "Whose lessons may be counted?",
  },
  familyFirst: "Tick the box above first, and then you can choose child by child.",
  addedLater: "A child you add later starts without a tick: nothing is shared until you say yes.",
};

/** In the order in which they are asked. */
export const PURPOSE_ORDER = Object.keys(purposes) as Purpose[];

export const consent = {
  heading: "May we?",
  text: "Everything works without a yes. You can change it any time on your account page.",
  none: "No thanks",
  all: "Yes to all",
  choose: "Choose one by one",
  means: "What it means",
  refusedByBrowser:
    "Your browser asks that nothing is shared (Global Privacy Control), so this stays off.",
  save: "Save my choice",
  saving: "Saving...",
};
