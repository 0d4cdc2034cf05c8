import { FIRST_LESSON_ID } from "#domain/constants.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { plainText } from "#domain/content/text.ts";
import { openKind } from "./activity.ts";
import { asAuthor } from "./author.ts";
import { expect, test } from "./fixtures.ts";

/** A second at which a recording says its first word: each begins with 0.1 s of silence. */
const FIRST_WORD = 0.2;

test("while a question and its answers are read, the word that is spoken is marked (T-2089)", async ({
  page,
  live,
}) => {
  // The voice hardly moves on by itself: the test says where in a recording it is.
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function slow(this: HTMLMediaElement) {
      Object.assign(globalThis, { voice: this });
      this.playbackRate = 0.0625;
      return play.call(this);
    };
  });
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get("spoken-word") ?? [])].map(String));
  /** Moves the voice to this second of its recording, or to its end, once it knows how long it is. */
  const at = async (seconds: number) => {
    await page.waitForFunction(
      () => ((globalThis as { voice?: HTMLMediaElement }).voice?.duration ?? 0) > 0,
    );
    await page.evaluate((to) => {
      const { voice } = globalThis as unknown as { voice: HTMLMediaElement };
      voice.currentTime = Math.min(to, voice.duration - 0.01);
    }, seconds);
  };
  const author = await asAuthor(live);
  const slides: Slide[] = await author.call("GET", `/lessons/${FIRST_LESSON_ID}/slides`);
  const shipped = slides.find((slide) => slide.type === "quiz");
  if (shipped === undefined) throw new Error("The first lesson has no quiz.");
  const { quiz_question, quiz_audio_url, quiz_answers } = shipped;
  const question = plainText(quiz_question);
  await openKind(page, live, "quiz", "Which?", {
    quiz_heading: "Which?",
    quiz_question,
    quiz_audio_url,
    quiz_answers,
    quiz_keeps_order: true,
  });
  await page.getByRole("button", { name: `Listen: ${question}` }).click();
  const [first = ""] = question.split(" ");
  await at(FIRST_WORD);
  await expect.poll(marked).toEqual([first]);
  await expect(page.getByText(question)).toBeVisible();
  const [answer] = quiz_answers;
  await at(Infinity);
  const card = page.getByRole("radio", { name: answer?.text ?? "" });
  await expect(card).toHaveAttribute("data-read", "true");
  await expect.poll(marked).toEqual([answer?.text.split(" ")[0]]);
  await page.getByRole("button", { name: `Listen: ${quiz_answers[1]?.text ?? ""}` }).click();
  await expect.poll(marked).toEqual([quiz_answers[1]?.text.split(" ")[0]]);
  await expect(card).toHaveAttribute("data-read", "false");
});
