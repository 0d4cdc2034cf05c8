import { afterEach, describe, expect, it, vi } from "vitest";
import { progressIn } from "#domain/content/lesson-translation.ts";
import { useAuthor } from "#tests/support/author.ts";
import { translator } from "#tests/support/translations.ts";

vi.hoisted(() => vi.resetModules());
vi.mock("#domain/content/lesson-translation.ts", { spy: true });

const author = useAuthor();
const { staff, newCourse, newLesson, newSlide, playable, lessonsOf, outline } = author;
const { setLanguages, translateAll, of, part, save } = translator(author);
afterEach(() => vi.clearAllMocks());

describe("how far lessons are in their languages", () => {
  it("is counted again only where something changed, and then always (T-1617)", async () => {
    const course = await newCourse("Progress");
    const { lesson, slide } = await playable(course);
    const other = await newLesson(course, "Another");
    await newSlide(other);
    await setLanguages(course, ["de"]);
    const look = async () => {
      await outline();
      vi.mocked(progressIn).mockClear();
      const shown = (await lessonsOf(course)).find(({ id }: { id: string }) => id === lesson);
      return { languages: shown.languages, counted: vi.mocked(progressIn).mock.calls.length };
    };
    const { counted, languages } = await look();
    expect([counted, languages.de.done]).toEqual([0, false]);

    const version = async () =>
      (await author.slidesOf(lesson)).find(({ id }: { id: string }) => id === slide).row_version;
    const changes: [string, () => Promise<unknown>][] = [
      ["its texts are translated", () => translateAll(lesson, "de")],
      [
        "a slide is edited",
        async () =>
          staff("PATCH", `/slides/${slide}`, {
            row_version: await version(),
            quiz_question: "What is silver?",
          }),
      ],
      [
        "a translation is taken back",
        async () =>
          save("slide", slide, "de", await part(lesson, "de", slide, "quiz_answers.0.text"), null),
      ],
      ["a slide is added", () => newSlide(lesson, "sort")],
      ["a slide is deleted", () => staff("DELETE", `/items/slide/${slide}`)],
      ["a slide is brought back", () => staff("POST", `/items/slide/${slide}/restore`)],
      ["its course has another language", () => setLanguages(course, ["fr", "de"])],
    ];
    let before = JSON.stringify(languages);
    for (const [what, change] of changes) {
      await change();
      const shown = (await lessonsOf(course)).find(({ id }: { id: string }) => id === lesson);
      const { progress, is_done: done } = await of(lesson, "de");
      expect([what, shown.languages.de]).toEqual([what, { ...progress, done }]);
      expect([what, JSON.stringify(shown.languages)]).not.toEqual([what, before]);
      before = JSON.stringify(shown.languages);
      expect([what, (await look()).counted]).toEqual([what, 0]);
    }
  });
});
