import { afterAll, beforeAll } from "vitest";
import type { SlideKind } from "#domain/slides/registry.ts";
import { newStaff } from "./families.ts";
import { startTestServer } from "./test-server.ts";
import type { TestServer } from "./test-server.ts";

export const ids = (items: { id: string }[]) => items.map(({ id }) => id);
export const orders = (items: { order: number }[]) => items.map(({ order }) => order);

export const ANSWERS = [
  { text: "Coins", is_correct: true, image_url: null, alt: null, audio_url: null },
  { text: "Leaves", is_correct: false, image_url: null, alt: null, audio_url: null },
];

/** A server with one author, for the tests of a file. `at` is filled before the first of them. */
export function useAuthor() {
  const at = {} as { server: TestServer; token: string; userId: string };
  const signInAgain = async () => {
    const { token, userId } = await newStaff(at.server);
    Object.assign(at, { token, userId });
  };
  beforeAll(async () => {
    at.server = await startTestServer();
    await signInAgain();
  });
  afterAll(() => at.server.stop());

  const staff = (method: string, path: string, body?: unknown) =>
    at.server.request(method, `/api/staff${path}`, {
      token: at.token,
      ...(body === undefined ? {} : { body }),
    });
  const outline = async () => (await staff("GET", "/outline")).body;
  const slidesOf = async (lesson: string) => (await staff("GET", `/lessons/${lesson}/slides`)).body;
  const lessonsOf = async (course: string) =>
    (await outline()).find(({ id }: { id: string }) => id === course).lessons;
  const newCourse = async (title = "Pirate Banking") =>
    (await staff("POST", "/courses", { title })).body.id as string;
  const newLesson = async (course: string, title = "A lesson") =>
    (await staff("POST", `/courses/${course}/lessons`, { title, tag: "Saving" })).body.id as string;
  const newSlide = async (lesson: string, type: SlideKind = "quiz") =>
    (await staff("POST", `/lessons/${lesson}/slides`, { type })).body.changes[0].made[0] as {
      id: string;
      row_version: number;
    };
  const anySlide = async () => (await newSlide(await newLesson(await newCourse()))).id;
  /** A lesson of one quiz that a child can play. */
  const playable = async (course: string, title = "Quick") => {
    const lesson = await newLesson(course, title);
    const slide = await newSlide(lesson);
    await staff("PATCH", `/slides/${slide.id}`, {
      row_version: 1,
      quiz_question: "What is gold?",
      quiz_answers: ANSWERS,
    });
    return { lesson, slide: slide.id };
  };
  return {
    at,
    signInAgain,
    staff,
    outline,
    slidesOf,
    lessonsOf,
    newCourse,
    newLesson,
    newSlide,
    anySlide,
    playable,
  };
}
