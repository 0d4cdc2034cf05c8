import { useEffect } from "react";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { paths } from "#domain/routing/child-paths.ts";
import { toAppError } from "#app/data/base/errors.ts";
import type { Action } from "#app/data/base/use-action.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { fetchMe, finishSignup } from "#app/data/family/family.ts";
import { inBackground } from "#app/data/base/background.ts";
import { prepareLesson } from "#app/data/learning/lessons.ts";
import { hasStoredSession } from "#app/data/auth/page-session.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { forgetSignup, readSignupId } from "#app/data/family/signup.ts";
import { loadVideoPanel } from "#app/lesson-player/slides/registry.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { dropFamilyReadAhead, isFamilyReadAhead, readFamilyAhead } from "../guard/useAuthGuard.ts";
import { navigate } from "../router.tsx";

export interface IntroState {
  state: "idle" | "starting" | "failed";
  action: Action<[]>;
}

/**
 * Needs no session: a family account continues to the first lesson, a visitor to create account
 * (R-LES-1).
 */
export function useLessonIntro(): IntroState {
  useEffect(() => {
    if (!hasStoredSession()) return;
    const ahead = Promise.all([readFamilyAhead(), prepareLesson(FIRST_LESSON_ID)]);
    inBackground("preparing the first lesson", ahead);
    inBackground("loading a video's code", loadVideoPanel());
  }, []);
  const action = useAction(
    async () => {
      if ((await currentSession()) === null) return window.location.assign(paths.createAccount());
      if (!isFamilyReadAhead() && (await fetchMe()).profile === null && !(await createProfile()))
        return;
      // Reading ahead leaves nothing to wait for: the pressed button is painted before the lesson is
      // rendered.
      await new Promise<void>((resolve) => void afterPaint(resolve));
      navigate(paths.lesson(FIRST_LESSON_ID));
    },
    { leaves: true },
  );
  return { state: action.busy ? "starting" : action.error === null ? "idle" : "failed", action };
}

/**
 * Creates a missing profile (R-LES-1). Returns false after a redirect to a page where the parent
 * must answer first.
 */
async function createProfile(): Promise<boolean> {
  try {
    const finished = await finishSignup(readSignupId());
    if (finished.status !== "done") {
      window.location.assign(paths.authCallback(paths.lessonIntro()));
      return false;
    }
    forgetSignup();
    dropFamilyReadAhead();
    return true;
  } catch (error) {
    if (toAppError(error).code !== "no_pending_signup") throw error;
    window.location.assign(paths.onboarding());
    return false;
  }
}
