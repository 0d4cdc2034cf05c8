import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ANSWER_MARK } from "#domain/wire/answer-mark.ts";
import { ASIDE_AFTER } from "#domain/wire/waiting.ts";
import {
  choose,
  FEEDBACK,
  locks,
  moveIn,
  openPage,
  resetForEachTest,
  server,
  signIn,
  storage,
  store,
  stored,
  STREAK,
  XP,
} from "./queue-page-for-tests.ts";

resetForEachTest();
beforeEach(() => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  return () => warn.mockRestore();
});

const page =
  (status: number, type: string, body: string, headers = {}) =>
  () =>
    new Response(status === 204 ? null : body, {
      status,
      headers: { ...(type !== "" && { "Content-Type": type }), ...headers },
    });
const MARK = { [ANSWER_MARK]: "1" };
const json = (status: number, body: unknown, headers = {}) =>
  page(status, "application/json", JSON.stringify(body), headers);
/** Answers in the place of ours. */
const FOREIGN = {
  "a page with 200": page(200, "text/html", "<!doctype html>"),
  "a page with 403": page(403, "text/html", "<!doctype html>"),
  "a balancer's 404": page(404, "text/html", "<h1>404</h1>"),
  "a proxy's 502": page(502, "text/html", "<h1>502</h1>"),
  "JSON of somebody else": json(200, { ok: true }),
  "a refusal of somebody else": json(403, { error: "blocked" }),
  "an unknown code": json(409, { code: "a_code_of_tomorrow" }),
  "an empty 204": page(204, "", ""),
  "our fault": json(500, { code: "unexpected" }, MARK),
  "no network": (): Response => {
    throw new TypeError("no network");
  },
};
type Foreign = keyof typeof FOREIGN;
const FOREIGN_NAMES = Object.keys(FOREIGN) as Foreign[];

const answerWith = (respond: (request: string) => Response) =>
  vi.stubGlobal("fetch", async (path: string, init: RequestInit & { body?: string }) => {
    const request = `${init.method} ${path} ${init.body ?? ""}`.trim();
    server.requests.push(request);
    return respond(request);
  });
const clockAt = (time: { now: number }) => ({ now: () => time.now, random: () => 1 });

describe.each(FOREIGN_NAMES)("%s", (name) => {
  it("takes nothing from what waits, and the server has it once afterwards (T-1170)", async () => {
    const { flushMutationQueue, keepEvent } = await openPage();
    store("mia", [moveIn("a"), XP]);
    keepEvent({ event_id: "one", name: "heard", at: "2026-11-20T12:00:00Z" });
    answerWith(FOREIGN[name]);
    await flushMutationQueue();
    await flushMutationQueue();
    expect(stored("mia")).toMatchObject([moveIn("a"), XP]);
    server.requests.length = 0;
    answerWith(json(200, {}, MARK));
    await flushMutationQueue();
    expect(server.requests.map((request) => request.split(" {")[0])).toEqual([
      "PUT /api/me/lessons/a/progress",
      "POST /api/me/lessons/a/xp",
      "POST /api/events",
    ]);
    expect([storage.getItem("outbox:mia"), storage.getItem("outbox-events:mia")]).toEqual([
      null,
      null,
    ]);
  });

  it("keeps what a child does just now, or shows our own fault, after which the child tries again (T-1173)", async () => {
    const { sendOrKeep } = await openPage();
    answerWith(FOREIGN[name]);
    const kept = await sendOrKeep(XP).catch(({ code }: { code: string }) => code);
    const isOurFault = name === "our fault";
    expect(kept).toBe(isOurFault ? "unexpected" : null);
    expect(stored("mia")).toMatchObject(isOurFault ? [] : [XP]);
  });
});

it("what a child does waits on the device while it is being sent: the page may be closed (T-1180)", async () => {
  const { sendOrKeep } = await openPage();
  const answered = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answered.promise);
  const sending = sendOrKeep(XP);
  await Promise.resolve();
  expect(stored("mia")).toMatchObject([XP]);
  answered.resolve(json(200, { lifetime_xp: 70, granted: true }, MARK)());
  expect(await sending).toEqual({ lifetime_xp: 70, granted: true });
  expect(stored("mia")).toEqual([]);
});

it("what is done on a page whose session another one has replaced is kept for its own account, and not sent (T-1192)", async () => {
  const { sendOrKeep } = await openPage();
  answerWith(json(200, {}, MARK));
  await sendOrKeep(XP);
  signIn("leo");
  answerWith(json(401, { code: "not_authenticated" }, MARK));
  await expect(sendOrKeep(moveIn("a"))).rejects.toMatchObject({ code: "not_authenticated" });
  expect([stored("mia"), stored("leo")]).toMatchObject([[moveIn("a")], []]);
});

it("what a device can't keep is sent all the same (T-1193)", async () => {
  const { sendOrKeep } = await openPage();
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const setItem = vi.spyOn(storage, "setItem").mockImplementation(full);
  answerWith(json(200, { lifetime_xp: 70, granted: true }, MARK));
  expect(await sendOrKeep(XP)).toEqual({ lifetime_xp: 70, granted: true });
  setItem.mockRestore();
});

describe("a mutation that never gets an answer", () => {
  it("is set aside after some tries: others arrive, but not what builds on it (T-1174)", async () => {
    const time = { now: 0 };
    const { flushMutationQueue } = await openPage();
    store("mia", [moveIn("a"), { ...XP, lessonId: "a" }, moveIn("b"), STREAK]);
    answerWith((request) =>
      request.includes("/lessons/a/progress")
        ? FOREIGN["a page with 403"]()
        : json(200, {}, MARK)(),
    );
    const paths = () => server.requests.map((request) => request.split(" ")[1]);
    for (let tries = 1; tries < ASIDE_AFTER; tries++) {
      await flushMutationQueue("when-due", clockAt(time));
      time.now += 300_000;
    }
    expect(new Set(paths())).toEqual(new Set(["/api/me/lessons/a/progress"]));
    await flushMutationQueue("when-due", clockAt(time));
    expect(paths().slice(ASIDE_AFTER)).toEqual(["/api/me/lessons/b/progress", "/api/me/streak"]);
    expect(stored("mia")).toMatchObject([moveIn("a"), XP]);
    time.now += 300_000;
    answerWith(json(200, {}, MARK));
    await flushMutationQueue("when-due", clockAt(time));
    expect(stored("mia")).toEqual([]);
  });

  it("an unanswered mutation is not sent again before its pause is over (T-1175)", async () => {
    const time = { now: 0 };
    const { flushMutationQueue } = await openPage();
    store("mia", [XP]);
    answerWith(FOREIGN["a page with 200"]);
    for (const [now, requests] of [
      [0, 1],
      [4_999, 1],
      [5_000, 2],
      [14_999, 2],
      [15_000, 3],
    ] as const) {
      time.now = now;
      await flushMutationQueue("when-due", clockAt(time));
      expect(server.requests).toHaveLength(requests);
    }
  });
});

it("what a child did during an hour without a network is sent at the first look after it (T-1196)", async () => {
  const time = { now: 0 };
  const { flushMutationQueue, sendOrKeep } = await openPage();
  vi.stubGlobal("navigator", { ...navigator, onLine: false });
  answerWith(FOREIGN["no network"]);
  await sendOrKeep(XP, clockAt(time));
  for (; time.now < 3_600_000; time.now += 10_000)
    await flushMutationQueue("when-due", clockAt(time));
  vi.stubGlobal("navigator", { ...navigator, onLine: true });
  answerWith(json(200, {}, MARK));
  await flushMutationQueue("when-due", clockAt(time));
  expect(stored("mia")).toEqual([]);
});

describe("a refusal", () => {
  it("of what may build on something that was set aside is not the last word (T-1176)", async () => {
    const { flushMutationQueue } = await openPage();
    const aside = { ...moveIn("a"), tries: ASIDE_AFTER, dueAt: 250_000 };
    const ofSibling = { ...moveIn("b"), childId: "eve" };
    store("mia", [aside, moveIn("b"), ofSibling]);
    answerWith(json(409, { code: "slide_skipped" }, MARK));
    for (let round = 0; round < ASIDE_AFTER + 1; round++)
      await flushMutationQueue("when-due", clockAt({ now: round * 50_000 }));
    expect(stored("mia")).toMatchObject([moveIn("a"), moveIn("b")]);
    answerWith(json(200, {}, MARK));
    await flushMutationQueue("when-due", clockAt({ now: 900_000 }));
    expect(stored("mia")).toEqual([]);
  });

  it.each(["lesson_locked", "lesson_not_found", "version_unknown"])(
    "for what authors did meanwhile, %s, sets the lesson aside at once and is asked again, for 30 days (T-1751)",
    async (code) => {
      const DAY_MS = 86_400_000;
      const { flushMutationQueue } = await openPage();
      const ofLesson = [moveIn("a"), XP];
      const refuse = (request: string) =>
        request.includes("/lessons/a/") ? json(403, { code }, MARK)() : json(200, {}, MARK)();
      const flushAt = (now: number) => flushMutationQueue("when-due", clockAt({ now }));
      store("mia", [...ofLesson, moveIn("b"), STREAK]);
      answerWith(refuse);
      await flushAt(0);
      expect(stored("mia")).toMatchObject(ofLesson);
      await flushAt(30 * DAY_MS);
      expect(stored("mia")).toMatchObject(ofLesson);
      answerWith(json(200, {}, MARK));
      await flushAt(30 * DAY_MS + 300_000);
      expect(stored("mia")).toEqual([]);
      store("mia", [moveIn("a")]);
      answerWith(refuse);
      await flushAt(0);
      await flushAt(31 * DAY_MS);
      expect(stored("mia")).toEqual([]);
    },
  );

  it("of a move just made, since a lesson was put before its own, keeps the move and lets the child play on (T-1752)", async () => {
    const { sendOrKeep } = await openPage();
    answerWith(json(403, { code: "lesson_locked" }, MARK));
    expect(await sendOrKeep(moveIn("a"))).toBe(null);
    expect(stored("mia")).toMatchObject([moveIn("a")]);
  });

  it("of one event loses no other event of its batch (T-1177)", async () => {
    const { flushMutationQueue, keepEvent } = await openPage();
    const ids = ["one", "bad", "two"];
    for (const event_id of ids) keepEvent({ event_id, name: "heard", at: "2026-11-20T12:00:00Z" });
    const taken: string[] = [];
    answerWith((request) => {
      if (request.includes('"bad"')) return json(400, { code: "validation_failed" }, MARK)();
      taken.push(...ids.filter((id) => request.includes(`"${id}"`)));
      return json(200, { kept: 1 }, MARK)();
    });
    await flushMutationQueue();
    expect(taken).toEqual(["one", "two"]);
    expect(storage.getItem("outbox-events:mia")).toBe(null);
  });

  it("of the session keeps what the child did, and says so to the page (T-1178)", async () => {
    vi.doMock("../auth/session.ts", () => ({
      currentSession: async () => ({ access_token: "ended", user: { id: "mia" } }),
      renewSession: async () => null,
    }));
    const { sendOrKeep } = await openPage();
    vi.doUnmock("../auth/session.ts");
    answerWith(json(401, { code: "not_authenticated" }, MARK));
    await expect(sendOrKeep(FEEDBACK)).rejects.toMatchObject({ code: "not_authenticated" });
    expect(stored("mia")).toMatchObject([FEEDBACK]);
  });
});

/** A mutation of a child: a move in a lesson, with a unique number. */
const anyAct = fc.record({
  act: fc.constant(true),
  child: fc.constantFrom("ben", "eve"),
  lesson: fc.constantFrom("a", "b"),
});
const anyFlush = fc.record({
  act: fc.constant(false),
  child: fc.constantFrom("ben", "eve"),
  when: fc.constantFrom("now" as const, "when-due" as const),
  later: fc.integer({ min: 0, max: 60_000 }),
});
const anyAnswer = fc.constantFrom("ok", "refusal", ...FOREIGN_NAMES);

it("whatever answers, nothing is lost, sent for another child or out of its order; in the end all has arrived (T-1179)", async () => {
  choose("ben");
  const ben = await openPage();
  ben.pendingMutations();
  await ben.sendOrKeep(XP);
  choose("eve");
  const eve = await openPage();
  await eve.sendOrKeep(XP);
  const pages = { ben, eve };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(anyAct, anyFlush), { maxLength: 25 }),
      fc.array(anyAnswer, { maxLength: 40 }),
      async (steps, answers) => {
        storage.clear();
        signIn("mia");
        const time = { now: 0 };
        const clock = clockAt(time);
        const decided = new Map<number, "ok" | "refusal">();
        const did: { id: number; child: string; lesson: string }[] = [];
        const wrong: string[] = [];
        let next = 0;
        let isOver = false;
        answerWith((request) => {
          const id = Number(/"version":(\d+)/.exec(request)?.[1]);
          const { child, lesson } = did.find((one) => one.id === id) ?? {};
          if (!request.includes(`/api/child/${child}/me/lessons/${lesson}/progress`))
            wrong.push(`for another child: ${request}`);
          const kind = isOver ? "ok" : (answers[next++] ?? "no network");
          if (kind !== "ok" && kind !== "refusal") return FOREIGN[kind]();
          const earlier = did.filter((o) => o.id < id && o.child === child && o.lesson === lesson);
          if (earlier.some((one) => !decided.has(one.id))) wrong.push(`too early: ${request}`);
          decided.set(id, kind);
          return kind === "ok"
            ? json(200, {}, MARK)()
            : json(409, { code: "slide_skipped" }, MARK)();
        });
        const check = () => {
          expect(wrong).toEqual([]);
          const waiting = stored("mia").map((entry) => (entry as { version: number }).version);
          for (const { id } of did) expect(decided.has(id) || waiting.includes(id)).toBe(true);
        };
        for (const step of steps) {
          const { child } = step;
          if ("lesson" in step) {
            const id = did.length + 1;
            did.push({ id, child, lesson: step.lesson });
            const move = { ...moveIn(step.lesson), version: id };
            // A refusal and our own fault are shown to the child at once.
            await pages[child as "ben"].sendOrKeep(move, clock).catch(() => {
              if (!decided.has(id)) did.pop();
            });
          } else {
            time.now += step.later;
            await pages[child as "ben"].flushMutationQueue(step.when, clock);
          }
          await locks.running;
          check();
        }
        isOver = true;
        for (let round = 0; round < 2 * ASIDE_AFTER && stored("mia").length > 0; round++) {
          time.now += 300_000;
          await ben.flushMutationQueue("when-due", clock);
        }
        check();
        expect(stored("mia")).toEqual([]);
        expect([...decided.keys()].sort((a, b) => a - b)).toEqual(did.map(({ id }) => id));
      },
    ),
  );
});
