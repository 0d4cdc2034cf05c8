export interface AccountNotice {
  subject: string;
  heading: string;
  text: string[];
  button?: string;
  /** The e-mail address of support follows. */
  ifNotYou: string;
}

/** What each notice of a change of an account says, by its kind (auth/notice-job.ts). */
export const ACCOUNT_NOTICES = {
  password_changed: {
    subject: "Your password was changed",
    heading: "A new password",
    text: [
      "The password of your Treasure Tracker account was just changed.",
      "Your other devices are signed out now.",
    ],
    ifNotYou: "If this wasn't you, please write to us and we help you",
  },
  email_changed: {
    subject: "Your account has moved to this e-mail",
    heading: "Welcome to your new e-mail!",
    text: [
      "Your Treasure Tracker account now belongs to this e-mail. Mails to sign in come here.",
      "All other devices are signed out, and an old password no longer works.",
    ],
    button: "Open your account page",
    ifNotYou: "If you didn't agree to this, please write to us and we help you",
  },
  email_left: {
    subject: "Your account has moved to another e-mail",
    heading: "Your account has moved",
    text: [
      "Your Treasure Tracker account now belongs to another e-mail. This one can't open it any more.",
      "All devices that were signed in before are signed out.",
    ],
    ifNotYou: "If you didn't agree to this, please write to us soon and we help you",
  },
  role_granted: {
    subject: "You can build lessons now",
    heading: "Welcome aboard!",
    text: [
      "This e-mail may now open the lesson builder of Treasure Tracker.",
      "You sign in there with a mail, without a password.",
    ],
    button: "Open the lesson builder",
    ifNotYou: "If you don't know what this is about, please write to us",
  },
  role_removed: {
    subject: "You can't build lessons any more",
    heading: "Thank you for your help",
    text: ["This e-mail may no longer open the lesson builder of Treasure Tracker."],
    ifNotYou: "If this is a mistake, please write to us",
  },
} satisfies Record<string, AccountNotice>;

export const nothingToDo = "If this was you, there is nothing to do.";
/** Of a notice that stands for several changes. */
export const severalTimes =
  "This happened more than once in the last day. We put it into one mail, so that your mailbox stays tidy.";
