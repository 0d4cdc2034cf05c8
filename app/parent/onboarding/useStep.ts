import { useState } from "react";
import { useLocation } from "wouter";
import { parseChildAge } from "#domain/age.ts";
import { nameProblem, parseName } from "#domain/names.ts";
import { paths } from "#domain/paths.ts";
import { errorPrefix } from "#app/copy/errors.ts";
import { steps } from "#app/copy/onboarding.ts";
import { toAppError } from "#app/data/errors.ts";
import { saveName, saveNames } from "#app/data/family.ts";
import { currentSession, hasStoredSession } from "#app/data/session.ts";
import { forgetSignup, readAnswers, saveAnswer } from "#app/data/signup.ts";
import { noteOnboardingStep } from "#app/telemetry/track.ts";

export interface Step {
  value: string;
  isValid: boolean;
  /** Beside the field; null while there is nothing to say. */
  problem: string | null;
  isBusy: boolean;
  change: (value: string) => void;
  submit: () => void;
  back: () => void;
}

const ROUTES = {
  parentName: { back: paths.home(), next: paths.kidName() },
  childName: { back: paths.parentName(), next: paths.kidAge() },
};

/** Parent's or child's name: kept on this device as it is typed, so that neither back nor reload loses it. */
export function useNameStep(key: "parentName" | "childName"): Step {
  const [value, setValue] = useState(() => readAnswers()[key]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const problem = nameProblem(value);

  /** Of a family that is signed in the server keeps the name too; everybody else's stays on this device. */
  const save = async (name: string) => {
    setBusy(true);
    setFailure(null);
    try {
      if (hasStoredSession()) await saveName(key === "parentName" ? { parent_name: name } : { kid_name: name });
      navigate(ROUTES[key].next);
    } catch (error) {
      setFailure(errorPrefix.save + toAppError(error).message);
      setBusy(false);
    }
  };

  return {
    value,
    isValid: problem === null,
    problem: failure ?? (problem === null ? null : steps.nameProblem[problem]),
    isBusy,
    change(typed) {
      setValue(typed);
      saveAnswer(key, typed);
    },
    submit() {
      const name = parseName(value);
      if (name === null || isBusy) return;
      saveAnswer(key, name);
      noteOnboardingStep(key === "parentName" ? 1 : 2);
      void save(name);
    },
    // The start page is its own document.
    back: () => (key === "parentName" ? window.location.assign(ROUTES[key].back) : navigate(ROUTES[key].back)),
  };
}

/** The age; for a parent who is signed in already, all three answers make the profile here. */
export function useKidAgeStep(): Step {
  const [value, setValue] = useState(() => readAnswers().childAge);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const age = parseChildAge(value);

  const save = async (years: number) => {
    setBusy(true);
    setFailure(null);
    try {
      const { parentName, childName } = readAnswers();
      if ((await currentSession()) !== null) {
        if (parseName(parentName) === null) return navigate(paths.parentName());
        if (parseName(childName) === null) return navigate(paths.kidName());
        await saveNames({ parent_name: parentName, kid_name: childName, kid_age: years });
        forgetSignup();
      }
      window.location.assign(paths.lessonIntro());
    } catch (error) {
      setFailure(errorPrefix.save + toAppError(error).message);
      setBusy(false);
    }
  };

  return {
    value,
    isValid: age !== null,
    problem: failure ?? (value.trim() !== "" && age === null ? steps.ageProblem : null),
    isBusy,
    change(typed) {
      setValue(typed);
      saveAnswer("childAge", typed);
    },
    submit() {
      if (age === null) return;
      noteOnboardingStep(3, age);
      void save(age);
    },
    back: () => navigate(paths.kidName()),
  };
}
