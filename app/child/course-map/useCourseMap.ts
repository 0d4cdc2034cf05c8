import { useEffect, useState } from "react";
import { mapArrival } from "#domain/learning/map-arrival.ts";
import type { MapArrival } from "#domain/learning/map-arrival.ts";
import { mapScreen } from "#domain/learning/shelf.ts";
import type { ShelfCourse } from "#domain/learning/shelf.ts";
import { paths } from "#domain/routing/child-paths.ts";
import { courseMap as words } from "#app/copy/child.ts";
import { inBackground } from "#app/data/base/background.ts";
import { activateWaitingWorker } from "#app/data/learning/service-worker.ts";
import { loadVideoPanel } from "#app/lesson-player/slides/registry.ts";
import { useReadAloud } from "#app/read-aloud/useReadAloud.ts";
import { publicParam } from "#app/data/routing/url-params.ts";
import { fetchCourseMap } from "#app/data/learning/course-map.ts";
import { dropDueCard, dropDueWay, dueCard, dueWay } from "#app/data/learning/due-card.ts";
import { readForSiblings } from "#app/data/learning/sibling-reads.ts";
import type { CourseMap } from "#app/data/learning/course-map.ts";
import { refusalOf } from "#app/data/base/errors.ts";
import { isId } from "#app/data/base/ids.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { useFamily } from "../guard/family-context.ts";
import { navigate, useSearch } from "../router.tsx";

export type CourseMapState =
  | { state: "loading" }
  | { state: "failed"; message: string; again: () => void }
  /** The URL asks for a course or lesson that is not there. */
  | { state: "astray"; message: string; toMap: () => void }
  | { state: "shelf"; courses: readonly ShelfCourse[]; heading: string; spoken: string }
  | {
      state: "ready";
      /** Leads to the other courses; null where there is one. */
      shelfPath: string | null;
      heading: string;
      /** The heading for read-aloud, without the child's name, which has no recording. */
      spoken: string;
      current: string | null;
      /** True if a lesson was finished today, so that the screen offers to stop. */
      isGoodStop: boolean;
      lessons: CourseMap["lessons"];
      /** From the lesson that was just finished to the current one; null: nothing is to be shown. */
      arrival: MapArrival | null;
      onArrived: () => void;
      /** Opens the current lesson; null when all are done. */
      start: (() => void) | null;
    };

export function useCourseMap(): CourseMapState {
  const { profile, children } = useFamily();
  useSearch(); // the choice of a course changes nothing but the query
  const course = publicParam("course");
  const lesson = publicParam("lesson");
  useEffect(() => inBackground("update", activateWaitingWorker()), []);
  useEffect(() => inBackground("loading a video's code", loadVideoPanel()), []);
  useEffect(() => inBackground("siblings", readForSiblings(children)), [children]);
  useReadAloud(profile.kid_age, [lesson === null ? words.welcome : words.heading]);
  const today = useToday();
  const read = async () => {
    if (course && !isId(course)) throw refusalOf("course_unknown");
    if (lesson && !isId(lesson)) throw refusalOf("course_unresolved");
    return fetchCourseMap({ ...(course && { course }), ...(lesson && { lesson }) });
  };
  const loaded = useLoad(`map ${course} ${lesson}`, read, undefined, today);

  // R-MAP-4, R-MAP-6. `stay` is set by the link on /game-over that leads back to the map.
  const screen =
    loaded.state !== "ready"
      ? null
      : mapScreen(loaded.value.shelf, loaded.value.current_lesson === null, {
          course: course !== null,
          lesson: lesson !== null,
          stay: publicParam("stay") !== null,
        });
  // The payment page returns to this URL; the confirmation is a page of the parent zone (R-PAY-1).
  const isFromPayment = publicParam("payment") === "true";
  useEffect(() => {
    if (isFromPayment) window.location.replace(paths.paywall({ payment: "true" }));
  }, [isFromPayment]);

  // The mission card comes after the rewards, once, before the map or the end of the game.
  const [due] = useState(dueCard);
  const cardOf =
    loaded.state === "ready" ? loaded.value.lessons.find(({ id }) => id === due) : null;
  const isCardDue = due !== null && cardOf?.card === "open";
  const [finished, setFinished] = useState(dueWay);
  useEffect(() => {
    if (isFromPayment || loaded.state !== "ready") return;
    dropDueCard();
    if (!isCardDue) dropDueWay();
    if (isCardDue) navigate(paths.missionCard(due), { replace: true });
    else if (screen === "game-over") navigate(paths.gameOver(), { replace: true });
  }, [isFromPayment, loaded.state, isCardDue, due, screen]);

  if (loaded.state === "loading" || isFromPayment || isCardDue || screen === "game-over")
    return { state: "loading" };
  if (loaded.state === "failed") {
    if (loaded.error.code === "not_authenticated")
      return { state: "failed", message: words.authentication, again: loaded.again };
    const { code, message } = loaded.error;
    if (code === "course_unresolved" || code === "course_unknown")
      return { state: "astray", message, toMap: () => navigate(paths.courseMap()) };
    return {
      state: "failed",
      message: code === "no_lessons" ? message : words.failed,
      again: loaded.again,
    };
  }
  const { lessons, current_lesson: current, course: shown, shelf } = loaded.value;
  const welcome = { heading: words.welcomeBack(profile.kid_name), spoken: words.welcome };
  if (screen === "shelf") return { state: "shelf", courses: shelf, ...welcome };
  const hasShelf = shelf.length > 1;
  return {
    state: "ready",
    shelfPath: hasShelf ? `${paths.courseMap()}?stay=true` : null,
    ...(lesson === null && !hasShelf
      ? welcome
      : { heading: shown.title, spoken: hasShelf ? shown.title : words.heading }),
    current,
    isGoodStop: current !== null && profile.last_streak_date === today,
    lessons,
    arrival: mapArrival(lessons, finished),
    onArrived: () => setFinished(null),
    start: current === null ? null : () => navigate(paths.lesson(current)),
  };
}
