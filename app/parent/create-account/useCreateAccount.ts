import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { parseChildAge } from "#domain/age.ts";
import { parseEmail } from "#domain/email.ts";
import { parseName } from "#domain/names.ts";
import { paths } from "#domain/paths.ts";
import { errorPrefix, errorWords } from "#app/copy/errors.ts";
import { createAccount as words } from "#app/copy/onboarding.ts";
import { toAppError } from "#app/data/errors.ts";
import { currentSession, requestLink } from "#app/data/session.ts";
import { createPendingSignup, moveAnswersToTab, readAnswers, readSentSignup, rememberEmail } from "#app/data/signup.ts";

type CreateAccount = { back: () => void } & (
  | { state: "missing-answers"; message: string }
  | {
      state: "form";
      email: string;
      isValid: boolean;
      problem: string | null;
      failure: string | null;
      isBusy: boolean;
      change: (email: string) => void;
      blur: () => void;
      submit: () => void;
    }
  | { state: "welcome"; backToForm: () => void; welcomeDone: () => void }
);

/**
 * The sign-up is saved before the link is sent, so that a quick press on the mail's button can't overtake it; then
 * the local answers go and the welcome video plays (design section 6).
 */
export function useCreateAccount(): CreateAccount {
  const [email, setEmail] = useState(() => readSentSignup()?.email ?? "");
  const [hasLeft, setHasLeft] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [phase, setPhase] = useState<"form" | "busy" | "welcome">("form");
  const [, navigate] = useLocation();
  const parsed = parseEmail(email);
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
  return {
    state: "form",
    back,
    email,
    isValid: parsed !== null,
    problem: hasLeft && email !== "" && parsed === null ? words.emailProblem : null,
    failure,
    isBusy: phase === "busy",
    change: setEmail,
    blur: () => setHasLeft(true),
    submit: () => parsed !== null && phase === "form" && void submit(parsed),
  };
}
