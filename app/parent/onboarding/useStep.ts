import { useState } from "react";
import { useLocation } from "wouter";
import { parseChildAge } from "#domain/family/age.ts";
import { nameProblem, parseName } from "#domain/family/names.ts";
import { paths } from "#domain/routing/paths.ts";
import { errorPrefix } from "#app/copy/errors-of-parents-and-staff.ts";
import { steps } from "#app/copy/onboarding.ts";
import { withPrefix } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { fetchMe, saveField, saveNames } from "#app/data/family/family.ts";
import type { ProfileField } from "#app/data/family/family.ts";
import { hasStoredSession } from "#app/data/auth/page-session.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { dropAnswer, forgetSignup, readAnswers, saveAnswer } from "#app/data/family/signup.ts";
import type { OnboardingAnswers } from "#app/data/family/signup.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { leadOn } from "../site-data/lead-on.ts";
import { noteOnboardingStep } from "#app/telemetry/track.ts";
import type { FormAction } from "#app/ui/ActionForm.tsx";

export interface Step {
  /** From 1 to ONBOARDING_STEPS. */
  number: number;
  value: string;
  isValid: boolean;
  /** What is wrong with the value; null while there is nothing to say. */
  problem: string | null;
  save: FormAction;
  change: (value: string) => void;
  submit: () => void;
  back: () => void;
}

interface StepRow {
  number: number;
  /** The answer as the field of the profile that keeps it. */
  toField: (answer: never) => ProfileField;
  back: string;
  next: string;
}

/** The step of each answer; the last of the ONBOARDING_STEPS asks for the e-mail address. */
const STEPS = {
  parentName: {
    number: 1,
    toField: (name: string) => ({ parent_name: name }),
    back: paths.home(),
    next: paths.childName(),
  },
  childName: {
    number: 2,
    toField: (name: string) => ({ kid_name: name }),
    back: paths.parentName(),
    next: paths.childAge(),
  },
  childAge: {
    number: 3,
    toField: (years: number) => ({ kid_age: years }),
    back: paths.childName(),
    next: paths.lessonIntro(),
  },
} satisfies Record<keyof OnboardingAnswers, StepRow>;

/**
 * What a family that is signed in has answered before; nothing for everybody else, and where nobody
 * answers.
 */
async function fetchAnswers(): Promise<Partial<OnboardingAnswers>> {
  if (!hasStoredSession()) return {};
  const { profile, draft } = await fetchMe();
  if (profile === null) return { parentName: draft?.parent_name ?? "" };
  return {
    parentName: profile.parent_name,
    childName: profile.kid_name,
    childAge: String(profile.kid_age),
  } satisfies OnboardingAnswers;
}

/**
 * A field of the onboarding: what was typed on this device and is not saved yet, else what the
 * family answered before.
 */
function useAnswer(key: keyof OnboardingAnswers) {
  const [typed, setTyped] = useState(() => readAnswers()[key] || null);
  const known = useLoad("answers", fetchAnswers);
  const change = (text: string) => {
    setTyped(text);
    saveAnswer(key, text);
  };
  return { value: typed ?? (known.state === "ready" ? known.value[key] : null) ?? "", change };
}

/**
 * Parent's or child's name: kept on this device as it is typed, so that neither back nor reload
 * loses it.
 */
export function useNameStep(key: "parentName" | "childName"): Step {
  const { number, toField, back, next } = STEPS[key];
  const { value, change } = useAnswer(key);
  const [, navigate] = useLocation();
  const problem = nameProblem(value);

  /**
   * Of a family that is signed in the server keeps the name; everybody else's stays on this device.
   */
  const keepName = async (name: string) => {
    saveAnswer(key, name);
    if ((await currentSession()) !== null && (await saveField(toField(name)))) dropAnswer(key);
    navigate(next);
  };
  const save = useAction((name: string) => keepName(name).catch(withPrefix(errorPrefix.save)), {
    leaves: true,
  });

  return {
    number,
    value,
    isValid: problem === null,
    problem: problem === null ? null : steps.nameProblem[problem],
    save,
    change,
    submit() {
      const name = parseName(value);
      if (name === null || save.busy) return;
      noteOnboardingStep(number);
      save.run(name);
    },
    // The start page is its own document.
    back: () => (back === paths.home() ? window.location.assign(back) : navigate(back)),
  };
}

/**
 * Keeps the age of a family that is signed in. Its first row is made of all three answers: returns
 * the step of one that is missing, null when everything is saved.
 */
async function keepAge(years: number): Promise<string | null> {
  if (await saveField(STEPS.childAge.toField(years))) return null;
  const { parentName, childName } = readAnswers();
  if (parseName(parentName) === null) return paths.parentName();
  if (parseName(childName) === null) return paths.childName();
  await saveNames({ parent_name: parentName, kid_name: childName, kid_age: years });
  return null;
}

/** The age: the last step, which leads to the lessons. */
export function useChildAgeStep(): Step {
  const { number, back, next } = STEPS.childAge;
  const { value, change } = useAnswer("childAge");
  const [, navigate] = useLocation();
  const age = parseChildAge(value);

  const finish = async (years: number) => {
    const isKept = saveAnswer("childAge", String(years));
    if ((await currentSession()) !== null) {
      const missing = await keepAge(years);
      if (missing !== null) return navigate(missing);
      forgetSignup();
      return leadOn(next, navigate, { replace: false });
    }
    // Only this page has the answers where the browser keeps none.
    if (!isKept) return navigate(paths.createAccount());
    window.location.assign(next);
  };
  const save = useAction((years: number) => finish(years).catch(withPrefix(errorPrefix.save)), {
    leaves: true,
  });

  return {
    number,
    value,
    isValid: age !== null,
    problem: value.trim() !== "" && age === null ? steps.ageProblem : null,
    save,
    change,
    submit() {
      if (age === null || save.busy) return;
      noteOnboardingStep(number, age);
      save.run(age);
    },
    back: () => navigate(back),
  };
}
