export const login = {
  title: "Log in",
  heading: "What Email did you sign up with?",
  label: "Email",
  continue: "Continue",
  sending: "Sending Magic Link...",
  back: "Back",
  emailProblem: "Please type an e-mail address, like sam@example.com.",
  newHere: "New here?",
  getStarted: "Get started",
};

export const magicLinkSent = {
  title: "Magic link sent",
  heading: "Check your inbox",
  text: "We've sent you a magic login link. Please check your inbox to continue.",
  button: "Check Your Inbox",
  noMail: "No mail?",
  tryAnother: "Try another e-mail",
  or: ", or ",
  getStarted: "get started",
};

export const code = {
  label: "6-digit code from the mail",
  hint: "Reading the mail on another device? Type its code here.",
  email: "Email",
  submit: "Use the code",
  checking: "Checking...",
  problem: "Please type the 6 digits from the mail.",
  sendAgain: "Send again",
  sendAgainIn: (seconds: number) => `Send again in ${seconds} s`,
  sentAgain: "Sent. Please check your inbox.",
  openMail: (provider: string) => `Open ${provider}`,
};

export const handler = {
  title: "Open your account",
  loading: "Loading...",
  heading: "Ready to go in?",
  text: (email: string) => `This link signs in ${email}.`,
  asked: (when: string, device: string) => `It was asked for on ${when}, from ${device}.`,
  button: "Sign in",
  working: "Signing in...",
  newPassword: {
    heading: "Is this password yours?",
    text: (email: string) => `Somebody chose a password for a new account of ${email}.`,
    onlyYou:
      "If that was you, press the button: your password works from then on, and you are in. If not, just close this page.",
    button: "Confirm my password",
    working: "Confirming...",
  },
  otherSession: (email: string) =>
    `You are signed in as ${email} now. Signing in ends that on this device.`,
  failedHeading: "This link can't be used",
  newLink: "Get a new link",
  moveHere: {
    heading: "Move the account here?",
    text: (email: string) =>
      `An account that exists already will move to this mailbox, ${email}, with everything in it.`,
    means:
      "All devices that are signed in to it now are signed out, and its password no longer works.",
    button: "Yes, move it here",
  },
  moveAway: {
    heading: "Move the account away?",
    text: (email: string) =>
      `The account of ${email} will move to another e-mail, with everything in it.`,
    means:
      "All devices that are signed in to it now are signed out. This e-mail can't open it any more.",
    button: "Yes, move it away",
  },
  moving: "Moving...",
  notYours: "If you didn't ask for this, close this page: nothing happens.",
  leftHeading: "The account has moved",
  left: "It belongs to the new e-mail now. Please sign in with that one.",
  leftLink: "Go to the login",
  halfHeading: "One more yes",
  half: "This address agreed. Now open the mail at the other address.",
  halfLink: "Back to the course",
};

export const callback = {
  title: "Signing in",
  processing: "Authenticating...",
  success: "Welcome Back!",
  successText: "Here we go.",
  noNames: "We have no names of you yet",
  noNamesText: "You are signed in. Tell us what to call you, and the adventure can begin.",
  noNamesGoOn: "Let's begin",
  failed: "Authentication Failed",
  unexpected: "An unexpected error occurred. Please try logging in again.",
  tryAgain: "Try Again",
  confirmHeading: "Is this you?",
  confirmText: "These names came with the sign-up for your e-mail. Please check them.",
  agreed: "Agreed to with the sign-up. You can change it any time on your account page:",
  confirm: "Yes, that's us",
  refuse: "No, change the names",
  familyHeading: "Is this your family?",
  familyText:
    "It was set up for your e-mail before we knew that the mailbox is yours. So we ask once.",
  lessons: "Lessons finished",
  familyYes: "Yes, this is us",
  familyNo: "No, start fresh",
  familyNoMeans:
    "Starting fresh deletes these names and lessons. What was bought with your e-mail stays yours.",
};

export const guard = {
  loading: "Loading...",
  redirecting: "Redirecting to login...",
  authenticationRequired: "Authentication required",
  authenticationText: "We don't know you yet. Let's go back to the start.",
  goOn: "Go to the start",
};

export const notFound = {
  title: "Page not found",
  heading: "There is nothing here",
  text: "This page is not on our map.",
  home: "Go to the start",
};
