// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { lessonRow } from "../content/rows-for-tests.ts";
import { LanguageHead } from "./LanguageHead.tsx";

afterEach(cleanup);

const lesson = (id: string, done: boolean): OutlineLesson => ({
  ...lessonRow(id, 1, false),
  languages: { de: { texts: 3, missing: done ? 0 : 3, outdated: 0, done } },
});

it("a language says how far it is, and leads to the first lesson that is not translated (T-853)", () => {
  const onTranslate = vi.fn<(lessonId: string) => void>();
  const head = (lessons: OutlineLesson[]) => (
    <LanguageHead
      course={{ lessons }}
      language="de"
      isBusy={false}
      onTranslate={onTranslate}
      onRemove={() => undefined}
    />
  );
  const { rerender } = render(head([lesson("Boats", true), lesson("Nets", false)]));
  expect(screen.getByText("1 of 2 lessons translated.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: 'Go on translating "Nets" into German' }));
  expect(onTranslate.mock.calls).toEqual([["Nets"]]);
  rerender(head([lesson("Boats", false), lesson("Nets", false)]));
  expect(screen.getByText("0 of 2 lessons translated.")).toBeTruthy();
  expect(
    screen.getByRole("button", { name: 'Start translating "Boats" into German' }),
  ).toBeTruthy();
  expect(screen.getByText("Next: Boats")).toBeTruthy();
  rerender(head([lesson("Boats", true), lesson("Nets", true)]));
  expect(screen.getByText("Complete: all 2 lessons are translated.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /translating/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Remove German" })).toBeTruthy();
});
