import type { AccountGroup } from "#domain/family/account-groups.ts";
import type { ReminderStatus } from "#domain/reminders/reminder.ts";

export const account = {
  title: "Account",
  heading: "Your account",
  back: "Back to the course",
  loadFailed: "Your account could not be loaded.",
  tryAgain: "Try Again",
  saved: "Saved.",
  saving: "Saving...",
  save: "Save",

  family: "You",

  email: "E-mail",
  changeEmail: "Change the e-mail",
  newEmail: "New e-mail",
  emailSent: "We've written to both addresses. The change happens when both have agreed.",

  reminder: "Reminder",
  noReminder: "No reminder is set.",
  reminderState: {
    waiting: (what: string) => `${what}, not sent yet.`,
    delivered: (what: string) => `${what}, sent.`,
    cancelled: (what: string) => `${what}, called off.`,
    failed: (what: string) => `${what}, could not be sent.`,
  } satisfies Record<ReminderStatus, (what: string) => string>,
  reminderMail: (when: string) => `A mail on ${when}`,
  reminderSms: (when: string, ending: string) =>
    `A text on ${when} to the number ending in ${ending}`,
  remindTonight: "Mail me this evening",
  remindWeekend: "Mail me on Saturday",
  remindSms: "Text me",
  cancelReminder: "Call it off",
  setAgain: "Set it again",

  openLearned: "See what was learned",

  openMissionCards: "Mission cards",
  openCertificate: "Certificate",

  consents: "What you agreed to",
  consentsText: "A change counts at once.",
  /** Where no service is configured that needs consent. */
  noConsents: "There is nothing to agree to: no service for news, measuring or ads is used here.",
  ledger: "What was said when",
  yes: "yes",
  no: "no",

  payment: "The course",
  paid: "The whole course is yours.",
  notPaid: "You have not bought the course.",
  buy: "See the course",
  /** Shown while the next lesson needs a purchase. */
  needsPayment: "The other missions open once you have bought the course.",

  devices: "Devices signed in",
  thisDevice: "this device",
  lastSeen: (when: string) => `last here ${when}`,
  end: "Sign it out",
  endAll: "Sign out everywhere",
  signOut: "Sign out",
  signingOut: "Signing out...",

  voice: "Reading aloud",
  voiceAllow: "Let this device's own voice read what has no recording",
  voiceText:
    "Only voices that speak on the device itself are used, so no words leave it. This counts for this device.",

  data: "Your data",
  dataText: "Everything we hold about you and your children, as a file.",
  dataOf: "Whose data",
  wholeFamily: "The whole family",
  download: "Download everything",
  table: "Download what was learned as a table (CSV)",
  deleteHeading: "Delete everything",
  deleteText:
    "Your account, all that your children did, all of it, for good. What was paid stays in our books without your name. We send you a receipt.",
  delete: "Delete my account",
  deleteSure: "Yes, delete everything",
  deleteCancel: "Keep it",
  deleted: "Everything is deleted.",
  deletedText: "A receipt is on its way to you. Goodbye, and thank you.",
  home: "To the start",

  kept: "How long we keep what",
};

/** The groups into which the account page folds its sections. */
export const groups: Record<AccountGroup, { title: string; what: string }> = {
  family: { title: "Family", what: "Names, jars, course" },
  notifications: { title: "Notifications", what: "Reminder, weekly mail" },
  privacy: { title: "Privacy and data", what: "Consents, your data" },
  "sign-in": { title: "Sign-in", what: "E-mail, devices" },
};

/** How a child is doing, at the head of the account page. */
export const childPanel = {
  whose: "Child",
  loadFailed: "How it is going could not be loaded.",
  tryAgain: "Try Again",
  missions: (done: number, of: number) => `${done} of ${of} missions`,
  streak: (days: number) => `${days} days in a row`,
  next: (mission: string) => `Next: ${mission}`,
  allDone: "Every mission is finished. What a treasure!",
  dinner: "To ask at dinner",
  dinnerAfter: (mission: string) => `To ask at dinner, after ${mission}`,
};

export const children = {
  heading: "Your children",
  picture: "Picture",
  years: (age: number) => `${age} years`,
  add: "Add a child",
  addSave: "Add this child",
  full: "Eight children play here. That is as many as fit.",
  edit: "Change",
  editOf: (name: string) => `Change ${name}`,
  save: "Save",
  saving: "Saving...",
  cancel: "Cancel",
  lock: "Picture lock",
  lockOf: (name: string) => `${name}'s picture lock`,
  lockText: (name: string) =>
    `Three pictures, in order, that ${name} taps at 'Who is playing?'. They keep brothers and sisters from playing as ${name} by mistake. This is not a password: anyone can keep trying until the pictures are right.`,
  lockPick: "Tap three pictures, in order.",
  lockPicked: (pictures: readonly string[]) => pictures.join(", "),
  lockAgain: "Start again",
  lockSave: "Save the pictures",
  lockIsOn: "with a picture lock",
  lockRemove: "Remove the lock",
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  removeText: (name: string) =>
    `All that ${name} has learned and earned here is deleted, for good. Your other children keep everything. We ask for a code first, so that no little pirate does this by accident.`,
  removeSure: (name: string) => `Yes, remove ${name}`,
  keep: (name: string) => `Keep ${name}`,
};

export const proof = {
  heading: "Is it really you?",
  text: "This is important, so we ask for a code. We've sent it to your e-mail.",
  label: "6-digit code from the mail",
  button: "Confirm",
  checking: "Checking...",
  cancel: "Cancel",
  sendAgain: "Send again",
  sendAgainIn: (seconds: number) => `Send again in ${seconds} s`,
};

export const authTest = {
  title: "Auth Test",
  heading: "Auth Test",
  text: "A page for developers: it exists on a local installation only.",
  email: "Email",
  send: "Send magic link",
  refresh: "Refresh session",
  signOut: "Sign out",
  debug: "Run debug tests",
  sent: "The link is in the local mailbox.",
  refreshed: "The session is new.",
  signedOut: "Signed out.",
  session: "Session",
  nobody: "Nobody is signed in.",
};

/** The choice of the lessons' language on the account page. */
export const lessonLanguage = {
  heading: "Language of the lessons",
  intro:
    "Lessons come in this language where they are translated, and in English where they are not. Buttons stay in English.",
  label: "Language",
  device: "The language of each device",
  saved: "Saved. The next lesson comes in this language.",
};
