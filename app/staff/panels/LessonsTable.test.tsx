// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { DIFFICULTIES, ENJOYMENTS } from "#domain/learning/feedback.ts";
import type { Insight } from "#app/data/authoring/authoring.ts";
import { LessonsTable } from "./LessonsTable.tsx";

afterEach(cleanup);

const answers = <T,>(values: readonly T[], counts: readonly number[]) =>
  values.map((value, index) => ({ value, count: counts[index] ?? 0 }));

const lessonOf = (id: string, started: number, finished: number, felt: readonly number[]) => ({
  id,
  course_id: "course",
  title: `Lesson ${id}`,
  started,
  finished,
  difficulty: answers(DIFFICULTIES, felt),
  enjoyment: answers(ENJOYMENTS, felt),
});

it("shows the share who finished, and how hard and how much fun it was as parts of a bar (T-725)", () => {
  const lessons: Insight["lessons"] = [
    lessonOf("one", 4000, 3000, [5, 0, 10, 5]),
    lessonOf("two", 0, 0, []),
  ];
  render(
    <LessonsTable
      courses={[{ id: "course", title: "Course" }]}
      lessons={lessons}
      onOpen={() => undefined}
    />,
  );
  const cells = (name: RegExp) =>
    within(screen.getByRole("row", { name }))
      .getAllByRole("cell")
      .map((cell) => {
        const seen = cell.cloneNode(true) as HTMLElement;
        for (const key of seen.querySelectorAll("[aria-hidden]")) key.remove();
        return seen.textContent;
      });
  expect(cells(/^Lesson one/)).toEqual([
    "4,000",
    "75% (3,000)",
    "Too easy: 25%Just right: 50%Kinda hard: 25%",
    "Boring: 25%Fun: 50%Super fun!: 25%",
  ]);
  expect(screen.getByTitle("Just right: 10 children").style.flexGrow).toBe("10");
  expect(cells(/^Lesson two/)).toEqual(["fewer than 5 children"]);
});

it("what each colour means stands once, in the head, for all answers of the lessons (T-886)", () => {
  const { container } = render(
    <LessonsTable
      courses={[]}
      lessons={[lessonOf("one", 40, 30, [5, 0, 10, 5]), lessonOf("two", 20, 20, [0, 20])]}
      onOpen={() => undefined}
    />,
  );
  const keysIn = (part: string) =>
    [...container.querySelectorAll(`${part} [aria-hidden]:has([data-step])`)].map((key) =>
      [...key.children].map(({ textContent }) => textContent),
    );
  expect(keysIn("thead")).toEqual([
    ["Too easy", "A bit easy", "Just right", "Kinda hard"],
    ["Boring", "Meh", "Fun", "Super fun!"],
  ]);
  expect(keysIn("tbody")).toEqual([]);
});

it("shows the lessons in the order that was chosen, and in the courses' order again (T-920)", () => {
  render(
    <LessonsTable
      courses={[]}
      lessons={[lessonOf("one", 40, 30, []), lessonOf("two", 20, 5, [])]}
      onOpen={() => undefined}
    />,
  );
  const titles = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  const choose = (value: string) =>
    fireEvent.change(screen.getByLabelText("Order"), { target: { value } });
  choose("finished");
  expect(titles()).toEqual(["Lesson two", "Lesson one"]);
  choose("");
  expect(titles()).toEqual(["Lesson one", "Lesson two"]);
});

it("names the course of each lesson while lessons of several courses are shown", () => {
  render(
    <LessonsTable
      courses={[
        { id: "course", title: "Treasures" },
        { id: "other", title: "Markets" },
      ]}
      lessons={[lessonOf("one", 40, 30, []), { ...lessonOf("two", 20, 5, []), course_id: "other" }]}
      onOpen={() => undefined}
    />,
  );
  const rows = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(rows()).toEqual(["Lesson oneTreasures", "Lesson twoMarkets"]);
  fireEvent.change(screen.getByLabelText("Course"), { target: { value: "other" } });
  expect(rows()).toEqual(["Lesson two"]);
});
