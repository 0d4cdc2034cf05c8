import { ONBOARDING_STEPS } from "#domain/family/sign-up-steps.ts";
import { MASCOT } from "./brand.ts";

export const steps = {
  back: "Back",
  continue: "Continue",
  saving: "Saving...",
  ages: "Tap an age",
  /** What Pocket says to a name that was just given. */
  hello: (name: string) => `Hi ${name}!`,
};

/** How far the sign-up came, as the head of its pages shows it. */
export const stepMark = (number: number) => ({
  number,
  of: ONBOARDING_STEPS,
  label: `Step ${number} of ${ONBOARDING_STEPS}`,
});

export const createAccount = {
  title: "Create an account",
  heading: "Create an account",
  label: "Email",
  continue: "Continue",
  creating: "Creating Account...",
  /** What comes next. True with and without a paywall. */
  points: [
    "The first mission costs nothing",
    "No card to enter",
    "No password: we mail you a link",
  ],
  privacyLine:
    "We use your e-mail to sign you in. No passwords, no ads, and nothing your child does leaves us.",
  privacyLink: "How we keep your data",
  missingLink: "Tell us your names",
  loadingProfile: "Loading your profile...",
  preparing: "Preparing your welcome video...",
  welcomeBack: (parentName: string) => `Welcome back ${parentName}`,
  video: `${MASCOT} the otter welcomes you and tells what comes next.`,
  watching: "Your welcome video",
  backToForm: "Back to the form",
  skip: "Continue",
};

export const accountVerify = {
  title: "Check your inbox",
  heading: "Check your inbox",
  sentTo: (email: string) =>
    `We've sent a verification email to ${email}. Press the button in it to start playing.`,
  sent: "We've sent you a verification email. Press the button in it to start playing.",
  button: "Check Your Inbox",
  wrongEmail: "Wrong e-mail?",
};
