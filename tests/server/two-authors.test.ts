import fc from "fast-check";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { PAUSE_MS, RETRY_MS } from "#app/staff/drafts/autosave.ts";
import { AppError } from "#app/data/base/errors.ts";
import { addSlide } from "#server/authoring/items.ts";
import { patchSlide, readSlides } from "#server/authoring/drafts.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { ANSWERS, useAuthor } from "#tests/support/author.ts";
import { AuthorPage, stubStorage, textsIn } from "#tests/support/two-authors/author-page.ts";
import type { Network, Place, Quiz } from "#tests/support/two-authors/author-page.ts";

const { at, newCourse, newLesson } = useAuthor();
const ACTS = 200;
const RUNS = 6;

beforeEach(stubStorage);
afterAll(() => void vi.unstubAllGlobals());

/** A lesson of two slides on the server, and two authors who have it open. */
class Lesson {
  readonly a: AuthorPage;
  readonly b: AuthorPage;
  readonly #lesson: string;
  /** Each version of each slide. */
  readonly #versions = new Map<string, Quiz>();
  /** Texts that the server has had. */
  readonly accepted = new Set<string>();
  /** Texts of which a save took away one that its author was never shown. */
  readonly overwritten: string[] = [];

  constructor(lesson: string) {
    this.#lesson = lesson;
    [this.a, this.b] = ["A", "B"].map(
      (name) =>
        new AuthorPage(name, {
          read: () => this.rows(),
          save: (id, rowVersion, edits) => this.#save(name, id, rowVersion, edits),
        }),
    ) as [AuthorPage, AuthorPage];
  }

  static async open(): Promise<Lesson> {
    const { db } = at.server.context;
    const lesson = new Lesson(await newLesson(await newCourse()));
    for (const _slide of [1, 2])
      await db.transaction(async (tx) => {
        const slide = await addSlide(tx, lesson.actor("A"), lesson.#lesson, "quiz", null);
        await patchSlide(tx, lesson.actor("A"), slide.id, 1, { quiz_answers: ANSWERS });
      });
    for (const row of await lesson.rows())
      lesson.#versions.set(`${row.id} ${row.row_version}`, row);
    await lesson.a.read();
    await lesson.b.read();
    return lesson;
  }

  actor(name: string) {
    const staffId = `00000000-0000-4000-8000-00000000000${name === "A" ? 1 : 2}`;
    return { staffId, now: at.server.clock.now() };
  }

  rows = async () =>
    (await readSlides(at.server.context.db, this.#lesson, this.actor("A").staffId)) as Quiz[];

  /** The server's part of a save, noted by the test. */
  async #save(name: string, id: string, rowVersion: number, edits: object): Promise<Quiz> {
    const actor = this.actor(name);
    const saved = await at.server.context.db
      .transaction((tx) => patchSlide(tx, actor, id, rowVersion, edits))
      .catch((error: unknown) => {
        throw error instanceof ApiError ? new AppError(error.code) : error;
      });
    const row = saved.slide as Quiz;
    const [before, after] = [textsIn(this.#versions.get(`${id} ${rowVersion}`)), textsIn(row)];
    this.#versions.set(`${id} ${row.row_version}`, row);
    const author = name === "A" ? this.a : this.b;
    for (const text of after) this.accepted.add(text);
    for (const text of before)
      if (!after.has(text) && !author.shown.has(text)) this.overwritten.push(`${name}: ${text}`);
    return row;
  }

  /** Both networks are whole again, and each author decides what both changed. */
  async end(): Promise<void> {
    const pages = [this.a, this.b];
    for (const page of pages) {
      await page.setNetwork("on");
      await page.release();
    }
    for (let round = 0; round < 4; round++)
      for (const page of pages) {
        await page.read();
        await page.choose(page === this.a ? "mine" : "theirs");
        await page.pass(PAUSE_MS);
        await page.pass(RETRY_MS);
        await page.pass(PAUSE_MS);
      }
    for (const page of pages) await page.read();
  }

  check(): void {
    for (const page of [this.a, this.b]) {
      const shown = textsIn(page.rows());
      const lost = [...page.live].filter((text) => !shown.has(text) && !this.accepted.has(text));
      expect(lost, `texts that ${page.name} typed, and no screen and no server has`).toEqual([]);
      expect(page.needlessQuestions(), `questions to ${page.name} without a reason`).toEqual([]);
      expect(page.problems(), `what ${page.name} could not save`).toEqual([]);
    }
    expect(this.overwritten, "texts that an author overwrote without having seen them").toEqual([]);
  }
}

type Act = (lesson: Lesson) => Promise<void>;

const who = fc.constantFrom("a" as const, "b" as const);
const place = fc.constantFrom<Place>(
  "quiz_heading",
  "quiz_question",
  "quiz_correct_quote",
  0,
  1,
  2,
  "new answer",
);
const network = fc.constantFrom<Network>("on", "on", "cut", "answers lost", "late", "slow");
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.tuple(who, fc.nat(1), place).map(
      ([page, slide, where]): Act =>
        (lesson) =>
          lesson[page].type(slide, where),
    ),
  },
  {
    weight: 8,
    arbitrary: who.map(
      (page): Act =>
        (lesson) =>
          lesson[page].pass(PAUSE_MS),
    ),
  },
  {
    weight: 2,
    arbitrary: who.map(
      (page): Act =>
        (lesson) =>
          lesson[page].pass(RETRY_MS),
    ),
  },
  {
    weight: 3,
    arbitrary: who.map(
      (page): Act =>
        (lesson) =>
          lesson[page].read(),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(who, network).map(
      ([page, next]): Act =>
        (lesson) =>
          lesson[page].setNetwork(next),
    ),
  },
  {
    weight: 2,
    arbitrary: who.map(
      (page): Act =>
        (lesson) =>
          lesson[page].release(),
    ),
  },
  {
    weight: 1,
    arbitrary: who.map(
      (page): Act =>
        (lesson) =>
          lesson[page].reload(),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(who, fc.constantFrom("mine" as const, "theirs" as const)).map(
      ([page, side]): Act =>
        (lesson) =>
          lesson[page].choose(side),
    ),
  },
);

it("two authors and cut networks over 200 random acts: both screens and the server agree in the end, nothing typed is lost (R-STAFF-43, T-287)", async () => {
  let texts = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: ACTS, maxLength: ACTS }), async (acts) => {
      stubStorage();
      const lesson = await Lesson.open();
      for (const run of acts) {
        await run(lesson);
        lesson.check();
      }
      await lesson.end();
      lesson.check();
      const rows = await lesson.rows();
      for (const page of [lesson.a, lesson.b]) {
        expect(page.isSaved()).toBe(true);
        expect(page.sees(rows)).toBe(true);
      }
      texts += lesson.accepted.size;
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  // The acts do something: most of what is typed gets to the server.
  expect(texts).toBeGreaterThan(RUNS * 20);
}, 300_000);
