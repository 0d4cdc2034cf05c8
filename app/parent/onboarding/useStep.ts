import { useState } from "react";
import { useLocation } from "wouter";
import { parseChildAge } from "#domain/family/age.ts";
import { nameProblem, parseName } from "#domain/family/names.ts";
import { paths } from "#domain/routing/paths.ts";
import { errorPrefix } from "#app/copy/errors.ts";
import { steps } from "#app/copy/onboarding.ts";
import { withPrefix } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { fetchMe, saveField, saveNames } from "#app/data/family/family.ts";
import { hasStoredSession } from "#app/data/auth/page-session.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { dropAnswer, forgetSignup, readAnswers, saveAnswer } from "#app/data/family/signup.ts";
import type { OnboardingAnswers } from "#app/data/family/signup.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { noteOnboardingStep } from "#app/telemetry/track.ts";
import type { FormAction } from "#app/ui/ActionForm.tsx";

export interface Step {
  value: string;
  isValid: boolean;
  /** What is wrong with the value; null while there is nothing to say. */
  problem: string | null;
  save: FormAction;
  change: (value: string) => void;
  submit: () => void;
  back: () => void;
}

const ROUTES = {
  parentName: { back: paths.home(), next: paths.kidName() },
  childName: { back: paths.parentName(), next: paths.kidAge() },
};

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
  };
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
  const { value, change } = useAnswer(key);
  const [, navigate] = useLocation();
  const problem = nameProblem(value);

  /**
   * Of a family that is signed in the server keeps the name; everybody else's stays on this device.
   */
  const keepName = async (name: string) => {
    saveAnswer(key, name);
    const field = key === "parentName" ? { parent_name: name } : { kid_name: name };
    if ((await currentSession()) !== null && (await saveField(field))) dropAnswer(key);
    navigate(ROUTES[key].next);
  };
  const save = useAction((name: string) => keepName(name).catch(withPrefix(errorPrefix.save)), {
    leaves: true,
  });

  return {
    value,
    isValid: problem === null,
    problem: problem === null ? null : steps.nameProblem[problem],
    save,
    change,
    submit() {
      const name = parseName(value);
      if (name === null || save.busy) return;
      noteOnboardingStep(key === "parentName" ? 1 : 2);
      save.run(name);
    },
    // The start page is its own document.
    back: () =>
      key === "parentName" ? window.location.assign(ROUTES[key].back) : navigate(ROUTES[key].back),
  };
}

/**
 * Keeps the age of a family that is signed in. Its first row is made of all three answers: returns
 * the step of one that is missing, null when everything is saved.
 */
async function keepAge(years: number): Promise<string | null> {
  if (await saveField({ kid_age: years })) return null;
  const { parentName, childName } = readAnswers();
  if (parseName(parentName) === null) return paths.parentName();
  if (parseName(childName) === null) return paths.kidName();
  await saveNames({ parent_name: parentName, kid_name: childName, kid_age: years });
  return null;
}

/** The age: the last step, which leads to the lessons. */
export function useChildAgeStep(): Step {
  const { value, change } = useAnswer("childAge");
  const [, navigate] = useLocation();
  const age = parseChildAge(value);

  const finish = async (years: number) => {
    saveAnswer("childAge", String(years));
    if ((await currentSession()) !== null) {
      const missing = await keepAge(years);
      if (missing !== null) return navigate(missing);
      forgetSignup();
    }
    window.location.assign(paths.lessonIntro());
  };
  const save = useAction((years: number) => finish(years).catch(withPrefix(errorPrefix.save)), {
    leaves: true,
  });

  return {
    value,
    isValid: age !== null,
    problem: value.trim() !== "" && age === null ? steps.ageProblem : null,
    save,
    change,
    submit() {
      if (age === null || save.busy) return;
      noteOnboardingStep(3, age);
      save.run(age);
    },
    back: () => navigate(paths.kidName()),
  };
}
