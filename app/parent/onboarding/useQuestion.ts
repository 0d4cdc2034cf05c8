import { useState } from "react";
import { useLocation } from "wouter";
import { ASKED_FIELDS, FIELD_ROWS, isFamilyField } from "#domain/family/fields.ts";
import type { AskedField } from "#domain/family/fields.ts";
import { stepOf } from "#domain/family/sign-up-steps.ts";
import {
  readChildTexts,
  readFamilyTexts,
  readSignup,
  readTyped,
} from "#domain/family/typed-fields.ts";
import { paths } from "#domain/routing/paths.ts";
import { errorPrefix } from "#app/copy/errors.ts";
import { withPrefix } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { editChild } from "#app/data/family/children.ts";
import { saveFamily, saveSignup } from "#app/data/family/family.ts";
import { dropAnswer, forgetSignup, readAnswers, saveAnswer } from "#app/data/family/signup.ts";
import { leadOn } from "../site-data/lead-on.ts";
import { noteOnboardingStep } from "#app/telemetry/track.ts";
import type { FormAction } from "#app/ui/ActionForm.tsx";
import type { Opened } from "../parental-gate/ParentalGateForFamilies.tsx";
import { useProof, withProofOrStay } from "../proof/useProof.ts";
import type { AskForProof, ProofQuestion } from "../proof/useProof.ts";

interface Question {
  /** From 1 to ONBOARDING_STEPS. */
  number: number;
  /** The name that was given in answer to the question before, for Pocket to say; null without one. */
  named: string | null;
  text: string;
  isValid: boolean;
  save: FormAction;
  /** Asks for a mailed code; null while nothing waits for one. */
  proof: ProofQuestion | null;
  change: (text: string) => void;
  submit: () => void;
  back: () => void;
}

/** What whoever opened the page has answered before; nothing for a visitor. */
function answeredBefore(field: AskedField, opened: Opened): string {
  if (opened === null) return "";
  const { profile, draft } = opened;
  if (profile === null) return (field === "parent_name" && draft?.parent_name) || "";
  return String(profile[field] ?? "");
}

/**
 * In a family of several children nothing of a child is kept on the device: it would not say which of
 * them it is about.
 */
const isKeptHere = (field: AskedField, opened: Opened) =>
  isFamilyField(field) || (opened?.children ?? []).length < 2;

/** What was typed on this device and is not saved yet; null without it. */
const typedHere = (field: AskedField, opened: Opened) =>
  (isKeptHere(field, opened) && readAnswers()[field]) || null;

/** A field of the onboarding: what was typed on this device, else what was answered before. */
function useAnswer(field: AskedField, opened: Opened) {
  const isKept = isKeptHere(field, opened);
  const [typed, setTyped] = useState(() => typedHere(field, opened));
  const change = (text: string) => {
    setTyped(text);
    if (isKept) saveAnswer(field, text);
  };
  const keep = (text: string) => isKept && saveAnswer(field, text);
  return { text: typed ?? answeredBefore(field, opened), change, keep };
}

/** The name that the question before this one asked for; null where it asked for none, or has no answer. */
function nameBefore(field: AskedField, opened: Opened): string | null {
  const before = ASKED_FIELDS[ASKED_FIELDS.indexOf(field) - 1];
  if (before === undefined || FIELD_ROWS[before].kind !== "name") return null;
  const read = readTyped(before, typedHere(before, opened) ?? answeredBefore(before, opened));
  return "value" in read && typeof read.value === "string" ? read.value : null;
}

/** Saves an answer of a family that is there; of the child that plays on the device. */
async function saveOfFamily(childId: string, field: AskedField, text: string): Promise<void> {
  if (isFamilyField(field)) {
    const patch = readFamilyTexts({ [field]: text });
    if (patch !== null) await saveFamily(patch);
  } else {
    const patch = readChildTexts({ [field]: text });
    if (patch !== null) await editChild(childId, patch);
  }
}

/**
 * Makes the family of a parent who is signed in, of all answers: returns the page of one that is
 * missing, null when everything is saved.
 */
async function makeFamily(
  answers: Record<AskedField, string>,
  ask: AskForProof,
): Promise<string | null> {
  const missing = ASKED_FIELDS.find((field) => "problem" in readTyped(field, answers[field]));
  if (missing !== undefined) return FIELD_ROWS[missing].asked.path;
  const signup = readSignup(answers);
  // Another device may have made it meanwhile, with other answers.
  if (signup !== null) await withProofOrStay(() => saveSignup(signup), ask);
  return null;
}

/**
 * A question of the sign-up. The answer is kept on this device as it is typed, so that neither back
 * nor reload loses it; of a family the server keeps it. The last question leads to the lessons.
 */
export function useQuestion(field: AskedField, opened: Opened): Question {
  const { number, before, after } = stepOf(field);
  const { text, change, keep } = useAnswer(field, opened);
  const [, navigate] = useLocation();
  const proof = useProof();
  const read = readTyped(field, text);
  const [named] = useState(() => nameBefore(field, opened));

  const finish = async (answer: string) => {
    const isKept = keep(answer);
    const childId = opened?.child_id;
    const hasFamily = typeof childId === "string";
    if (hasFamily) {
      await withProofOrStay(() => saveOfFamily(childId, field, answer), proof.ask);
      dropAnswer(field);
    }
    if (after !== null) return navigate(after);
    if (opened === null) {
      // Only this page has the answers where the browser keeps none.
      if (!isKept) return navigate(paths.createAccount());
      return window.location.assign(paths.lessonIntro());
    }
    const missing = hasFamily
      ? null
      : await makeFamily({ ...readAnswers(), [field]: answer }, proof.ask);
    if (missing !== null) return navigate(missing);
    forgetSignup();
    leadOn(paths.lessonIntro(), navigate, { replace: false });
  };
  const save = useAction((answer: string) => finish(answer).catch(withPrefix(errorPrefix.save)), {
    leaves: true,
  });

  return {
    number,
    named,
    text,
    isValid: "value" in read,
    save,
    proof: proof.question,
    change,
    submit() {
      if ("problem" in read || save.busy) return;
      const age = field === "kid_age" && typeof read.value === "number" ? read.value : undefined;
      noteOnboardingStep(number, age);
      save.run(String(read.value ?? ""));
    },
    // The start page is its own document.
    back: () => (before === null ? window.location.assign(paths.home()) : navigate(before)),
  };
}
