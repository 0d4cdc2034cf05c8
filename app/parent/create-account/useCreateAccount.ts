import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { parseChildAge } from "#domain/age.ts";
import { parseName } from "#domain/names.ts";
import { paths } from "#domain/paths.ts";
import { errorPrefix, errorWords } from "#app/copy/errors.ts";
import { toAppError } from "#app/data/errors.ts";
import { currentSession, requestLink } from "#app/data/session.ts";
import { createPendingSignup, moveAnswersToTab, readAnswers, readSentSignup, rememberEmail } from "#app/data/signup.ts";
import { useEmailField } from "../sign-in/useEmailField.ts";
import type { EmailField } from "../sign-in/useEmailField.ts";

type CreateAccount = { back: () => void } & (
  | { state: "missing-answers"; message: string }
  | {
      state: "form";
      field: EmailField;
      failure: string | null;
      isBusy: boolean;
      submit: (email: string) => void;
    }
  | { state: "welcome"; backToForm: () => void; welcomeDone: () => void }
);

/**
 * The sign-up is saved before the link is sent, so that a quick press on the mail's button can't overtake it; then
 * the local answers go and the welcome video plays (design section 6).
 */
export function useCreateAccount(): CreateAccount {
  const field = useEmailField(readSentSignup()?.email ?? "");
  const [failure, setFailure] = useState<string | null>(null);
  const [phase, setPhase] = useState<"form" | "busy" | "welcome">("form");
  const [, navigate] = useLocation();
  const answers = readAnswers();
  const back = () => navigate(paths.kidAge());

  useEffect(() => {
    // Who is signed in has an account; the course knows where to go on.
    currentSession().then(
      (session) => session && window.location.replace(paths.lessonIntro()),
      () => undefined,
    );
  }, []);

  const submit = async (address: string) => {
    setPhase("busy");
    setFailure(null);
    let prefix = errorPrefix.onboarding;
    try {
      const signupId = await createPendingSignup(answers, address);
      prefix = errorPrefix.magicLink;
      await requestLink({ email: address, next: paths.lessonIntro(), create: true, signupId });
      moveAnswersToTab(address);
      rememberEmail(address);
      setPhase("welcome");
    } catch (error) {
      setFailure(prefix + toAppError(error).message);
      setPhase("form");
    }
  };

  if (phase === "welcome")
    return { state: "welcome", back, backToForm: () => setPhase("form"), welcomeDone: () => navigate(paths.accountVerify()) };
  if (parseName(answers.parentName) === null || parseName(answers.childName) === null || parseChildAge(answers.childAge) === null) {
    return { state: "missing-answers", message: errorWords.onboarding_missing, back };
  }
  return { state: "form", back, field, failure, isBusy: phase === "busy", submit: (address) => void submit(address) };
}
