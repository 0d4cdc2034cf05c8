import { COURSE_PRICE_USD, PLANNED_LESSONS } from "#domain/constants.ts";
import { COURSE, MASCOT } from "./brand.ts";

const price = `$${COURSE_PRICE_USD}`;

export const setup = {
  title: "Setting up",
  stages: {
    validating: "Checking your purchase link...",
    "creating-auth-user": "Creating your account...",
    "tracking-purchase": "Confirming your purchase...",
    redirecting: "All set! Taking you there...",
  },
  askHeading: "Almost there!",
  ask: (email: string) => `We open the account of ${email} on this device.`,
  notYours: "Is that somebody else's e-mail? Then close this page: nothing happens.",
  open: "Open my account",
  failed: "Setup Failed",
  tryAgain: "Try Again",
  contact: "Contact Support",
  mailSubject: "Treasure Tracker: setup failed",
  mailBody: (problem: string) =>
    `Hello,\n\nsetting up my account after the purchase failed: ${problem}\n\n`,
  signOut: "Sign out",
};

export const publicBeta = {
  title: "Get Treasure Tracker",
  heading: `Get ${COURSE}`,
  text: `Five missions in which ${MASCOT} shows your child where coins come from and what they can do. ${price}, once.`,
  failed: "Your purchase link could not be used:",
  buy: "Buy the course",
  ask: "Ask us for access",
  try: "Try the first mission",
  mailSubject: "Access to Treasure Tracker",
};

export const paywall = {
  title: "Unlock the course",
  heading: "Continue the Adventure!",
  text: `Unlock the complete Money Skills Course with ${MASCOT}`,
  card: `Money Skills: ${COURSE}`,
  lessons: `${PLANNED_LESSONS} lessons included`,
  price,
  button: "Unlock Full Course",
  opening: "Opening...",
  note: "One-time purchase • Secure payment",
  can: "What your child can do afterwards",
  points: [
    "For all your children, ages 3 to 18",
    "No subscription",
    "No ads, and your data isn't sold",
  ],
  back: "Back to the map",
  thanksTitle: "Thank you",
  waitingHeading: "Thank you!",
  waiting: "We are waiting for the payment to arrive. That takes a few seconds.",
  slow: "The payment has not arrived yet. You can go on; the missions open as soon as it does.",
  paidHeading: "Thank you! The course is yours.",
  paid: "All missions are open now.",
  alreadyHeading: "The course is yours",
  go: "Continue the adventure",
  checkAgain: "Check again",
};
