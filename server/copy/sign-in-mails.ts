import { utcTime } from "./utc-time.ts";

interface SignInMail {
  subject: string;
  heading: string;
  text: string[];
  /** Empty where the mail has no link. */
  button: string;
  /** Before the code; empty where the mail has none. */
  hint: string;
  /** What to do if somebody else asked for it. */
  notYou: string;
}

const NOTHING_HAPPENS = "If this wasn't you, you can ignore this mail: nothing happens.";

const login = {
  subject: "Your sign-in link for Treasure Tracker",
  heading: "Ahoy!",
  text: ["Here is your way into Treasure Tracker."],
  button: "Open Treasure Tracker",
  hint: "Or type this code where you asked for the mail:",
  notYou: NOTHING_HAPPENS,
};

/** What each mail of sign-in says, by its kind (auth/mail-kinds.ts). */
export const SIGN_IN_MAILS = {
  email: login,
  signup_login: login,
  signup_password: {
    subject: "Confirm your new password",
    heading: "Is this password yours?",
    text: [
      "Somebody chose a password for a new Treasure Tracker account with this e-mail. If that was you, confirm it and you are in.",
    ],
    button: "Confirm my password",
    hint: "Or type this code where you chose the password:",
    notYou:
      "If you didn't choose a password, please don't press and pass the code on to nobody: then that password never works.",
  },
  account_exists: {
    subject: "You already have a Treasure Tracker account",
    heading: "Welcome back!",
    text: [
      "Somebody wanted to use this e-mail for a new Treasure Tracker account, or for one of another e-mail. You already have an account with it, so nothing has changed.",
    ],
    button: "Log in",
    hint: "",
    notYou: NOTHING_HAPPENS,
  },
  recovery: {
    subject: "Get back into Treasure Tracker",
    heading: "Ahoy!",
    text: ["Somebody asked for a way back into your account."],
    button: "Get back in",
    hint: "Or type this code where you asked for the mail:",
    notYou: NOTHING_HAPPENS,
  },
  email_change_current: {
    subject: "Your e-mail is about to change",
    heading: "A new address?",
    text: [
      "Somebody asked to use another e-mail for your account. Both addresses have to agree before anything changes.",
    ],
    button: "Yes, change it",
    hint: "Or type this code where you asked for the change:",
    notYou: NOTHING_HAPPENS,
  },
  email_change_new: {
    subject: "Is this your new e-mail?",
    heading: "A new address?",
    text: [
      "Somebody asked to use this e-mail for an account at Treasure Tracker. Both addresses have to agree before anything changes.",
    ],
    button: "Yes, this is mine",
    hint: "Or type this code where you asked for the change:",
    notYou: NOTHING_HAPPENS,
  },
  reauthentication: {
    subject: "Your code for Treasure Tracker",
    heading: "Is it really you?",
    text: ["Something important is about to change in your account, so we ask you once more."],
    button: "",
    hint: "Type this code on your account page:",
    notYou: NOTHING_HAPPENS,
  },
} satisfies Record<string, SignInMail>;

/** `device`: the kind of device that requested the mail, such as 'a phone'. */
export const requestedFrom = (requestedAtMs: number, device: string) =>
  `Asked for on ${utcTime(requestedAtMs)}, from ${device}.`;

export const linkAndCodeLifetime = (minutes: number) =>
  `The link and the code work once, for ${minutes} minutes.`;
export const codeLifetime = (minutes: number) => `The code works once, for ${minutes} minutes.`;
