import { randomUUID } from "node:crypto";
import { EVENTS_PER_BATCH, FIRST_LESSON_ID, XP_PER_LESSON } from "#domain/constants.ts";
import { clientAt } from "./client.ts";
import { FIRST_LENGTH } from "./play-lessons.ts";

/**
 * What the server acknowledged to a family is kept: noted on the client's side, outside the server.
 */
export interface Acknowledged {
  token: string;
  furthest: number;
  hasXp: boolean;
  streak: number;
  felt: string | null;
  events: LearningEvent[];
  /** Answers that were no answer, and were asked for again. */
  retries: number;
}

interface LearningEvent {
  event_id: string;
  name: "slide_viewed";
  lesson_id: string;
  at: string;
  data: { slide: number };
}

const LESSON = `/api/me/lessons/${FIRST_LESSON_ID}`;
const PASSING = (status: number) => status === 0 || status >= 500 || status === 429;
const RETRY_MS = 25;

export const newlyPlaying = (token: string): Acknowledged => ({
  token,
  furthest: 0,
  hasXp: false,
  streak: 0,
  felt: null,
  events: [],
  retries: 0,
});

/**
 * Asks instances in turn until one answers for good, as the browser's mutation queue does. Rejects
 * at an answer that is a refusal.
 */
export async function until<T>(
  instances: () => readonly string[],
  ask: (url: string) => Promise<{ status: number; body: T }>,
  onRetry = () => {},
) {
  for (let tries = 0; ; tries++) {
    const urls = instances();
    const answer = await ask(urls[tries % urls.length] ?? "").catch(() => ({
      status: 0,
      body: null,
    }));
    if (PASSING(answer.status)) {
      onRetry();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      continue;
    }
    if (answer.status >= 400)
      throw new Error(`refused with ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  }
}

/**
 * Plays the first lesson through, whatever happens to the instances meanwhile; again and again
 * until it is enough.
 */
export async function playThrough(
  instances: () => readonly string[],
  family: Acknowledged,
  isEnough = () => true,
): Promise<void> {
  const { token } = family;
  const ask = (method: string, path: string, body: unknown) =>
    until(
      instances,
      (url) => clientAt(url).request(method, path, { token, body }),
      () => family.retries++,
    );
  const played_on = new Date().toISOString().slice(0, 10); // browsers send their own day
  do {
    for (let slide = 0; slide < FIRST_LENGTH; slide++) {
      const { furthest } = await ask("PUT", `${LESSON}/progress`, { slide, version: 1, played_on });
      family.furthest = Math.max(family.furthest, furthest);
      const event: LearningEvent = {
        event_id: randomUUID(),
        name: "slide_viewed",
        lesson_id: FIRST_LESSON_ID,
        at: new Date().toISOString(),
        data: { slide },
      };
      await ask("POST", "/api/events", { events: [event] });
      family.events.push(event);
    }
  } while (!isEnough());
  await ask("POST", `${LESSON}/xp`, {});
  family.hasXp = true;
  family.streak = (await ask("POST", "/api/me/streak", { played_on })).count;
  family.felt = (await ask("PUT", `${LESSON}/feedback`, { difficulty: "just_right" })).difficulty;
}

/** Everything that was acknowledged is there, once. Returns what is not. */
export async function missing(
  url: string,
  { token, furthest, hasXp, streak, felt, events }: Acknowledged,
): Promise<string[]> {
  const { request } = clientAt(url);
  const { profile } = (await request("GET", "/api/me", { token })).body;
  const wrong: string[] = [];
  // A lesson that was finished and rewarded has no place in it.
  const isRewarded = profile.xp_lessons.includes(FIRST_LESSON_ID);
  if (!isRewarded && (profile.lesson_progress[FIRST_LESSON_ID]?.furthest ?? 0) < furthest)
    wrong.push("progress went back");
  if (hasXp && profile.lifetime_xp !== XP_PER_LESSON) wrong.push(`XP is ${profile.lifetime_xp}`);
  if (profile.streak_count !== streak) wrong.push(`the streak is ${profile.streak_count}`);
  const again = { enjoyment: "super_fun" };
  if (felt !== null) {
    const { body } = await request("PUT", `${LESSON}/feedback`, { token, body: again });
    if (body.difficulty !== felt) wrong.push("feedback is gone");
  }
  // Sent again, an event that is there counts as none.
  let lost = 0;
  for (let from = 0; from < events.length; from += EVENTS_PER_BATCH) {
    const sent = { events: events.slice(from, from + EVENTS_PER_BATCH) };
    lost += (await request("POST", "/api/events", { token, body: sent })).body.kept;
  }
  if (lost > 0) wrong.push(`${events.length - lost} of ${events.length} events`);
  return wrong;
}
