import type { ReminderProblem } from "#domain/reminders/reminder.ts";

export const setupReminders = {
  title: "When to start",
  heading: "When do you want to start?",
  now: "NOW - We're together!",
  sms: "SEND ME SMS REMINDER",
  email: "JUST EMAIL ME - I'll figure it out",
  saving: "Saving...",
  back: "Back",
  setHeading: "Reminder Set!",
  setText: "We'll send you one e-mail this evening at 7 PM, or tomorrow if it is later than that.",
  complete: "Complete Setup",
  logIn: "Log In",
};

export const smsReminder = {
  title: "SMS reminder",
  heading: "When should we remind you?",
  date: "Date",
  time: "Time",
  phone: "Phone Number",
  phonePlaceholder: "(555) 123-4567",
  consent:
    "By setting a reminder you agree to get one text from Treasure Tracker on this number. Message and data rates may apply. Reply STOP and no more come.",
  quiet: "That is between 8 PM and 8 AM. We'll send it then, if that is what you want.",
  button: "Set SMS Reminder",
  busy: "Setting Reminder...",
  doneHeading: "SMS Reminder Set!",
  done: (when: string, phone: string) => `We'll send an SMS to ${phone} on ${when}.`,
  mailHeading: "Reminder Set!",
  mail: (when: string, phone: string) =>
    `We can't send texts to ${phone}, so we'll send you an e-mail instead, on ${when}.`,
  complete: "Complete Setup",
};

export const phoneProof = {
  heading: "Is this your phone?",
  text: (phone: string) =>
    `${phone} has had a text from us today. Before we send more, we'd like to know that it is yours: we text it a code, and you type it here.`,
  send: "Text me a code",
  sending: "Sending...",
  codeHeading: "What does the text say?",
  codeText: (phone: string) => `We have sent six digits to ${phone}. They work for 10 minutes.`,
  code: "6-digit code from the text",
  confirm: "Confirm",
  checking: "Checking...",
  sendAgain: "Text me a new code",
  sendAgainIn: (seconds: number) => `Text me a new code in ${seconds} s`,
  back: "Back",
};

export const reminderProblems: Record<ReminderProblem, string> = {
  incomplete: "Please fill in all fields correctly.",
  past_date: "Please select a future date.",
  no_time: "Please select a time.",
  bad_phone: "Please enter a valid phone number.",
  past_time: "Reminder datetime is in the past",
};

export const ready = {
  title: "Ready",
  heading: "Ready",
  text: "Everything is set. The first mission is waiting.",
  button: "Start the adventure",
};
export const confirm = {
  title: "Confirm",
  heading: "Confirm",
  text: "Thank you, that is all we need.",
  button: "Go on",
};
