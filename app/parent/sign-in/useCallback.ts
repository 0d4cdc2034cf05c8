import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { CALLBACK_REDIRECT_MS } from "#domain/constants.ts";
import { paths, safeNext } from "#domain/routing/paths.ts";
import { errorWords } from "#app/copy/errors.ts";
import { callback as words } from "#app/copy/sign-in.ts";
import { dropPrivateParam, privateParam, publicParam } from "#app/data/routing/url-params.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { answerForFamily, finishSignup } from "#app/data/family/family.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { exchangeCode } from "#app/data/auth/sign-in.ts";
import { forgetSignup, readSignupId } from "#app/data/family/signup.ts";
import { useProof, withProof } from "../proof/useProof.ts";
import type { ProofQuestion } from "../proof/useProof.ts";
import { signedIn } from "#app/telemetry/start.ts";
import { convert } from "#app/telemetry/track.ts";
import { leadOn } from "../site-data/lead-on.ts";

type Finished = Awaited<ReturnType<typeof finishSignup>>;
type SignupToConfirm = Extract<Finished, { status: "confirm" }>["signup"];
type FamilyToConfirm = Extract<Finished, { status: "confirm_family" }>["family"];

export type Outcome =
  | { state: "processing" }
  | { state: "success"; next: string }
  /** Signed in, without a sign-up or a family: the parent's name is asked for next. */
  | { state: "no-names" }
  | { state: "error"; message: string }
  | ({ state: "confirm"; signup: SignupToConfirm } & Question)
  | ({ state: "confirm-family"; family: FamilyToConfirm; proof: ProofQuestion | null } & Question);

interface Question {
  isBusy: boolean;
  accept: () => void;
  refuse: () => void;
}

type Arrival =
  | Extract<Outcome, { state: "success" | "no-names" | "error" }>
  | { state: "confirm"; signup: SignupToConfirm }
  | { state: "confirm-family"; family: FamilyToConfirm };

/** Two sentences can be read in it; a button leads on at once. */
const NO_NAMES_MS = 6_000;

const nextPlace = () => safeNext(publicParam("next"), paths.courseMap());

async function arrive(): Promise<Arrival> {
  if (privateParam("error") !== null) return { state: "error", message: errorWords.link_failed };
  const code = privateParam("code");
  if (code !== null) {
    await exchangeCode(code);
    dropPrivateParam("code");
  }
  if ((await currentSession()) === null) return { state: "error", message: errorWords.link_failed };
  // Staff need no family.
  if (nextPlace() === paths.lessonBuilder()) return { state: "success", next: nextPlace() };
  return finish(readSignupId());
}

async function finish(
  signupId: string | null,
  agreed?: SignupToConfirm["agreed"],
): Promise<Arrival> {
  try {
    const finished = await finishSignup(signupId, agreed);
    if (finished.status === "confirm") return { state: "confirm", signup: finished.signup };
    if (finished.status === "confirm_family")
      return { state: "confirm-family", family: finished.family };
    forgetSignup();
    signedIn();
    if (finished.event_id !== undefined) convert("CompleteRegistration", finished.event_id);
    return { state: "success", next: nextPlace() };
  } catch (error) {
    if (toAppError(error).code === "no_pending_signup") return { state: "no-names" };
    throw error;
  }
}

function failed(error: unknown): Arrival {
  const { code, message } = toAppError(error);
  if (code === "unexpected" || code === "unknown_answer")
    return { state: "error", message: words.unexpected };
  // What is wrong with the session itself helps support; everything else the one sentence says.
  const detail = code === "session_missing" || code === "session_incomplete" ? ` (${message})` : "";
  return { state: "error", message: errorWords.link_failed + detail };
}

let arrival: Promise<Arrival> | null = null;
/** Runs once for the page, however often the screen is drawn: a code can be exchanged one time. */
const arriveOnce = () => (arrival ??= arrive().catch(failed));

export function useCallbackOutcome(): Outcome {
  const [outcome, setOutcome] = useState<Arrival | { state: "processing" }>({
    state: "processing",
  });
  const answer = useAction(async (work: () => Promise<Arrival>) =>
    setOutcome(await work().catch(failed)),
  );
  const isBusy = answer.busy;
  const proof = useProof();
  const [, navigate] = useLocation();

  useEffect(() => void arriveOnce().then(setOutcome), []);

  useEffect(() => {
    const [next, afterMs] =
      outcome.state === "success"
        ? [outcome.next, CALLBACK_REDIRECT_MS]
        : outcome.state === "no-names"
          ? [paths.parentName(), NO_NAMES_MS]
          : [null, 0];
    if (next === null) return;
    const timer = setTimeout(() => leadOn(next, navigate), afterMs);
    return () => clearTimeout(timer);
  }, [outcome, navigate]);

  switch (outcome.state) {
    case "confirm": {
      const { signup_id, agreed } = outcome.signup;
      return {
        ...outcome,
        isBusy,
        accept: () => answer.run(() => finish(signup_id, agreed)),
        refuse: () => window.location.assign(paths.parentName()),
      };
    }
    case "confirm-family": {
      // What comes next is asked for after the answer: the family goes on, or a sign-up that waits
      // is the next question.
      const answerFamily = (isOurs: boolean) =>
        answer.run(async () =>
          (await withProof(() => answerForFamily(isOurs), proof.ask))
            ? finish(readSignupId())
            : outcome,
        );
      return {
        ...outcome,
        isBusy,
        proof: proof.question,
        accept: () => answerFamily(true),
        refuse: () => answerFamily(false),
      };
    }
    default:
      return outcome;
  }
}
