import { expect, it } from "vitest";
import { paths, safeNext } from "./paths.ts";
import { ROUTES } from "./route-table.ts";
import type { RouteName } from "./route-table.ts";
import { documentFor } from "./routes.ts";

const LESSON = "7c0d6f1e-5a34-4b0e-9f0a-3b1d2c4e5f04";
const LINK = { token_hash: "a+b", type: "email", next: "/account" };

/**
 * Zone, whether a sign-in may lead there, and a URL of each builder: with its arguments, and
 * without if it may.
 */
const EXPECTED: Record<RouteName, [zone: string, isTarget: boolean, ...urls: string[][]]> = {
  home: ["home", false, ["/", paths.home()]],
  onboarding: ["parent", true, ["/onboarding", paths.onboarding()]],
  onboardingIntro: ["parent", true, ["/onboarding/intro", paths.onboardingIntro()]],
  parentName: ["parent", true, ["/onboarding/parent-name", paths.parentName()]],
  childName: ["parent", true, ["/onboarding/kid-name", paths.childName()]],
  childAge: ["parent", true, ["/onboarding/kid-age", paths.childAge()]],
  setupReminders: ["parent", true, ["/onboarding/setup-reminders", paths.setupReminders()]],
  smsReminder: ["parent", true, ["/onboarding/sms-reminder", paths.smsReminder()]],
  ready: ["parent", true, ["/onboarding/ready", paths.ready()]],
  confirm: ["parent", true, ["/onboarding/confirm", paths.confirm()]],
  createAccount: ["parent", true, ["/onboarding/create-account", paths.createAccount()]],
  accountVerify: ["parent", true, ["/onboarding/account-verify", paths.accountVerify()]],
  login: ["parent", false, ["/login", paths.login()]],
  magicLinkSent: ["parent", false, ["/magic-link-sent", paths.magicLinkSent()]],
  magicLinkHandler: [
    "parent",
    false,
    ["/auth/magic-link-handler", paths.magicLinkHandler()],
    [
      "/auth/magic-link-handler?token_hash=a%2Bb&type=email&next=%2Faccount",
      paths.magicLinkHandler(LINK),
    ],
  ],
  authCallback: [
    "parent",
    false,
    ["/auth/callback", paths.authCallback()],
    ["/auth/callback?next=%2Flesson%2Fintro", paths.authCallback("/lesson/intro")],
  ],
  authTest: ["parent", false, ["/auth/test", paths.authTest()]],
  setup: ["parent", false, ["/setup?email=a%40b.example", paths.setup({ email: "a@b.example" })]],
  publicBeta: [
    "parent",
    false,
    ["/public/beta", paths.publicBeta()],
    ["/public/beta?reason=payment_unavailable", paths.publicBeta("payment_unavailable")],
  ],
  paywall: [
    "parent",
    true,
    ["/paywall", paths.paywall()],
    ["/paywall?payment=true", paths.paywall({ payment: "true" })],
  ],
  account: ["parent", true, ["/account", paths.account()]],
  certificate: ["parent", true, ["/account/certificate", paths.certificate()]],
  missionCards: ["parent", true, ["/account/mission-cards", paths.missionCards()]],
  learned: [
    "parent",
    true,
    ["/account/learned", paths.learned()],
    ["/account/learned?child=c", paths.learned("c")],
  ],
  privacy: ["parent", false, ["/privacy", paths.privacy()]],
  terms: ["parent", false, ["/terms", paths.terms()]],
  lessonIntro: [
    "kid",
    true,
    ["/lesson/intro", paths.lessonIntro()],
    ["/lesson/intro?userId=u", paths.lessonIntro("u")],
  ],
  missionAccomplished: [
    "kid",
    true,
    [`/lesson/mission-accomplished?lesson=${LESSON}`, paths.missionAccomplished(LESSON)],
  ],
  dayStreak: [
    "kid",
    true,
    [`/lesson/day-streak?lesson=${LESSON}`, paths.dayStreak(LESSON)],
    ["/lesson/day-streak", paths.dayStreak()],
  ],
  feedback1: ["kid", true, [`/lesson/lesson-feedback-1?lesson=${LESSON}`, paths.feedback1(LESSON)]],
  feedback2: ["kid", true, [`/lesson/lesson-feedback-2?lesson=${LESSON}`, paths.feedback2(LESSON)]],
  missionCard: ["kid", true, [`/lesson/mission-card?lesson=${LESSON}`, paths.missionCard(LESSON)]],
  lesson: [
    "kid",
    true,
    [`/lesson/${LESSON}`, paths.lesson(LESSON)],
    ["/lesson/a%2Fb%3Fc", paths.lesson("a/b?c")],
  ],
  lessonIntroRedirect: ["kid", false, ["/lesson-intro", paths.lessonIntroRedirect()]],
  courseMap: [
    "kid",
    true,
    ["/courses/CourseTrack", paths.courseMap()],
    [
      "/courses/CourseTrack?course=c&lesson=l&payment=true",
      paths.courseMap({ payment: "true", lesson: "l", course: "c" }),
    ],
  ],
  jars: ["kid", true, ["/courses/jars", paths.jars()]],
  review: ["kid", true, ["/courses/review", paths.review()]],
  gameOver: ["kid", true, ["/game-over", paths.gameOver()]],
  lessonBuilder: [
    "staff",
    true,
    ["/lesson-builder", paths.lessonBuilder()],
    ["/lesson-builder?course=c&slide=s", paths.lessonBuilder({ course: "c", slide: "s" })],
  ],
  lessonPreview: ["staff", false, ["/lesson-preview", paths.lessonPreview()]],
};

it("no route of the table is missing here, and no pattern stands twice", () => {
  expect(Object.keys(EXPECTED)).toEqual(Object.keys(ROUTES));
  const patterns = Object.values(ROUTES).map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});

it.each(Object.entries(EXPECTED))(
  "%s: its URLs, its document, and whether a sign-in may lead there",
  (_name, [zone, isTarget, ...urls]) => {
    for (const [expected = "", built = ""] of urls) {
      expect(built).toBe(expected);
      const { pathname } = new URL(built, "https://ours.example");
      expect(documentFor(pathname)).toEqual({ zone, known: true });
      expect(safeNext(built, "refused")).toBe(isTarget ? built : "refused");
    }
  },
);

it.each([
  ["/onboarding/nowhere", "parent", true],
  ["/auth/nowhere", "parent", false],
  ["/lesson", "kid", true],
  ["/lesson/a/b", "kid", true],
  ["/lessons", "kid", false],
  ["/account/x", "kid", false],
  ["/courses", "kid", false],
  ["/api/buy", "kid", false],
  ["//", "kid", false],
])("%s is no page; its document, and whether a sign-in may lead there", (path, zone, isTarget) => {
  expect(documentFor(path)).toEqual({ zone, known: false });
  expect(safeNext(path, "refused")).toBe(isTarget ? path : "refused");
});

it("a path that ends with a slash is the same page, but a sign-in leads to it only within a folder", () => {
  expect(documentFor("/account/")).toEqual({ zone: "parent", known: true });
  expect(safeNext("/account/", "refused")).toBe("refused");
  expect(safeNext("/onboarding/intro/", "refused")).toBe("/onboarding/intro/");
});

it("the payment page is the server's, and no page of the table", () =>
  expect(paths.buy()).toBe("/api/buy"));
