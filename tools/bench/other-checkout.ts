import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { startProcess } from "#tests/support/process.ts";
import { newFamily } from "#tests/support/families.ts";
import { storeSession } from "#tests/support/stored-session.ts";

interface LessonOfAnyRevision {
  slides: { type: string; quiz_answers?: { text: string; is_correct: boolean }[] }[];
}

/** Another checkout of the product on an embedded database, whose first lesson is opened at its first quiz. */
export interface OtherCheckout {
  url: string;
  /** Text of the right answer of its first quiz. */
  right: string;
  signInAtQuiz(page: Page): Promise<void>;
  close(): Promise<void>;
}

/** @param folder checkout with its packages installed and its web built */
export async function openOtherCheckout(folder: string): Promise<OtherCheckout> {
  const root = resolve(folder);
  if (!existsSync(join(root, "dist")))
    throw new Error(`${root} has no dist: run 'npm run build' in it.`);
  const dataDir = mkdtempSync(join(tmpdir(), "treasure-bench-"));
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "silent", PAYWALL: "off" };
  const server = await startProcess(env, [], root);
  let families = 0;
  const signUp = () => newFamily(server, { email: `other${families++}@example.com` });
  const { token } = await signUp();
  const lesson = await server.request("GET", `/api/lessons/${FIRST_LESSON_ID}`, { token });
  const { slides } = lesson.body as LessonOfAnyRevision;
  const slide = slides.findIndex(({ type }) => type === "quiz");
  return {
    url: server.url,
    right: slides[slide]?.quiz_answers?.find(({ is_correct }) => is_correct)?.text ?? "",
    async signInAtQuiz(page) {
      const family = await signUp();
      await server.request("PUT", `/api/me/lessons/${FIRST_LESSON_ID}/progress`, {
        token: family.token,
        body: { slide, version: 1 },
      });
      await storeSession(page, family.token, family.email);
    },
    async close() {
      await server.kill("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
