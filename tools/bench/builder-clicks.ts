import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import type { CDPSession, Page } from "@playwright/test";
import { STAFF_SESSION_KEY } from "#app/data/base/session-key.ts";
import { setAuthorPassword } from "#server/auth/staff.ts";
import { startServer } from "#server/main.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { createLogger } from "#server/platform/log.ts";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { freePort, openBuilder } from "#tests/support/process.ts";
import { freshDatabase, MANY } from "#tests/support/test-server.ts";
import { centerAtRest } from "./center.ts";
import { walkBuilder } from "./builder-walk.ts";
import { middle } from "./median.ts";
import { CPU_RATE } from "./page-visit.ts";

const COURSES = 20;
const LESSONS = 50;
const SLIDES = 60;

/** The main thread has nothing to do where it worked less than this between two looks. */
const QUIET_MS = 3;
const LOOK_EVERY_MS = 100;
const QUIET_LOOKS = 3;
const LOOKS_MAX = 60;
/** Looks at a quiet page, of which the median is what one look costs by itself. */
const LOOKS_AT_REST = 15;

/** What one click cost. */
export interface Clicked {
  what: string;
  ms: number;
}

/** Other words in each slide, as in a real lesson. */
const answersOf = (slide: number) =>
  ["Coins", "Leaves", "Shells", "Stones"].map((text, index) => ({
    text: `${slide + index} ${text}`,
    is_correct: index === slide % 4,
    image_url: null,
    alt: null,
    audio_url: null,
  }));

/** 20 courses; the first has 50 lessons, and the first of those 60 slides and two languages. */
async function fill(db: Awaited<ReturnType<typeof startServer>>["context"]["db"]) {
  const courseIds = Array.from({ length: COURSES }, () => randomUUID());
  const lessonIds = Array.from({ length: LESSONS }, () => randomUUID());
  await db.insert(courses).values(
    courseIds.map((id, index) => ({
      id,
      title: `Course ${index + 1}`,
      order: index + 2,
      languages: index === 0 ? ["de", "fr"] : [],
    })),
  );
  await db.insert(lessons).values(
    [...lessonIds, ...courseIds.slice(1).map(() => randomUUID())].map((id, index) => ({
      id,
      course_id: (index < LESSONS ? courseIds[0] : courseIds[index - LESSONS + 1]) ?? "",
      title: `Lesson ${index + 1}`,
      tag: "Saving",
      order: index < LESSONS ? index + 1 : 1,
      media_folder: `desk-${id}`,
    })),
  );
  for (const [place, lesson_id] of lessonIds.entries())
    await db.insert(slides).values(
      Array.from({ length: place === 0 ? SLIDES : 5 }, (_, index) => ({
        lesson_id,
        type: "quiz",
        order: index + 1,
        quiz_question: `What is [hl]worth[/hl] more in question ${index + 1}?`,
        quiz_answers: answersOf(index + 1),
        quiz_correct_quote: `Yes, that is it! ${index + 1} is right.`,
        quiz_wrong_quote: `Not yet. Look at the ${index + 1} coins again.`,
      })),
    );
}

/** A server with the content, and an author's page of it. */
async function startDesk(distDir: string) {
  const dataDir = await mkdtemp(join(tmpdir(), "treasure-desk-"));
  const { connection, drop } = await freshDatabase();
  const config = readConfig({ DATA_DIR: dataDir, PORT: String(await freePort()), ...MANY });
  const running = await startServer(config, {
    connection,
    log: createLogger("silent"),
    distDir: resolve(distDir),
  });
  await fill(running.context.db);
  const password = await setAuthorPassword(running.context.authContext);
  const { body: session } = await openBuilder(config.publicUrl, password);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  return {
    async open() {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        // What moves for ever is never quiet.
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      const page = await context.newPage();
      await page.goto(`${config.publicUrl}/robots.txt`);
      await page.evaluate(
        ([key, kept]) => localStorage.setItem(key ?? "", kept ?? ""),
        [STAFF_SESSION_KEY, JSON.stringify(session)],
      );
      const cdp = await context.newCDPSession(page);
      await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
      await page.goto(`${config.publicUrl}/lesson-builder`);
      await page.getByRole("list", { name: "Courses" }).waitFor();
      return { page, cdp };
    },
    async stop() {
      await browser.close();
      await running.stop();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The main thread's work of every click in the builder, with 20 courses, 50 lessons and 60 slides. It
 * is processor time, of a processor 4 times slower. Each round walks twice on one page; the second
 * walk counts, because the first loads modules and compiles code.
 */
export async function clickEverywhere(distDir: string, rounds: number): Promise<Clicked[]> {
  const desk = await startDesk(distDir);
  const clicked: Clicked[] = [];
  for (let round = 0; round < rounds; round++) {
    const { page, cdp } = await desk.open();
    await walk(page, cdp);
    clicked.push(...(await walk(page, cdp)));
    await page.context().close();
  }
  await desk.stop();
  return clicked;
}

async function walk(page: Page, cdp: CDPSession): Promise<Clicked[]> {
  const lookMs = await costOfLook(cdp);
  const clicked: Clicked[] = [];
  const measure = async (what: string, act: () => Promise<void>) => {
    const before = await settled(cdp);
    await act();
    const after = await settled(cdp);
    const ms = (after.workedMs - before.workedMs - after.looks * lookMs) * CPU_RATE;
    clicked.push({ what, ms });
  };
  await walkBuilder({
    page,
    async click(what, control) {
      const { x, y } = await centerAtRest(control);
      await page.mouse.move(x, y);
      await measure(what, () => page.mouse.click(x, y));
    },
    press: (what, key) => measure(what, () => page.keyboard.press(key)),
  });
  return clicked;
}

interface Settled {
  /** Milliseconds of processor time that the main thread has worked. */
  workedMs: number;
  /** How often it was asked; the main thread answers. */
  looks: number;
}

/** Milliseconds of processor time that the main thread has worked until now. */
async function worked(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

/** Waits until the main thread is quiet. */
async function settled(cdp: CDPSession): Promise<Settled> {
  let [last, looks] = [await worked(cdp), 1];
  for (let quiet = 0; looks <= LOOKS_MAX && quiet < QUIET_LOOKS; looks++) {
    await pause();
    const now = await worked(cdp);
    quiet = now - last < QUIET_MS ? quiet + 1 : 0;
    last = now;
  }
  return { workedMs: last, looks };
}

/** Milliseconds that one look takes of the main thread, on a page that is at rest. */
async function costOfLook(cdp: CDPSession): Promise<number> {
  let { workedMs: last } = await settled(cdp);
  const costs: number[] = [];
  while (costs.length < LOOKS_AT_REST) {
    await pause();
    const now = await worked(cdp);
    costs.push(now - last);
    last = now;
  }
  return middle(costs);
}

const pause = () => new Promise((go) => setTimeout(go, LOOK_EVERY_MS));
