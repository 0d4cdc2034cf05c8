import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { emptyCard } from "#domain/content/mission-card.ts";
import { sendLessonNews } from "#server/authoring/lesson-news.ts";
import {
  contentState,
  lessonAnnouncements,
  lessonVersions,
  slides,
  staffLog,
} from "#server/platform/db/schema.ts";
import { ANSWERS, ids, useAuthor } from "#tests/support/author.ts";
import { fileBytes, giveFile } from "#tests/support/authoring.ts";
import { LESSONS, newFamily, playLesson } from "#tests/support/families.ts";

const [FIRST = ""] = LESSONS;
const { at, signInAgain, staff, slidesOf, lessonsOf, newCourse, newLesson, newSlide, playable } =
  useAuthor();

describe("draft and publication", () => {
  const child = async (lesson: string, family: string) => {
    at.server.clock.advance(3); // memory of the catalog
    return at.server.request("GET", `/api/lessons/${lesson}`, { token: family });
  };

  it("children see nothing of a lesson before it is published, and nothing of a draft after it", async () => {
    const course = await newCourse();
    const { lesson, slide } = await playable(course);
    const family = await newFamily(at.server);
    expect((await child(lesson, family.token)).status).toBe(404);
    expect((await staff("POST", `/lessons/${lesson}/publish`)).body).toEqual({ version: 1 });
    expect((await child(lesson, family.token)).body).toMatchObject({
      version: 1,
      order: 1,
      slides: [{ quiz_question: "What is gold?" }],
    });
    await staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_question: "And silver?" });
    expect((await lessonsOf(course))[0]).toMatchObject({ has_changes: true, version: 1 });
    expect((await child(lesson, family.token)).body.slides[0].quiz_question).toBe("What is gold?");
    await staff("POST", `/lessons/${lesson}/publish`);
    expect((await lessonsOf(course))[0]).toMatchObject({ has_changes: false, version: 2 });
    expect((await child(lesson, family.token)).body).toMatchObject({
      version: 2,
      slides: [{ quiz_question: "And silver?" }],
    });
  });

  it("what a child would be stuck in is not published", async () => {
    const course = await newCourse();
    const empty = await newLesson(course, "Empty");
    expect((await staff("POST", `/lessons/${empty}/publish`)).body.code).toBe("lesson_not_ready");
    await newSlide(empty, "video");
    expect((await staff("POST", `/lessons/${empty}/publish`)).body.message).toContain("no_video");
    const { lesson, slide } = await playable(course);
    await staff(
      "PATCH",
      `/slides/${slide}`,
      withVersion(
        2,
        ANSWERS.map((answer) => ({ ...answer, is_correct: false })),
      ),
    );
    expect((await staff("POST", `/lessons/${lesson}/publish`)).body.message).toContain(
      "no_correct_answer",
    );
  });

  it.each<[string, object, string]>([
    [
      "answers that look the same",
      { quiz_answers: ["A bank", "A \u200bbank"].map((text, at) => ({ ...ANSWERS[at], text })) },
      "same_answer",
    ],
    ["a question that shows nothing", { quiz_question: "[hl]\u200b[/hl]\u2060" }, "no_question"],
  ])(
    "what a child can't see or tell apart is not published: %s (T-1249)",
    async (_what, fields, check) => {
      const { lesson, slide } = await playable(await newCourse());
      const edited = await staff("PATCH", `/slides/${slide}`, { row_version: 2, ...fields });
      expect(edited.status).toBe(200);
      const { body } = await staff("POST", `/lessons/${lesson}/publish`);
      expect([body.code, body.message]).toEqual([
        "lesson_not_ready",
        expect.stringContaining(check),
      ]);
    },
  );

  it("titles and answers that show nothing are refused (T-1250)", async () => {
    const course = await newCourse();
    for (const title of ["\u200b", "\u3164 \u2800", "\u00ad"]) {
      expect((await staff("POST", "/courses", { title })).status).toBe(400);
      expect((await staff("POST", `/courses/${course}/lessons`, { title })).status).toBe(400);
    }
    const { slide } = await playable(course);
    const hidden = ANSWERS.map((answer) => ({ ...answer, text: "\u200b" }));
    const { body } = await staff("PATCH", `/slides/${slide}`, withVersion(2, hidden));
    expect([body.code, body.message]).toEqual([
      "validation_failed",
      expect.stringContaining("needs text"),
    ]);
  });

  const rowsOf = async (lesson: string) => {
    const { db } = at.server.context;
    const [state] = await db.select({ revision: contentState.revision }).from(contentState);
    return {
      versions: await db.$count(lessonVersions, eq(lessonVersions.lesson_id, lesson)),
      lines: await db.$count(staffLog),
      revision: state?.revision,
    };
  };

  it("a draft without a difference is published without a version, a line of the log or a new revision, also after a text was changed and changed back (T-1881)", async () => {
    const course = await newCourse();
    const { lesson, slide } = await playable(course);
    const publish = async () => (await staff("POST", `/lessons/${lesson}/publish`)).body;
    expect(await publish()).toEqual({ version: 1 });
    const before = await rowsOf(lesson);
    expect(await publish()).toEqual({ version: 1 });
    expect(await rowsOf(lesson)).toEqual(before);

    await staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_question: "And silver?" });
    await staff("PATCH", `/slides/${slide}`, { row_version: 3, quiz_question: "What is gold?" });
    const edited = await rowsOf(lesson);
    expect(await publish()).toEqual({ version: 1 });
    expect(await rowsOf(lesson)).toEqual(edited);
    expect((await lessonsOf(course))[0]).toMatchObject({ has_changes: false, version: 1 });

    await staff("PATCH", `/slides/${slide}`, { row_version: 4, quiz_question: "And silver?" });
    expect(await publish()).toEqual({ version: 2 });
    expect((await rowsOf(lesson)).versions).toBe(2);
  });

  it("two who publish at once make one version, a whole one", async () => {
    const { lesson } = await playable(await newCourse());
    const both = await Promise.all([
      staff("POST", `/lessons/${lesson}/publish`),
      staff("POST", `/lessons/${lesson}/publish`),
    ]);
    expect(both.map(({ body }) => body.version).toSorted()).toEqual([1, 1]);
    expect((await rowsOf(lesson)).versions).toBe(1);
  });

  it("a child in mid-lesson ends the version it began, and resumes rightly in the new one", async () => {
    const family = await newFamily(at.server);
    const { body: begun } = await at.server.request("GET", `/api/lessons/${FIRST}`, {
      token: family.token,
    });
    const move = (slide: number, version: number) =>
      at.server.request("PUT", `/api/me/lessons/${FIRST}/progress`, {
        token: family.token,
        body: { slide, version },
      });
    await move(0, begun.version);
    await move(1, begun.version);
    // In the order of the child's own form of checks.
    const [removed, ...kept] = ids(begun.slides);
    await staff("DELETE", `/items/slide/${removed}`);
    const { body: published } = await staff("POST", `/lessons/${FIRST}/publish`);
    at.server.clock.advance(3);
    for (let slide = 2; slide < begun.slides.length; slide++)
      expect((await move(slide, begun.version)).status).toBe(200);
    const me = (await at.server.request("GET", "/api/me", { token: family.token })).body.profile
      .lesson_progress[FIRST];
    expect(me).toMatchObject({ completed: true, slide_id: begun.slides.at(-1).id });
    const newest = (await child(FIRST, family.token)).body;
    expect([newest.version, ids(newest.slides)]).toEqual([published.version, kept]);
    await staff("POST", `/items/slide/${removed}/restore`);
  });

  it("a version is looked at and restored into the draft; slides it did not have go to the trash", async () => {
    const course = await newCourse();
    const { lesson, slide } = await playable(course, "Versions");
    await staff("POST", `/lessons/${lesson}/publish`);
    await staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_question: "Changed?" });
    const extra = await newSlide(lesson);
    const [listed] = (await staff("GET", `/lessons/${lesson}/versions`)).body;
    expect(listed).toMatchObject({
      version: 1,
      title: "Versions",
      slides: 1,
      by: expect.stringContaining("@"),
      changes: null,
    });
    expect((await staff("GET", `/lessons/${lesson}/versions/1`)).body.slides[0].quiz_question).toBe(
      "What is gold?",
    );
    expect((await staff("GET", `/lessons/${lesson}/versions/9`)).status).toBe(404);
    await staff("POST", `/lessons/${lesson}/versions/1/restore`);
    expect(await slidesOf(lesson)).toMatchObject([
      { id: slide, quiz_question: "What is gold?", row_version: 4 },
    ]);
    expect(ids((await staff("GET", "/trash")).body)).toContain(extra.id);
    expect(
      (await staff("PATCH", `/slides/${slide}`, { row_version: 3, quiz_question: "Mine" })).status,
    ).toBe(409);
  });

  it("a slide that is gone for good comes back with its version", async () => {
    const { lesson, slide } = await playable(await newCourse());
    await staff("POST", `/lessons/${lesson}/publish`);
    await at.server.context.db.delete(slides).where(eq(slides.id, slide));
    await staff("POST", `/lessons/${lesson}/versions/1/restore`);
    expect(await slidesOf(lesson)).toMatchObject([{ id: slide, quiz_answers: ANSWERS }]);
  });

  it("a lesson that waits for publication leaves no hole in the children's order", async () => {
    const course = await newCourse();
    await newLesson(course, "Waits");
    const { lesson } = await playable(course);
    await staff("POST", `/lessons/${lesson}/publish`);
    const family = await newFamily(at.server);
    expect((await child(lesson, family.token)).body.order).toBe(1);
    await playLesson(at.server, family.token, lesson);
    const courseMap = await at.server.request("GET", `/api/course-track?course=${course}`, {
      token: family.token,
    });
    expect(courseMap.body.lessons).toMatchObject([{ id: lesson, status: "done", order: 1 }]);
  });

  it("deleting a lesson hides it from children at once, restoring shows it again", async () => {
    const course = await newCourse();
    const { lesson } = await playable(course);
    await staff("POST", `/lessons/${lesson}/publish`);
    const family = await newFamily(at.server);
    await staff("DELETE", `/items/lesson/${lesson}`);
    expect((await child(lesson, family.token)).status).toBe(404);
    await staff("POST", `/items/lesson/${lesson}/restore`);
    expect((await child(lesson, family.token)).status).toBe(200);
  });
});

function withVersion(row_version: number, quiz_answers: unknown[]) {
  return { row_version, quiz_answers };
}

describe("news of a new lesson", () => {
  it("goes to families who agreed, once each, when the author asks for it, with a link to the lesson", async () => {
    const [yes, no, took] = [
      await newFamily(at.server),
      await newFamily(at.server),
      await newFamily(at.server),
    ];
    for (const { token: familyToken } of [yes, took])
      await at.server.request("PUT", "/api/me/consents", {
        token: familyToken,
        body: { news: true },
      });
    await at.server.request("PUT", "/api/me/consents", {
      token: took.token,
      body: { news: false },
    });
    const { lesson } = await playable(await newCourse(), "Sharks and Shares");
    const publish = (news?: boolean) =>
      staff("POST", `/lessons/${lesson}/publish${news === undefined ? "" : `?news=${news}`}`);
    const preview = (await staff("GET", `/lessons/${lesson}/news`)).body;
    await publish(true);
    const news = async (email: string) =>
      (await at.server.context.mailbox.list(email)).filter(
        ({ subject }) => subject === "A new mission is here",
      );
    await expect.poll(() => news(yes.email)).toHaveLength(1);
    const [letter] = await news(yes.email);
    expect(letter?.text).toContain("Sharks and Shares");
    expect(letter?.text).toContain("/api/unsubscribe?t=");
    expect(letter?.text).toContain(`${at.server.context.config.publicUrl}/lesson/${lesson}\n`);
    expect([preview.subject, letter?.text]).toEqual([
      letter?.subject,
      expect.stringContaining(preview.text[0]),
    ]);
    await publish();
    await publish(false);
    expect(
      [await news(yes.email), await news(no.email), await news(took.email)].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 0, 0]);
    const announced = await at.server.context.db
      .select()
      .from(lessonAnnouncements)
      .where(eq(lessonAnnouncements.lesson_id, lesson));
    expect(announced.map(({ user_id }) => user_id)).toEqual([yes.userId]);
    expect((await staff("GET", `/lessons/${lesson}/news`)).body.subject).toBe(
      "A mission has something new",
    );
  });

  const NEWS = ["A new mission is here", "A mission has something new"];
  const newsTo = async (email: string) =>
    (await at.server.context.mailbox.list(email)).filter(({ subject }) => NEWS.includes(subject));
  const agreedFamily = async () => {
    const family = await newFamily(at.server);
    await at.server.request("PUT", "/api/me/consents", {
      token: family.token,
      body: { news: true },
    });
    return family;
  };
  const publishWithNews = async (lesson: string) =>
    (await staff("POST", `/lessons/${lesson}/publish?news=true`)).body;
  const aWeekLater = async () => {
    at.server.clock.advance(7 * 86_400);
    await signInAgain();
  };

  it("goes to a family once a week at most, whichever lessons are published, and the author reads why (T-1123)", async () => {
    await aWeekLater();
    const family = await agreedFamily();
    const [one, two] = [await playable(await newCourse()), await playable(await newCourse())];
    expect((await publishWithNews(one.lesson)).news).toEqual({ state: "sent" });
    const from = new Date(at.server.clock.now().getTime() + 7 * 86_400_000).toISOString();
    expect(await publishWithNews(two.lesson)).toEqual({
      version: 1,
      news: { state: "too_soon", from },
    });
    await staff("PATCH", `/slides/${one.slide}`, { row_version: 2, quiz_question: "And silver?" });
    expect((await publishWithNews(one.lesson)).news.state).toBe("too_soon");
    await expect.poll(() => newsTo(family.email)).toHaveLength(1);

    await aWeekLater();
    await staff("PATCH", `/slides/${two.slide}`, { row_version: 2, quiz_question: "And silver?" });
    expect((await publishWithNews(two.lesson)).news).toEqual({ state: "sent" });
    await expect.poll(() => newsTo(family.email)).toHaveLength(2);
  });

  it("of several lessons published at the same moment goes out for one of them (T-1334)", async () => {
    await aWeekLater();
    const lessons = await Promise.all(
      [1, 2, 3].map(async () => (await playable(await newCourse())).lesson),
    );
    const published = await Promise.all(lessons.map(publishWithNews));
    expect(published.map(({ version }) => version)).toEqual([1, 1, 1]);
    expect(published.map(({ news }) => news.state).toSorted()).toEqual([
      "sent",
      "too_soon",
      "too_soon",
    ]);
  });

  it("is not sent where nothing differs from the newest version, whether or not that one was announced (T-1124)", async () => {
    await aWeekLater();
    const family = await agreedFamily();
    const { lesson } = await playable(await newCourse());
    await staff("POST", `/lessons/${lesson}/publish`);
    expect(await publishWithNews(lesson)).toEqual({ version: 1, news: { state: "unchanged" } });
    // It took nothing of the week.
    const other = await playable(await newCourse());
    expect((await publishWithNews(other.lesson)).news).toEqual({ state: "sent" });
    await expect.poll(() => newsTo(family.email)).toHaveLength(1);
  });

  it("a batch skips a family that had news in the week before, and goes on to the others (T-1335)", async () => {
    await aWeekLater();
    const [had, other] = [await agreedFamily(), await agreedFamily()];
    const { lesson } = await playable(await newCourse());
    await staff("POST", `/lessons/${lesson}/publish`);
    const now = at.server.clock.now();
    await at.server.context.db.insert(lessonAnnouncements).values({
      lesson_id: crypto.randomUUID(),
      version: 1,
      user_id: had.userId,
      at: new Date(now.getTime() - 86_400_000),
    });
    const job = { lessonId: lesson, version: 1, at: now.toISOString(), after: null };
    await sendLessonNews(at.server.context, job);
    await sendLessonNews(at.server.context, job);
    expect(
      [await newsTo(had.email), await newsTo(other.email)].map(({ length }) => length),
    ).toEqual([0, 1]);
  });

  it("shows a title that holds a link as text, without a link (T-1336)", async () => {
    await aWeekLater();
    const family = await agreedFamily();
    const { lesson } = await playable(
      await newCourse(),
      "Free gift cards at https://evil.example/win",
    );
    await publishWithNews(lesson);
    await expect.poll(() => newsTo(family.email)).toHaveLength(1);
    const [mail] = await newsTo(family.email);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil\.example|evil.{0,3}\/\//);
    expect(mail?.text).toContain("Free gift cards at https :// evil . example / win");
  });
});

describe("a title", () => {
  it.each(["A\r\nBcc: x", "Coins\u202Esnioc", "Sam\u0007", "a\u2028b"])(
    "with a hidden character is refused wherever it comes in: %j (T-1337)",
    async (title) => {
      const course = await newCourse();
      const { lesson } = await playable(course);
      const card = { ...emptyCard(), title };
      const answers = await Promise.all([
        staff("POST", "/courses", { title }),
        staff("PATCH", `/courses/${course}`, { row_version: 1, title }),
        staff("POST", `/courses/${course}/duplicate`, { title }),
        staff("POST", `/courses/${course}/lessons`, { title }),
        staff("POST", `/courses/${course}/lessons`, { title: "A lesson", tag: title }),
        staff("PATCH", `/lessons/${lesson}`, { row_version: 1, title }),
        staff("PATCH", `/lessons/${lesson}`, { row_version: 1, tag: title }),
        staff("PATCH", `/lessons/${lesson}`, { row_version: 1, mission_card: card }),
        staff("POST", `/lessons/${lesson}/duplicate`, { title }),
        staff("PUT", `/items/lesson/${lesson}/translations/de`, {
          path: "title",
          basis: "Quick",
          text: title,
          row_version: 1,
        }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
      expect(answers[0]?.body.message).toContain("hidden characters");
    },
  );
});

describe("'Fix Video URLs'", () => {
  it("fills what can only be meant, leaves what it would have to guess, and says which", async () => {
    const clip = await fileBytes("onboarding/welcome.mp4");
    const put = (lesson: string, name: string) =>
      giveFile(at.server, at.token, lesson, { kind: "video", name, bytes: clip });
    const course = await newCourse("Fixing");
    const [one, named, unclear, none] = [
      await newLesson(course, "One"),
      await newLesson(course, "Named"),
      await newLesson(course, "Unclear"),
      await newLesson(course, "None"),
    ];
    await newSlide(one, "video");
    await put(one, "whatever.mp4");
    await newSlide(named);
    await newSlide(named, "video");
    await newSlide(named, "video");
    await put(named, "2-second.mp4");
    await put(named, "3-third.mp4");
    await newSlide(unclear, "video");
    await put(unclear, "left.mp4");
    await put(unclear, "right.mp4");
    await newSlide(none, "video");
    const report = (await staff("POST", "/fix-video-urls")).body.filter(
      ({ lesson }: { lesson: string }) => ["One", "Named", "Unclear", "None"].includes(lesson),
    );
    expect(
      report.map(({ lesson, slide, file, reason, is_lost }: Record<string, unknown>) => [
        lesson,
        slide,
        typeof file === "string",
        reason,
        is_lost,
      ]),
    ).toEqual([
      ["One", 1, true, "filled", false],
      ["Named", 2, true, "filled", false],
      ["Named", 3, true, "filled", false],
      ["Unclear", 1, false, "several_files", false],
      ["None", 1, false, "no_file", false],
    ]);
    expect(
      (await slidesOf(named)).map(({ video_url }: { video_url?: string }) =>
        video_url?.split("/").at(-1)?.slice(0, 2),
      ),
    ).toEqual([undefined, "2-", "3-"]);
    const again = (await staff("POST", "/fix-video-urls")).body.filter(
      ({ reason }: { reason: string }) => reason === "filled",
    );
    expect(again).toEqual([]);
  });

  it("a video whose file is gone counts as missing", async () => {
    const lesson = await newLesson(await newCourse("Gone"), "Gone file");
    const { id } = await newSlide(lesson, "video");
    await staff("PATCH", `/slides/${id}`, {
      row_version: 1,
      video_url: "/media/content/nowhere/videos/x.mp4",
    });
    const report = (await staff("POST", "/fix-video-urls")).body;
    expect(report).toContainEqual(
      expect.objectContaining({ slide_id: id, reason: "no_file", is_lost: true }),
    );
  });
});
