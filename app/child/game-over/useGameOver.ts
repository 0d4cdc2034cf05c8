import { useEffect, useState } from "react";
import { isAllDone } from "#domain/learning/shelf.ts";
import { paths } from "#domain/routing/child-paths.ts";
import { gameOver as words } from "#app/copy/child.ts";
import { sendFeedbackForm } from "#app/data/family/family.ts";
import { parentalGateLeftMs, passParentalGate } from "#app/data/family/parental-gate.ts";
import { fetchCourseMap } from "#app/data/learning/course-map.ts";
import { fetchSettings } from "#app/data/wire/settings.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { useReadAloud } from "#app/read-aloud/useReadAloud.ts";
import type { FormAction } from "#app/ui/ActionForm.tsx";
import { useFamily } from "../guard/family-context.ts";
import { navigate } from "../router.tsx";

export type GameOver =
  /** Also while a child who has not finished is led to the map. */
  | { state: "loading" }
  | { state: "failed"; message: string; again: () => void }
  | { state: "end"; isComplete: boolean; wantsNews: boolean; share: () => void }
  /** The parental gate before anything leads out of the child's zone. */
  | { state: "parental-gate"; pass: () => void }
  | {
      state: "form";
      text: string;
      change: (text: string) => void;
      action: FormAction;
      send: () => void;
    }
  | { state: "thanks" };

export function useGameOver(): GameOver {
  const { profile, wantsNews } = useFamily();
  const map = useLoad("map", () => fetchCourseMap({}));
  const settings = useLoad("settings", fetchSettings);
  const [phase, setPhase] = useState<"end" | "parental-gate" | "form" | "thanks">("end");
  const [text, change] = useState("");
  const isUnfinished =
    map.state === "ready" && (map.value.current_lesson !== null || !isAllDone(map.value.shelf));
  useEffect(() => {
    if (isUnfinished) navigate(paths.courseMap(), { replace: true });
  }, [isUnfinished]);
  const isEnd = map.state === "ready" && !isUnfinished;
  useReadAloud(profile.kid_age, isEnd ? [words.heading] : []);

  /** Opens the configured survey in a new tab; without one it shows our own form. */
  const open = () => {
    const survey = settings.state === "ready" ? settings.value.survey_url : null;
    if (survey === null) return setPhase("form");
    window.open(survey, "_blank", "noopener,noreferrer");
    setPhase("end");
  };

  const send = useAction(() => sendFeedbackForm(text).then(() => setPhase("thanks")));

  if (map.state === "failed")
    return { state: "failed", message: map.error.message, again: map.again };
  if (map.state === "loading" || isUnfinished) return { state: "loading" };

  switch (phase) {
    case "end":
      return {
        state: "end",
        // What is planned is lessons of the one course.
        isComplete: map.value.all_planned_published || map.value.shelf.length > 1,
        wantsNews,
        share: () => (parentalGateLeftMs() > 0 ? open() : setPhase("parental-gate")),
      };
    case "parental-gate":
      return {
        state: "parental-gate",
        pass() {
          passParentalGate();
          open();
        },
      };
    case "form":
      return {
        state: "form",
        text,
        change,
        action: {
          busy: send.busy,
          error: send.error === null ? null : { message: words.formFailed },
        },
        send: send.run,
      };
    case "thanks":
      return { state: "thanks" };
  }
}
