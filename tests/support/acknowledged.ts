import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { FIRST_LESSON_ID, XP_PER_LESSON } from "#domain/constants.ts";
import { call } from "./process.ts";

/** What a family was told is kept: noted on the client's side, outside the server. */
export interface Acknowledged {
  token: string;
  furthest: number;
  hasXp: boolean;
  events: string[];
}

const SLIDES = 9;
const PROGRESS = `/api/me/lessons/${FIRST_LESSON_ID}/progress`;
const PASSING = (status: number) => status === 0 || status >= 500 || status === 429;
const RETRY_MS = 25;

/** Asks copies in turn until one answers for good, as the browser's outbox does. Rejects at an answer that is a refusal. */
async function until(copies: () => readonly string[], method: string, path: string, token: string, body: unknown) {
  for (let tries = 0; ; tries++) {
    const urls = copies();
    const url = urls[tries % urls.length] ?? "";
    const { status, body: said } = await call(url, method, path, { token, body }).catch(() => ({ status: 0, body: null }));
    if (PASSING(status)) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      continue;
    }
    if (status >= 400) throw new Error(`${method} ${path} was refused with ${status}: ${JSON.stringify(said)}`);
    return said;
  }
}

/** Plays the first lesson once through, whatever happens to the copies meanwhile. */
export async function playThrough(copies: () => readonly string[], family: Acknowledged): Promise<void> {
  for (let slide = 0; slide < SLIDES; slide++) {
    const { furthest } = await until(copies, "PUT", PROGRESS, family.token, { slide, version: 1 });
    family.furthest = Math.max(family.furthest, furthest);
    const event = {
      event_id: randomUUID(),
      name: "slide_viewed",
      lesson_id: FIRST_LESSON_ID,
      at: new Date().toISOString(),
      data: { slide },
    };
    await until(copies, "POST", "/api/events", family.token, { events: [event] });
    family.events.push(event.event_id);
  }
  await until(copies, "POST", `/api/me/lessons/${FIRST_LESSON_ID}/xp`, family.token, {});
  family.hasXp = true;
}

/** How many of these events are kept, asked on a connection of its own: the servers' may just have been cut. */
export async function countEvents(databaseUrl: string, ids: readonly string[]): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as n from learning_events where event_id = any($1)", [ids]);
  await client.end();
  return rows[0].n as number;
}

/** Everything that was acknowledged is there, once. Returns what is not. */
export async function missing(
  url: string,
  family: Acknowledged,
  countEvents: (ids: readonly string[]) => Promise<number>,
): Promise<string[]> {
  const { body } = await call(url, "GET", "/api/me", { token: family.token });
  const { profile } = body;
  const wrong: string[] = [];
  if ((profile.lesson_progress[FIRST_LESSON_ID]?.furthest ?? 0) < family.furthest) wrong.push("progress went back");
  if (family.hasXp && profile.lifetime_xp !== XP_PER_LESSON) wrong.push(`XP is ${profile.lifetime_xp}`);
  const kept = await countEvents(family.events);
  if (kept !== family.events.length) wrong.push(`${kept} of ${family.events.length} events`);
  return wrong;
}
