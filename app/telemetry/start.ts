import { ONBOARDING_STEPS } from "#domain/family/sign-up-steps.ts";
import { paths } from "#domain/routing/paths.ts";
import { ANALYTICS } from "#domain/wire/analytics.ts";
import { visitSource } from "#domain/wire/utm.ts";
import { inBackground } from "#app/data/base/background.ts";
import {
  dropFirstTouch,
  forgetRefusal,
  keepFirstTouch,
  readFirstTouch,
  refusesAll,
  rememberRefusal,
} from "#app/data/telemetry/before-consent.ts";
import { hasStoredSession } from "#app/data/auth/page-session.ts";
import { fetchConsents } from "#app/data/privacy/privacy.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { readSignupConsents, rememberSignupConsents } from "#app/data/privacy/signup-consents.ts";
import type { SignupConsents } from "#app/data/privacy/signup-consents.ts";
import { fetchTelemetry } from "#app/data/telemetry/telemetry.ts";
import type { TelemetrySettings } from "#app/data/telemetry/telemetry.ts";
import {
  clearTelemetryStorage,
  keepUserProperties,
} from "#app/data/telemetry/telemetry-storage.ts";
import type { UserProperties } from "#app/data/telemetry/telemetry-storage.ts";
import type { Measured } from "./event.ts";
import { takeLandingNotes } from "./landing.ts";
import {
  bringFromLastPage,
  forgetUnconfirmed,
  keepForNextPage,
  mayKeep,
  unconfirmedConversions,
} from "./next-page.ts";
import { newSession } from "./session-id.ts";
import { converted, measured } from "./track.ts";
import { sendPixel } from "./vendors/pixel.ts";
import { reportPageView } from "./vendors/page-views.ts";

const NOTHING: SignupConsents = { analytics: false, ads: false };
const mixpanel = () => import("./vendors/mixpanel.ts");

/** What is agreed, and what stands for the parent at a vendor; null while nobody is signed in. */
interface Decision {
  given: SignupConsents;
  measuredAs: string | null;
  /** Nobody refused anything: the person left. */
  isEnd?: true;
}

let settings: Promise<TelemetrySettings> | null = null;
let isMixpanelOn = false;

/** Once for the page; again when nobody answered. */
async function fetchOnce(): Promise<TelemetrySettings> {
  settings ??= fetchTelemetry();
  try {
    return await settings;
  } catch (error) {
    settings = null;
    throw error;
  }
}

let decisionCount = 0;
let turn: Promise<void> = Promise.resolve();
/**
 * One decision after the other; one that was overtaken while it was looked up does nothing. Nobody
 * waits for any.
 */
function decide(find: () => Promise<Decision | null>): void {
  const decisionNumber = ++decisionCount;
  turn = turn
    .catch(() => undefined)
    .then(async () => {
      const decision = decisionNumber === decisionCount ? await find() : null;
      if (decision !== null && decisionNumber === decisionCount) await apply(decision);
    });
  inBackground("telemetry", turn);
}

const nothing: Decision = { given: NOTHING, measuredAs: null };

/**
 * Measures the parent zone: begins once the page is there and quiet, and only where a
 * parent agreed. The callback page begins with `signedIn`: before that, its session may belong to
 * an account that does not have the consents of the sign-up yet, which would read as a refusal.
 */
export function startTelemetry(): void {
  bringFromLastPage();
  takeLandingNotes();
  if (!hasStoredSession()) keepFirstTouch(visitSource(location.href, document.referrer));
  window.addEventListener("pagehide", keepForNextPage);
  if (location.pathname === paths.authCallback()) return;
  const begin = () => setTimeout(() => decide(lookUp), ANALYTICS.startDelayMs);
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}

/** Somebody has signed in on this page: what they agreed to counts from now on. */
export function signedIn(): void {
  forgetRefusal();
  measured.wait();
  converted.wait();
  decide(lookUp);
}

/** The parent has decided while the sign-up waits for its mail. */
export function decidedAtSignup(given: SignupConsents): void {
  rememberSignupConsents(given);
  forgetRefusal();
  if (given.analytics && !refusesAll()) keepUserProperties(atSignup());
  decide(async () => ({ given, measuredAs: null }));
}

/** The parent has decided on the account page. */
export const decided = (given: SignupConsents) =>
  decide(given.analytics || given.ads ? lookUp : async () => nothing);

/** Signed out: the next person is another one. */
export function endTelemetry(): void {
  decide(async () => ({ ...nothing, isEnd: true }));
  newSession();
}

const atSignup = (): UserProperties => ({
  onboarding_step: ONBOARDING_STEPS,
  registration_date: new Date().toISOString(),
  registration_method: "magic_link",
});

/**
 * The server says what a family agreed to, this device what a sign-up that waits did; null where
 * nobody was asked.
 */
async function lookUp(): Promise<Decision | null> {
  if (refusesAll()) return nothing;
  if (hasStoredSession() && (await currentSession()) !== null) {
    const { consents, measured_as } = await fetchConsents();
    return { given: consents, measuredAs: measured_as };
  }
  const given = readSignupConsents();
  return given === null ? null : { given, measuredAs: null };
}

async function apply({ given, measuredAs, isEnd }: Decision): Promise<void> {
  const { analytics, ads } = refusesAll() ? NOTHING : given;
  mayKeep(analytics || ads);
  if (analytics || isEnd) forgetRefusal();
  else rememberRefusal();
  if (!ads) {
    converted.close();
    unconfirmedConversions.clear();
  }
  if (!analytics) {
    measured.close();
    forgetUnconfirmed();
    clearTelemetryStorage();
    if (isMixpanelOn) (await mixpanel()).stopMixpanel();
  }
  if (!analytics && !ads) return;
  const { mixpanel: product, pixel, page_analytics, counts_purchases } = await fetchOnce();
  if (!ads || pixel === null) converted.close();
  else
    converted.open(
      (event) => (event.name !== "Purchase" || counts_purchases) && sendPixel(pixel, event),
    );
  if (!analytics) return;
  const senders: ((event: Measured) => void)[] = [];
  if (page_analytics) senders.push(reportPageView);
  // Where an ad blocker refuses this file, the other senders still run.
  const vendor = product === null ? null : await mixpanel().catch(() => null);
  if (product !== null && vendor !== null) {
    await vendor.startMixpanel(product);
    isMixpanelOn = true;
    const firstTouch = readFirstTouch();
    if (firstTouch !== null) vendor.registerFirstTouch(firstTouch);
    if (measuredAs !== null) vendor.identifyMixpanel(measuredAs);
    senders.push(vendor.sendToMixpanel);
  }
  dropFirstTouch();
  if (senders.length === 0) measured.close();
  else measured.open((event) => senders.forEach((send) => send(event)));
}
