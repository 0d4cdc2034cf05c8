import type { Locator, Page } from "@playwright/test";
import { STAFF_SESSION_KEY } from "#app/data/base/session-key.ts";
import { addStaff, setAuthorPassword } from "#server/auth/staff.ts";
import { openBuilder } from "#tests/support/process.ts";
import type { LiveServer } from "./fixtures.ts";

/** JSON over HTTP and the builder's pages with an author's session. */
const withSession = (live: LiveServer, session: { access_token: string }) => ({
  call: async (method: string, path: string, body?: unknown) =>
    (await live.request(method, `/api/staff${path}`, { token: session.access_token, body })).body,
  /** The builder, open on a page. */
  async open(page: Page, query = ""): Promise<void> {
    await page.goto("/robots.txt");
    await page.evaluate(
      ([key, kept]) => localStorage.setItem(key ?? "", kept ?? ""),
      [STAFF_SESSION_KEY, JSON.stringify(session)],
    );
    await page.goto(`/lesson-builder${query}`);
  },
});

/**
 * Clicks with the mouse in the preview of the desk. Playwright's own click misses small controls
 * there: it does not see that a frame of another process is scaled.
 */
export async function clickInPhone(page: Page, control: Locator): Promise<void> {
  const phone = await page.locator("iframe").boundingBox();
  const inPhone = await control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: (x + width / 2) / window.innerWidth, y: (y + height / 2) / window.innerHeight };
  });
  if (phone === null) throw new Error("The preview is not on the screen.");
  await page.mouse.click(phone.x + inPhone.x * phone.width, phone.y + inPhone.y * phone.height);
}

/** The built-in author. */
export async function asAuthor(live: LiveServer) {
  const password = await setAuthorPassword(live.running().context.authContext);
  const { body: session } = await openBuilder(live.url, password);
  return { password, ...withSession(live, session) };
}

/** A named author, whom colleagues see by that name. */
export async function asNamedAuthor(live: LiveServer, name: string) {
  // A host of its own: `+` in front of the @ names the same mailbox, which gets one mail a minute.
  const email = `${name}@${crypto.randomUUID().slice(0, 8)}.example.com`;
  await addStaff(live.running().context.authContext, email);
  await live.request("POST", "/auth/v1/otp", { body: { email } });
  const { tokenHash } = await live.mail(email);
  const { body: session } = await live.request("POST", "/auth/v1/verify", {
    body: { type: "email", token_hash: tokenHash },
  });
  return withSession(live, session);
}

export type Author = ReturnType<typeof withSession>;

const ANSWERS = ["Coins", "Leaves"].map((text, index) => ({
  text,
  is_correct: index === 0,
  image_url: null,
  alt: null,
  audio_url: null,
}));

/** A course with one lesson of quizzes, made through the API. */
export async function newCourse(author: Author, title: string, questions: string[] = []) {
  const { id: course } = await author.call("POST", "/courses", { title });
  const { id: lesson } = await author.call("POST", `/courses/${course}/lessons`, {
    title: `${title} one`,
  });
  const slides: string[] = [];
  for (const quiz_question of questions) {
    const { id } = await author.call("POST", `/lessons/${lesson}/slides`, { type: "quiz" });
    await author.call("PATCH", `/slides/${id}`, {
      row_version: 1,
      quiz_question,
      quiz_answers: ANSWERS,
    });
    slides.push(id);
  }
  return {
    course: course as string,
    lesson: lesson as string,
    slides,
    query: `?course=${course}&lesson=${lesson}`,
  };
}

/** The builder with a new course, and in it a slide of a kind ('Jars') that its button added. */
export async function addSlideOf(page: Page, live: LiveServer, title: string, kind: string) {
  const author = await asAuthor(live);
  const { lesson, query } = await newCourse(author, title);
  await author.open(page, query);
  await page.getByRole("button", { name: `Add ${kind} Slide` }).click();
  return { author, lesson };
}
