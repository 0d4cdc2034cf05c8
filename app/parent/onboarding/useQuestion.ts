import { useState } from "react";
import { useLocation } from "wouter";
import { parseChildAge } from "#domain/family/age.ts";
import { nameProblem, parseName } from "#domain/family/names.ts";
import { paths } from "#domain/routing/paths.ts";
import { errorPrefix } from "#app/copy/errors-of-parents-and-staff.ts";
import { steps } from "#app/copy/onboarding.ts";
import { withPrefix } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { editChild } from "#app/data/family/children.ts";
import { saveField, saveNames } from "#app/data/family/family.ts";
import { dropAnswer, forgetSignup, readAnswers, saveAnswer } from "#app/data/family/signup.ts";
import type { OnboardingAnswers } from "#app/data/family/signup.ts";
import { leadOn } from "../site-data/lead-on.ts";
import { noteOnboardingStep } from "#app/telemetry/track.ts";
import type { FormAction } from "#app/ui/ActionForm.tsx";
import type { Opened } from "../parental-gate/ParentalGateForFamilies.tsx";
import { useProof, withProofOrStay } from "../proof/useProof.ts";
import type { AskForProof, ProofQuestion } from "../proof/useProof.ts";

export interface Step {
  /** From 1 to ONBOARDING_STEPS. */
  number: number;
  value: string;
  isValid: boolean;
  /** What is wrong with the value; null while there is nothing to say. */
  problem: string | null;
  save: FormAction;
  /** Asks for a mailed code; null while nothing waits for one. */
  proof: ProofQuestion | null;
  change: (value: string) => void;
  submit: () => void;
  back: () => void;
}

/** The step of each answer; the last of the ONBOARDING_STEPS asks for the e-mail address. */
const STEPS = {
  parentName: { number: 1, back: paths.home(), next: paths.childName() },
  childName: { number: 2, back: paths.parentName(), next: paths.childAge() },
  childAge: { number: 3, back: paths.childName(), next: paths.lessonIntro() },
} satisfies Record<keyof OnboardingAnswers, { number: number; back: string; next: string }>;

/** What whoever opened the page has answered before; nothing for a visitor. */
function answersOf(opened: Opened): Partial<OnboardingAnswers> {
  if (opened === null) return {};
  const { profile, draft } = opened;
  if (profile === null) return { parentName: draft?.parent_name ?? "" };
  return {
    parentName: profile.parent_name,
    childName: profile.kid_name,
    childAge: String(profile.kid_age),
  } satisfies OnboardingAnswers;
}

/**
 * A field of the onboarding: what was typed on this device and is not saved yet, else what was
 * answered before. In a family of several children nothing is kept on the device: it would not say
 * which of them it is about.
 */
function useAnswer(key: keyof OnboardingAnswers, opened: Opened) {
  const isKept = key === "parentName" || (opened?.children ?? []).length < 2;
  const [typed, setTyped] = useState(() => (isKept && readAnswers()[key]) || null);
  const change = (text: string) => {
    setTyped(text);
    if (isKept) saveAnswer(key, text);
  };
  const keep = (text: string) => isKept && saveAnswer(key, text);
  return { value: typed ?? answersOf(opened)[key] ?? "", change, keep };
}

/** Saves an answer of a family that is there; of the child that plays on the device. */
const saveOfFamily = (childId: string, answer: Answer) =>
  "parent_name" in answer ? saveField(answer) : editChild(childId, answer);

type Answer = { parent_name: string } | { name: string } | { age: number };

/**
 * Parent's or child's name: kept on this device as it is typed, so that neither back nor reload
 * loses it.
 */
export function useNameStep(key: "parentName" | "childName", opened: Opened): Step {
  const { number, back, next } = STEPS[key];
  const { value, change, keep } = useAnswer(key, opened);
  const [, navigate] = useLocation();
  const proof = useProof();
  const problem = nameProblem(value);

  /** Of a family the server keeps the name; everybody else's stays on this device. */
  const keepName = async (name: string) => {
    keep(name);
    const childId = opened?.child_id;
    if (typeof childId === "string") {
      const answer = key === "parentName" ? { parent_name: name } : { name };
      await withProofOrStay(() => saveOfFamily(childId, answer), proof.ask);
      dropAnswer(key);
    }
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
    proof: proof.question,
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
 * Makes the family of a parent who is signed in, of all three answers: returns the step of one that
 * is missing, null when everything is saved.
 */
async function makeFamily(years: number, ask: AskForProof): Promise<string | null> {
  const { parentName, childName } = readAnswers();
  if (parseName(parentName) === null) return paths.parentName();
  if (parseName(childName) === null) return paths.childName();
  const names = { parent_name: parentName, kid_name: childName, kid_age: years };
  // Another device may have made it meanwhile, with other answers.
  await withProofOrStay(() => saveNames(names), ask);
  return null;
}

/** The age: the last step, which leads to the lessons. */
export function useChildAgeStep(opened: Opened): Step {
  const { number, back, next } = STEPS.childAge;
  const { value, change, keep } = useAnswer("childAge", opened);
  const [, navigate] = useLocation();
  const proof = useProof();
  const age = parseChildAge(value);

  const finish = async (years: number) => {
    const isKept = keep(String(years));
    const childId = opened?.child_id;
    if (typeof childId === "string") {
      await withProofOrStay(() => saveOfFamily(childId, { age: years }), proof.ask);
      forgetSignup();
      return leadOn(next, navigate, { replace: false });
    }
    if (opened !== null) {
      const missing = await makeFamily(years, proof.ask);
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
    proof: proof.question,
    change,
    submit() {
      if (age === null || save.busy) return;
      noteOnboardingStep(number, age);
      save.run(age);
    },
    back: () => navigate(back),
  };
}
