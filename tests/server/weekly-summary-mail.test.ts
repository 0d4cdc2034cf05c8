import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { missions } from "#course/treasure-tracker/course.ts";
import { slidesFor } from "#domain/content/band-path.ts";
import { addDays, dayIn, weekOf } from "#domain/days.ts";
import type { Learned } from "#domain/learning/learned/learned.ts";
import { weeklySummaryMail } from "#server/copy/weekly-summary.ts";
import { children } from "#server/platform/db/schema.ts";
import { sendAttempts } from "#tests/support/answers.ts";
import { LESSONS, newFamily, playLesson } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { BASE, startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { weeklySummaryCalls } from "#tests/support/weekly-summary-calls.ts";

const [FIRST = ""] = LESSONS;

let server: TestServer;
let family: TestFamily;
/** Each test has a week of its own, from Friday on. */
let sunday: string;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const { mailsAt, switchOn } = weeklySummaryCalls(
  () => server,
  () => family,
);
/** The plain text of the one summary that came, with its secret left out. */
const textOn = async (day: string) => {
  const [mail, ...more] = await mailsAt(`${day}T18:00:01Z`);
  expect(more).toEqual([]);
  return mail?.text.replace(/t=\S+/, "t=TOKEN");
};

describe("the mail of the weekly summary", () => {
  const quizzes = slidesFor(missions[0]?.lesson.slides ?? [], "middle")
    .flatMap((slide) => (slide.type === "quiz" ? [slide] : []))
    .slice(0, 3);
  const child = (name: string, age: number) =>
    server.request("POST", "/api/me/children", { token: family.token, body: { name, age } });
  const play = async () => {
    const attempts = quizzes.flatMap(({ id: slide_id, quiz_answers }, place) => {
      const wrong = quiz_answers.findIndex(({ is_correct }) => !is_correct);
      const right = quiz_answers.findIndex(({ is_correct }) => is_correct);
      const tried = (attempt: number, detail: number) => ({
        lesson_id: FIRST,
        slide_id,
        attempt,
        correct: detail === right,
        detail: String(detail),
      });
      return place === 2 ? [tried(1, wrong), tried(2, right)] : [tried(1, right)];
    });
    await sendAttempts(server, family.token, attempts);
    await playLesson(server, family.token, FIRST);
  };
  beforeEach(async () => {
    sunday = addDays(weekOf(dayIn(server.clock.now(), null)), 13);
    server.clock.advanceTo(`${addDays(sunday, -2)}T12:00:00Z`);
    family = await newFamily(server);
    await switchOn();
  });

  it("of a child who played nothing", async () => {
    expect(await textOn(sunday)).toMatchInlineSnapshot(`
      "Ahoy! Here is Mia's week in one minute.

      Mia
      ---
      Mia has not begun yet. The first mission takes about five minutes.
      Next mission: "Coins on the Map"
      A question for dinner afterwards: "Which jar got the most coins, and what are they for?"

      See what was learned:
      http://localhost:5173/account/learned

      Fair winds,
      Pocket and the Treasure Tracker crew

      You get this e-mail on Sundays at 6 PM because you switched it on.
      No more weekly e-mails: http://localhost:5173/api/weekly-summary/unsubscribe?t=TOKEN"
    `);
  });

  it("of one lesson counts and shows right first tries alone (T-1285)", async () => {
    await play();
    await server.request("PUT", `/api/me/mission-cards/${FIRST}/done`, { token: family.token });
    expect(await textOn(sunday)).toMatchInlineSnapshot(`
      "Ahoy! Here is Mia's week in one minute.

      Mia
      ---
      Mia played on 1 day and finished "Coins on the Map".
      New questions right on the first try: 2 of 3. Three questions are a hint, not a grade.
      What Mia showed:
      - People are paid for work that others need; jobs and skills differ, so does pay. (1 of 1)
      Not yet: Coins come from work or as a gift; no machine makes them. (1 of 2) To try at home: the mission card "Our Three Jars".
      Took a few tries: "Ms. Lee pays with her phone. Beep! Where did that money come from?" Hint to talk about: "A phone only sends it. Who had it before?"
      Done together: the mission card "Our Three Jars".
      Next mission: "Need or Want?"
      A question for dinner afterwards: "What is one want that you don't mind waiting for?"

      See what was learned:
      http://localhost:5173/account/learned

      Fair winds,
      Pocket and the Treasure Tracker crew

      You get this e-mail on Sundays at 6 PM because you switched it on.
      No more weekly e-mails: http://localhost:5173/api/weekly-summary/unsubscribe?t=TOKEN"
    `);
  });

  it("of three children: one played, one has not begun, one began before this week", async () => {
    await child("Ben", 4);
    const { id } = (await child("Ada", 12)).body;
    const begun = { slide: 1, slide_id: null, furthest: 1, completed: false };
    await server.context.db
      .update(children)
      .set({ lesson_progress: { [FIRST]: begun } })
      .where(eq(children.id, id));
    await play();
    expect(await textOn(sunday)).toMatchInlineSnapshot(`
      "Ahoy! Here is Mia, Ben, and Ada's week in one minute.

      Mia
      ---
      Mia played on 1 day and finished "Coins on the Map".
      New questions right on the first try: 2 of 3. Three questions are a hint, not a grade.
      What Mia showed:
      - People are paid for work that others need; jobs and skills differ, so does pay. (1 of 1)
      Not yet: Coins come from work or as a gift; no machine makes them. (1 of 2) To try at home: the mission card "Our Three Jars".
      Took a few tries: "Ms. Lee pays with her phone. Beep! Where did that money come from?" Hint to talk about: "A phone only sends it. Who had it before?"
      A mission for ten minutes together: "Our Three Jars"
      1. Find three cups, jars or boxes at home.
      2. Draw a sign for each: save, spend and share.
      3. Take ten coins or buttons. Give each one a job.
      And a question for dinner: "Which jar got the most coins, and what are they for?"
      Next mission: "Need or Want?"

      Ben
      ---
      Ben has not begun yet. The first mission takes about five minutes.
      Next mission: "Coins on the Map"
      A question for dinner afterwards: "Which jar got the most coins, and what are they for?"

      Ada
      ---
      Ada did not play this week, and that is fine. Nothing is lost by waiting.
      Next mission: "Coins on the Map"
      A question for dinner afterwards: "Which jar got the most coins, and what are they for?"

      See what was learned:
      http://localhost:5173/account/learned

      Fair winds,
      Pocket and the Treasure Tracker crew

      You get this e-mail on Sundays at 6 PM because you switched it on.
      No more weekly e-mails: http://localhost:5173/api/weekly-summary/unsubscribe?t=TOKEN"
    `);
  });

  it("of a child who has finished everything", async () => {
    for (const lesson of LESSONS) await playLesson(server, family.token, lesson);
    expect(await textOn(sunday)).toMatchInlineSnapshot(`
      "Ahoy! Here is Mia's week in one minute.

      Mia
      ---
      Mia played on 1 day and finished "Coins on the Map", "Need or Want?", "The Treasure Goal", "Smart Spender", and "Share the Treasure".
      A mission for ten minutes together: "A Ticket to Share"
      1. Think of somebody who could use some help.
      2. Tell a grown-up what you would like to do.
      3. Make a ticket. Draw what it is good for.
      4. Hand it over with a big smile.
      And a question for dinner: "How did it feel to give your ticket away?"
      All 5 missions are finished. What a treasure! The certificate is on your account page.

      See what was learned:
      http://localhost:5173/account/learned

      Fair winds,
      Pocket and the Treasure Tracker crew

      You get this e-mail on Sundays at 6 PM because you switched it on.
      No more weekly e-mails: http://localhost:5173/api/weekly-summary/unsubscribe?t=TOKEN"
    `);
  });

  it("loads our own picture alone and marks up nothing that a name or an author wrote (T-199)", async () => {
    await child('<img src="https://evil.example/x.png">', 5);
    const [mail] = await mailsAt(`${sunday}T18:00:01Z`);
    expect(mail?.html).toContain("&lt;img");
    expect(mail?.html).toMatch(/<a [^>]*href="[^"]*unsubscribe[^"]*"[^>]*>No more weekly e-mails</);
    expect(mail?.html).not.toMatch(/<(script|link|iframe)|url\(/);
    expect(mail?.html.match(/<img [^>]*src="[^"]*"/g)).toEqual([
      expect.stringContaining(`src="${BASE}/mail-pocket.png"`),
    ]);
    expect(mail?.headers).not.toHaveProperty("Return-Receipt-To");
  });
});

it("tells an idea that was noted with its first tries, and what is not shown yet with what to try (T-2051)", () => {
  const none = { right: 0, of: 0 };
  const canDo = (idea: string, right: number, is_shown: boolean) => ({
    idea,
    lesson: { right, of: 2 },
    before: none,
    after: none,
    later: none,
    is_shown,
  });
  const learned: Learned = {
    has_played: true,
    finished: [],
    lessons: 5,
    ideas: [
      {
        lesson_id: FIRST,
        title: "Need or Want?",
        tag: "",
        right_first: 2,
        answered: 4,
        points: [{ question: "Which?", words: "Yes!" }],
        can_do: [canDo("Needs come first.", 2, true), canDo("It depends.", 0, false)],
        try_at_home: "The Need Hunt",
      },
    ],
    hard: [],
    streak: 1,
    days_played: 1,
    jars: null,
    cards_done: [],
    card_to_do: null,
    next: null,
    weeks: [{ from: "2026-11-14", slides: 9, days: 1 }],
  };
  const { sections } = weeklySummaryMail(
    [{ name: "Mia", learned }],
    { weekday: 0, hour: 18 },
    "http://x/learned",
    "http://x/end",
  );
  expect(sections[0]?.lines.slice(0, 5)).toEqual([
    "Mia played on 1 day.",
    "New questions right on the first try: 2 of 4. Three questions are a hint, not a grade.",
    "What Mia showed:",
    "- Needs come first. (2 of 2)",
    'Not yet: It depends. (0 of 2) To try at home: the mission card "The Need Hunt".',
  ]);
});
