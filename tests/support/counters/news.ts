import { expect } from "vitest";
import { sendLessonNews } from "#server/authoring/lesson-news.ts";
import { ANSWERS } from "../author.ts";
import { newStaff } from "../families.ts";
import { seenFrom } from "../strangers.ts";
import type { DriveParts, Drives } from "./drive.ts";

/** Mails to families about lessons. */
export function newsDrives({ server, points, family }: DriveParts) {
  const staff = async (token: string, method: string, path: string, body?: unknown) =>
    (
      await server.request(method, `/api/staff${path}`, {
        token,
        ...(body !== undefined && { body }),
      })
    ).body;
  /** A lesson that can be published, by an author of its own. */
  async function newLesson() {
    const { token } = await newStaff(seenFrom(server));
    const { id: course } = await staff(token, "POST", "/courses", { title: "A course" });
    const { id } = await staff(token, "POST", `/courses/${course}/lessons`, { title: "A lesson" });
    const added = await staff(token, "POST", `/lessons/${id}/slides`, { type: "quiz" });
    await staff(token, "PATCH", `/slides/${added.changes[0].made[0].id}`, {
      row_version: 1,
      quiz_question: "What is gold?",
      quiz_answers: ANSWERS,
    });
    return { id: id as string, token };
  }
  const publish = async ({ id, token }: { id: string; token: string }) =>
    (await staff(token, "POST", `/lessons/${id}/publish?news=true`)).news.state as string;

  return {
    async news_installation() {
      for (let n = 0; n < points("news_installation"); n++)
        expect(await publish(await newLesson())).toBe("sent");
      expect(await publish(await newLesson())).toBe("too_soon");
    },
    async news_family() {
      const { token, email } = await family();
      await server.request("PUT", "/api/me/consents", { token, body: { news: true } });
      const at = server.clock.now().toISOString();
      for (let n = 0; n < points("news_family") + 2; n++) {
        const lesson = await newLesson();
        await staff(lesson.token, "POST", `/lessons/${lesson.id}/publish`);
        await sendLessonNews(server.context, {
          lessonId: lesson.id,
          version: 1,
          at,
          after: null,
        });
      }
      const news = (await server.context.mailbox.list(email)).filter(
        ({ subject }) => subject === "A new mission is here",
      );
      expect(news).toHaveLength(points("news_family"));
    },
  } satisfies Drives;
}
