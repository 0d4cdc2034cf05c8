// @vitest-environment happy-dom
import { useState } from "react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { translating } from "#app/copy/translation.ts";
import type { LessonTranslation, Part } from "#app/data/authoring/translations.ts";
import { useFocusWanted } from "../ui/useFocusWanted.ts";
import { contentDrafts } from "../content/content-drafts.ts";
import { lessonRow, slideRow } from "../content/rows-for-tests.ts";
import { ContentDraftsContext } from "../content/useContentDrafts.ts";
import { lessonTranslationQuery } from "../content/texts.ts";
import { TranslationEditor } from "./TranslationEditor.tsx";

afterEach(cleanup);

const lesson = lessonRow("l", 2, false);
const slides = [slideRow("one"), slideRow("two")];
const part = (path: string) =>
  ({
    path,
    kind: "text",
    source: "Boats",
    text: null,
    state: "missing",
    was: null,
    maxLength: null,
    row_version: 0,
  }) as unknown as Part;

/** A desk on which slides are chosen as on that of the builder. */
function Desk() {
  const [slideId, setSlideId] = useState("one");
  const setWanted = useFocusWanted({ view: "l", slideId });
  const openSlide = (id: string, focuses = true) => {
    setSlideId(id);
    if (focuses) setWanted({ what: "slide", slideId: id });
  };
  return (
    <>
      <button type="button" onClick={() => openSlide("two")}>
        Choose slide 2
      </button>
      <TranslationEditor
        lesson={lesson}
        slides={slides}
        slide={slides.find(({ id }) => id === slideId) ?? null}
        lang="de"
        onOpen={openSlide}
        onUndo={() => undefined}
      />
    </>
  );
}

function openDesk() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(lessonTranslationQuery("l", "de").queryKey, {
    lesson: [],
    slides: slides.map(({ id }) => ({ id, parts: [part("alt")] })),
    findings: [],
    progress: { done: false, missing: 2, outdated: 0 },
  } as unknown as LessonTranslation);
  const drafts = contentDrafts(queries, "author");
  render(
    <QueryClientProvider client={queries}>
      <ContentDraftsContext value={() => drafts}>
        <Desk />
      </ContentDraftsContext>
    </QueryClientProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("a slide that is chosen in a translation has its heading focused", () => {
  openDesk();
  press("Choose slide 2");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /^Slide 2/ }));
});

it("'Next' focuses the next open text, also on another slide", () => {
  openDesk();
  const field = () => screen.getByRole("textbox");
  press(translating.next);
  expect(document.activeElement).toBe(field());
  press(translating.next);
  expect(screen.getByRole("heading", { name: /^Slide 2/ })).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

it("the button that takes the English text leaves the focus in its field", () => {
  openDesk();
  const button = screen.getByRole("button", { name: /^Same as English/ });
  button.focus();
  fireEvent.click(button);
  expect(button.isConnected).toBe(false);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  expect([document.activeElement, field.value]).toEqual([field, "Boats"]);
});
