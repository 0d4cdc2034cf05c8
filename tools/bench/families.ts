import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { decodeJwt } from "jose";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { clientAt } from "#tests/support/client.ts";
import { newFamily } from "#tests/support/families.ts";
import type { ServerProcess } from "#tests/support/process.ts";
import type { Ask } from "./drive.ts";

export const LESSON = `/api/lessons/${FIRST_LESSON_ID}`;
export const PROGRESS = `/api/me/lessons/${FIRST_LESSON_ID}/progress`;
const TICKS_A_SECOND = 100;

export interface Family {
  token: string;
  userId: string;
  sessionId: string;
}

/** Signs up `count` family accounts, each at the first slide of the first lesson. */
export const signUp = (url: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index): Promise<Family> => {
      const { token } = await newFamily(clientAt(url), { email: `bench${index}@example.com` });
      const claims = decodeJwt<{ sub: string; session_id: string }>(token);
      await clientAt(url).request("PUT", PROGRESS, { token, body: { slide: 0, version: 1 } });
      return { token, userId: claims.sub, sessionId: claims.session_id };
    }),
  );

/**
 * The loads of a server with these families, by what they do, and the characters of the lesson that
 * they read.
 */
export async function loadsOf(url: string, families: readonly Family[]) {
  const token = (connection: number) => families[connection]?.token ?? "";
  const read = await fetch(url + LESSON, { headers: { authorization: `Bearer ${token(0)}` } });
  const known = read.headers.get("etag") ?? "";
  const { length } = await read.text();
  let slide = 0;
  const loads = {
    "a lesson is opened": (connection: number): Ask => ({
      method: "GET",
      path: LESSON,
      token: token(connection),
    }),
    "it is opened again, unchanged": (connection: number): Ask => ({
      method: "GET",
      path: LESSON,
      token: token(connection),
      known,
    }),
    "a slide is moved": (connection: number): Ask => ({
      method: "PUT",
      path: PROGRESS,
      token: token(connection),
      body: { slide: slide++ % 2, version: 1 },
    }),
    "the mix": mixOf(families),
  };
  return { loads, length };
}

/** CPU time in milliseconds that a server has used, and its resident memory. */
export function usage({ child: { pid } }: Pick<ServerProcess, "child">) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const memoryMb =
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  return { cpuMs: ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND, memoryMb };
}

/** A realistic mix of requests: mostly slide moves, 1 % requests for a sign-in mail. */
function mixOf(families: readonly Family[]): (connection: number) => Ask {
  let count = 0;
  return (connection) => {
    const { token = "" } = families[connection % families.length] ?? {};
    const turn = count++ % 100;
    if (turn === 0)
      return { method: "POST", path: "/auth/v1/otp", body: { email: `mix${count}@example.com` } };
    if (turn < 15) return { method: "GET", path: LESSON, token };
    if (turn < 20) return { method: "GET", path: "/api/course-track", token };
    if (turn < 40) {
      const event = {
        event_id: randomUUID(),
        name: "answer_tried",
        lesson_id: FIRST_LESSON_ID,
        at: new Date().toISOString(),
        data: { attempt: 1 },
      };
      return { method: "POST", path: "/api/events", token, body: { events: [event] } };
    }
    return { method: "PUT", path: PROGRESS, token, body: { slide: turn % 2, version: 1 } };
  };
}
