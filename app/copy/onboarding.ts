import { ONBOARDING_STEPS } from "#domain/constants.ts";
import { MASCOT } from "./brand.ts";

export const steps = {
  step: (number: number) => `Step ${number} of ${ONBOARDING_STEPS}`,
  back: "Back",
  continue: "Continue",
  saving: "Saving...",
  parentName: { title: "Your name", heading: "How can I call you?", label: "Parent Name" },
  childName: {
    title: "Your child's name",
    heading: "What can I call your child?",
    /** In a family of several: which of them it is about. */
    headingOf: (child: string) => `What can I call ${child}?`,
    label: "Child Name",
  },
  childAge: {
    title: "Your child's age",
    heading: "What's their age?",
    headingOf: (child: string) => `What's ${child}'s age?`,
    label: "Child Age",
  },
  nameProblem: {
    empty: null,
    too_long: "Please use at most 80 characters.",
    odd_characters: "Please use letters only, without invisible characters.",
  },
  ageProblem: "Please type a whole number from 3 to 18.",
};

export const createAccount = {
  title: "Create an account",
  heading: "Create an account",
  label: "Email",
  continue: "Continue",
  creating: "Creating Account...",
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
