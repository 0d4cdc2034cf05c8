// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { slideKinds } from "#domain/slides/registry.ts";
import type {
  EditableSlide,
  fetchVersion as Fetch,
  OutlineLesson,
} from "#app/data/authoring/authoring.ts";
import { publishPanel } from "#app/copy/publishing.ts";
import { stubStorage } from "#app/data/base/storage-for-tests.ts";
import { keepCaptions } from "../captions/unsaved-captions.ts";
import { contentDrafts } from "../content/content-drafts.ts";
import { outlineQuery, slidesQuery } from "../content/content-queries.ts";
import { courseRow, lessonRow, slideRow } from "../content/rows-for-tests.ts";
import { ContentDraftsContext } from "../content/useContentDrafts.ts";
import { PublishPanel } from "./PublishPanel.tsx";

// The files of a worker share their modules: these are loaded again, with the one below replaced.
vi.hoisted(() => vi.resetModules());
const { fetchVersion } = vi.hoisted(() => ({ fetchVersion: vi.fn<typeof Fetch>() }));
vi.mock("#app/data/authoring/authoring.ts", async (original) => ({
  ...(await original<object>()),
  fetchVersion,
}));

beforeAll(() => void (HTMLDialogElement.prototype.showModal ??= () => undefined));
beforeEach(() => {
  stubStorage();
  fetchVersion.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const quiz = (id: string, question = id) =>
  slideRow(id, { type: "quiz", ...slideKinds.quiz.start(), quiz_question: question });

/** What children see: version 1 of the lesson. */
const publishedAs = (
  slides: EditableSlide[],
  fields: { title?: string; languages?: string[] } = {},
) =>
  fetchVersion.mockResolvedValue({
    lesson_id: "Harbour",
    version: 1,
    title: "Harbour",
    tag: "",
    languages: [],
    slides,
    ...fields,
  });

function open(
  slides: EditableSlide[],
  hasChanges = true,
  languages: OutlineLesson["languages"] = {},
) {
  const lesson = { ...lessonRow("Harbour", slides.length, hasChanges), languages };
  const course = courseRow("Seas", [lesson]);
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  });
  queries.setQueryData(outlineQuery.queryKey, [course]);
  queries.setQueryData(slidesQuery(lesson.id).queryKey, slides);
  const drafts = contentDrafts(queries, "author");
  const onPanel = vi.fn<(panel: string) => void>();
  const onOpen = vi.fn<(finding: { slideId: string | null }) => void>();
  render(
    <QueryClientProvider client={queries}>
      <ContentDraftsContext value={() => drafts}>
        <PublishPanel
          course={course}
          lesson={lesson}
          slides={slides}
          findings={[]}
          onOpen={onOpen}
          onPanel={onPanel}
          onPublished={() => undefined}
          onClose={() => undefined}
        />
      </ContentDraftsContext>
    </QueryClientProvider>,
  );
  return { drafts, lesson, onOpen, onPanel };
}

const confirm = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: "Publish now", hidden: true });

it("a slide with a field that is not saved is named before Publish, which waits for it; its line leads to it (T-981)", async () => {
  const slides = [quiz("Where?"), quiz("Who?")];
  fetchVersion.mockReturnValue(new Promise(() => undefined));
  const { drafts, lesson, onOpen } = open(slides);
  expect([screen.queryByText("Not saved"), confirm().disabled]).toEqual([null, false]);
  const answers = ["A bank", ""].map((text) => ({
    text,
    is_correct: false,
    image_url: null,
    alt: null,
  }));
  await act(async () => {
    for (const slide of slides.slice(1)) drafts.slides.store.edit(slide, { quiz_answers: answers });
    drafts.lessons.store.edit(lesson, { title: "" });
    await drafts.slides.autosave.flush(["Who?"]);
    await drafts.lessons.autosave.flush([lesson.id]);
  });
  const heading = screen.getByText("Not saved");
  expect(
    [...(heading.parentElement?.querySelectorAll("li") ?? [])].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual(["Lesson settings and mission card", "Slide 2: Who? Go to slide 2"]);
  expect(confirm().disabled).toBe(true);
  expect(screen.getByText(/^It can be published once everything is saved/)).toBeTruthy();
  fireEvent.click(screen.getByText("Go to slide 2"));
  expect(onOpen.mock.calls.map(([{ slideId }]) => slideId)).toEqual(["Who?"]);
});

it("captions that could not be saved wait for their author, too", () => {
  keepCaptions("Who?", [{ id: 1, start: "0:01", end: "abc", text: "Hello" }]);
  fetchVersion.mockReturnValue(new Promise(() => undefined));
  const { onOpen } = open([quiz("Where?"), quiz("Who?")]);
  expect(screen.getByText("Slide 2: Captions")).toBeTruthy();
  expect(confirm().disabled).toBe(true);
  fireEvent.click(screen.getByText("Go to slide 2"));
  expect(onOpen.mock.calls).toEqual([[expect.objectContaining({ check: "no_captions" })]]);
  keepCaptions("Who?", null);
});

it("says in words what differs from the version that children see (T-982)", async () => {
  const before = ["a", "b", "c"].map((id) => quiz(id, `What is ${id}?`));
  const [a, b, c] = before as [EditableSlide, EditableSlide, EditableSlide];
  publishedAs([a, b, c], { title: "Port" });
  open([
    c,
    quiz("a", "What is a, in the words of somebody who has much to say about the letters?"),
    slideRow("clip", { alt: "" }),
  ]);
  const heading = await screen.findByText("What changes (5)");
  expect(
    [...(heading.closest("details")?.querySelectorAll("li") ?? [])].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual([
    'The lesson is now called "Harbour".',
    "Slide 1 is moved, it was slide 3: What is c?",
    "Slide 2 is changed.Question: What is a? a, in the words of somebody who has much to say about the letters?",
    "Question: What is a? a, in the words of somebody who has much to say about the letters?",
    "Slide 3 is new: Video",
    "Slide 2 of before is removed: What is b?",
  ]);
  expect(fetchVersion.mock.calls).toEqual([["Harbour", 1]]);
});

it("says which families see English again, because their language is not complete any more", async () => {
  const slides = [quiz("a")];
  publishedAs(slides, { title: "Port", languages: ["de"] });
  const behind = { texts: 9, missing: 0, outdated: 1, done: false };
  open(slides, true, { de: behind, fr: behind });
  expect(
    await screen.findByText(
      "German: 1 text to check again. Families see it in German now. After this they see English, until it is complete and published again.",
    ),
  ).toBeTruthy();
  expect(screen.getByText("French: 1 text to check again.")).toBeTruthy();
});

it("names the texts whose voice says the words of before", async () => {
  const spoken = (question: string) => ({ ...quiz("a", question), quiz_audio_url: "/media/a.m4a" });
  publishedAs([spoken("Who?")]);
  const { onPanel } = open([spoken("Who is it?")]);
  expect(await screen.findByText("Slide 1: Question")).toBeTruthy();
  expect(screen.queryByText("Nothing is missing.")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Listen, or record again", hidden: true }));
  expect(onPanel.mock.calls).toEqual([["voices"]]);
});

it("says so where only what is not compared differs from the version", async () => {
  const slides = [quiz("a")];
  publishedAs(slides);
  open(slides);
  expect(
    await screen.findByText("Slides, title, topic and mission card are the same as in version 1."),
  ).toBeTruthy();
});

it("a lesson that has not changed is not published again: it can be seen, and its versions (T-818)", () => {
  const { onPanel } = open([quiz("Where?")], false);
  const names = screen.getAllByRole("button", { hidden: true }).map((button) => button.textContent);
  expect(names).not.toContain("Publish now");
  expect(screen.getByRole("heading", { hidden: true }).textContent).toBe('"Harbour" is up to date');
  for (const name of ["See it as a child", "Versions"])
    fireEvent.click(screen.getByRole("button", { name, hidden: true }));
  expect(onPanel.mock.calls).toEqual([["preview-link"], ["versions"]]);
});

it.each([
  [undefined, "Published as version 2."],
  [{ state: "sent" }, "Published as version 2. Families who agreed to news get a mail."],
  [{ state: "unchanged" }, "Children see version 2. Nothing has changed since. No mail was sent."],
  [
    { state: "too_soon", from: "2020-11-09T10:00:00.000Z" },
    /^Published as version 2\. No mail was sent: families get one a week at most, and they had one\. The next lesson that you publish after Nov 9, 2020, .* can have one\.$/,
  ],
] as const)("shows the outcome of the mail: %j (T-1125)", (news, said) => {
  expect(publishPanel.done(2, news?.state !== "unchanged", news)).toEqual(
    typeof said === "string" ? said : expect.stringMatching(said),
  );
});
