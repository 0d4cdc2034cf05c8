import { useEffect, useState } from "react";
import { isAllDone } from "#domain/learning/shelf.ts";
import { treasuresOf } from "#domain/learning/treasures.ts";
import type { WonTreasure } from "#domain/learning/treasures.ts";
import { paths } from "#domain/routing/child-paths.ts";
import { gameOver as words } from "#app/copy/child.ts";
import { sendFeedbackForm } from "#app/data/family/family.ts";
import { parentalGateLeftMs, passParentalGate } from "#app/data/family/parental-gate.ts";
import { fetchCourseMap } from "#app/data/learning/course-map.ts";
import { fetchLesson } from "#app/data/learning/lessons.ts";
import { fetchSettings } from "#app/data/wire/settings.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { useReadAloud } from "#app/read-aloud/useReadAloud.ts";
import type { FormAction } from "#app/ui/ActionForm.tsx";
import { useFamily } from "../guard/family-context.ts";
import { songFilesOf } from "../mission-card/useSong.ts";
import type { LessonSong } from "../mission-card/WithSong.tsx";
import { navigate } from "../router.tsx";

export type GameOver =
  /** Also while a child who has not finished is led to the map. */
  | { state: "loading" }
  | { state: "failed"; message: string; again: () => void }
  | {
      state: "end";
      childName: string;
      /** One for each lesson of the course. */
      treasures: WonTreasure[];
      /** Every lesson that is planned was published, and is finished. */
      isComplete: boolean;
      /** What was reached, or what comes next. */
      text: string;
      hasCertificate: boolean;
      /** The song of the course's last lesson that has one. */
      song: LessonSong | null;
      wantsNews: boolean;
      share: () => void;
    }
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

/** The map of the finished course, and the song of its last lesson. */
async function readEnd() {
  const map = await fetchCourseMap({});
  const last = map.current_lesson === null ? map.lessons.at(-1) : undefined;
  // Without the song the end is shown all the same.
  const lesson = last === undefined ? null : await fetchLesson(last.id).catch(() => null);
  const files = songFilesOf(lesson?.mission_card?.song);
  return { map, song: lesson && files && { files, media: lesson.media } };
}

export function useGameOver(): GameOver {
  const { profile, wantsNews } = useFamily();
  const end = useLoad("end", readEnd);
  const settings = useLoad("settings", fetchSettings);
  const [phase, setPhase] = useState<"end" | "parental-gate" | "form" | "thanks">("end");
  const [text, change] = useState("");
  const isUnfinished =
    end.state === "ready" &&
    (end.value.map.current_lesson !== null || !isAllDone(end.value.map.shelf));
  useEffect(() => {
    if (isUnfinished) navigate(paths.courseMap(), { replace: true });
  }, [isUnfinished]);
  const reached = end.state === "ready" && !isUnfinished ? end.value.map : null;
  // What is planned is lessons of the one course.
  const isComplete =
    reached !== null && (reached.all_planned_published || reached.shelf.length > 1);
  const news = isComplete ? words.allDone : wantsNews ? words.soon : words.soonWithoutMail;
  useReadAloud(profile.kid_age, reached === null ? [] : [news, words.heading]);

  /** Opens the configured survey in a new tab; without one it shows our own form. */
  const open = () => {
    const survey = settings.state === "ready" ? settings.value.survey_url : null;
    if (survey === null) return setPhase("form");
    window.open(survey, "_blank", "noopener,noreferrer");
    setPhase("end");
  };

  const send = useAction(() => sendFeedbackForm(text).then(() => setPhase("thanks")));

  if (end.state === "failed")
    return { state: "failed", message: end.error.message, again: end.again };
  if (end.state === "loading" || isUnfinished) return { state: "loading" };
  const { map, song } = end.value;

  switch (phase) {
    case "end":
      return {
        state: "end",
        childName: profile.kid_name,
        treasures: treasuresOf(map.lessons),
        isComplete,
        text: news,
        // The page of the certificate has the same rule.
        hasCertificate: map.all_planned_published,
        song,
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
