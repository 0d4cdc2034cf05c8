import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { noConsents } from "#domain/consent/consent.ts";
import type { Consents, Purpose } from "#domain/consent/consent.ts";
import { MOBILE_PRELOAD_MS } from "#domain/constants.ts";
import { LAST_QUESTION } from "#domain/family/sign-up-steps.ts";
import { readSignup } from "#domain/family/typed-fields.ts";
import { paths } from "#domain/routing/paths.ts";
import { errorPrefix, errorWords } from "#app/copy/errors.ts";
import { inBackground } from "#app/data/base/background.ts";
import { withPrefix } from "#app/data/base/errors.ts";
import type { Action } from "#app/data/base/use-action.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { fetchMe } from "#app/data/family/family.ts";
import { hasStoredSession } from "#app/data/auth/page-session.ts";
import { preloadVideo } from "#app/data/base/preload.ts";
import { fetchAskedPurposes, saveSignupConsents } from "#app/data/privacy/privacy.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { requestLink } from "#app/data/auth/sign-in.ts";
import {
  createPendingSignup,
  moveAnswersToTab,
  readAnswers,
  readSentSignup,
  readSignupId,
  rememberEmail,
} from "#app/data/family/signup.ts";
import { decidedAtSignup } from "#app/telemetry/start.ts";
import { isPhone } from "#app/ui/viewport.ts";
import { useEmailField } from "../sign-in/useEmailField.ts";
import type { EmailField } from "../sign-in/useEmailField.ts";
import { fetchChildZoneAhead } from "./child-zone-ahead.ts";
import { askForSpokenName } from "#app/data/family/spoken-name.ts";
import type { Greeting } from "#app/data/family/spoken-name.ts";
import { leadOn } from "../site-data/lead-on.ts";
import { welcomeFilm } from "./welcome-film.ts";

export type CreateAccount = { back: () => void } & (
  | { state: "loading-profile" }
  | { state: "missing-answers"; message: string }
  | {
      state: "form";
      field: EmailField;
      send: Action<[email: string]>;
    }
  | { state: "consent"; asked: readonly Purpose[]; decide: Action<[Consents]> }
  /** Somebody who has an account already: no form. */
  | { state: "preparing"; parentName: string }
  | { state: "welcome"; greeting: Greeting | null; backToForm: () => void; welcomeDone: () => void }
);

type Phase =
  | { name: "profile" }
  | { name: "form" }
  | { name: "consent"; asked: readonly Purpose[] }
  | { name: "preparing"; parentName: string }
  | { name: "welcome"; hasProfile: boolean; greeting: Greeting | null };

/** Who is welcomed back can be read for this long. */
const WELCOME_BACK_MS = 1_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(() => resolve(), ms));

/**
 * The sign-up is saved before the link is sent, so that a quick press on the mail's button can't
 * overtake it; then the local answers go, consent is asked for and the welcome video plays
 * (R-ONB-6). A family that has its names already goes straight to the welcome.
 */
export function useCreateAccount(): CreateAccount {
  const field = useEmailField(readSentSignup()?.email ?? "");
  const [phase, setPhase] = useState<Phase>(() => ({
    name: hasStoredSession() ? "profile" : "form",
  }));
  const [, navigate] = useLocation();
  // As they were when the form came: another tab that sends them takes them out of the storage.
  const [signup] = useState(() => readSignup(readAnswers()));
  const back = () => navigate(LAST_QUESTION);

  // While the form is filled in; once the video is shown it fetches for itself.
  const isWelcome = phase.name === "welcome";
  useEffect(() => {
    if (isWelcome) return;
    const shown = new AbortController();
    const giveUpMs = isPhone() ? MOBILE_PRELOAD_MS : undefined;
    inBackground(
      "preloading the welcome video",
      preloadVideo(welcomeFilm.src, shown.signal, giveUpMs),
    );
    return () => shown.abort();
  }, [isWelcome]);

  const isForm = phase.name === "form";
  useEffect(() => {
    if (isForm) fetchChildZoneAhead();
  }, [isForm]);

  useEffect(() => {
    if (phase.name !== "profile") return;
    const greet = async () => {
      const profile = (await currentSession()) === null ? null : (await fetchMe()).profile;
      if (profile === null) return setPhase({ name: "form" });
      setPhase({ name: "preparing", parentName: profile.parent_name });
      // Where no voice is made, the answer is there before anybody could read who is welcomed.
      const [greeting] = await Promise.all([askForSpokenName("welcome"), pause(WELCOME_BACK_MS)]);
      setPhase({ name: "welcome", hasProfile: true, greeting });
    };
    greet().catch(() => setPhase({ name: "form" }));
  }, [phase.name]);

  const send = useAction(async (email: string) => {
    if (signup === null) return;
    const signupId = await createPendingSignup(signup, email).catch(
      withPrefix(errorPrefix.onboarding),
    );
    await requestLink({ email, next: paths.lessonIntro(), create: true, signupId }).catch(
      withPrefix(errorPrefix.magicLink),
    );
    moveAnswersToTab(email);
    rememberEmail(email);
    // Where it is not known what is asked nothing is agreed to; the account page asks later.
    const asked = await fetchAskedPurposes().catch(() => []);
    if (asked.length === 0) await welcome(noConsents());
    else setPhase({ name: "consent", asked });
  });

  async function welcome(given: Consents) {
    const signupId = readSignupId();
    const hasAgreed = Object.values(given).some(Boolean);
    // What was not saved was not agreed to; the account page asks again.
    if (signupId !== null && hasAgreed)
      await saveSignupConsents(signupId, given).catch((error: unknown) =>
        inBackground("consent", Promise.reject(error)),
      );
    decidedAtSignup(given);
    const greeting = signupId !== null ? await askForSpokenName("welcome", signupId) : null;
    setPhase({ name: "welcome", hasProfile: false, greeting });
  }
  const decide = useAction(welcome);

  switch (phase.name) {
    case "profile":
      return { state: "loading-profile", back };
    case "preparing":
      return { state: "preparing", parentName: phase.parentName, back };
    case "consent":
      return { state: "consent", asked: phase.asked, decide, back };
    case "welcome": {
      const { hasProfile, greeting } = phase;
      return {
        state: "welcome",
        greeting,
        back,
        backToForm: () =>
          hasProfile
            ? leadOn(paths.lessonIntro(), navigate, { replace: false })
            : setPhase({ name: "form" }),
        welcomeDone: () =>
          hasProfile
            ? leadOn(paths.lessonIntro(), navigate, { replace: false })
            : navigate(paths.accountVerify()),
      };
    }
    case "form":
      if (signup === null)
        return { state: "missing-answers", message: errorWords.onboarding_missing, back };
      return { state: "form", back, field, send };
  }
}
