// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { entry } from "#app/data/base/device-storage.ts";
import { Field } from "#app/ui/Field.tsx";
import { newServer, openPage } from "../drafts/autosave-page-for-tests.ts";
import { PAUSE_MS } from "../drafts/autosave.ts";
import { useDraft } from "../drafts/useDraft.ts";
import { Clash, ClashContext } from "./Clash.tsx";
import { ClashPanel } from "./ClashPanel.tsx";

afterEach(() => {
  cleanup();
  entry("builder-draft", "author", "slide r").remove();
});

/** An editor of two fields, and a colleague who was faster in both. */
async function openClash(by: string | null) {
  const server = newServer();
  const page = openPage(server);
  const Editor = () => {
    const { value, edit, clashes } = useDraft(page, server.row);
    return (
      <ClashContext value={clashes}>
        <div>
          <Field label="A" value={value.a} onChange={({ target }) => edit({ a: target.value })} />
          <Clash of="a" />
        </div>
        <div>
          <Field label="B" value={value.b} onChange={({ target }) => edit({ b: target.value })} />
          <Clash of="b" />
        </div>
      </ClashContext>
    );
  };
  render(<Editor />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
  const type = (label: string, text: string) =>
    fireEvent.change(field(label), { target: { value: text } });
  const pass = () => act(() => page.clock.pass(PAUSE_MS));
  type("A", "my a");
  server.row = { ...server.row, row_version: 2, a: "their [hl]a[/hl]", edited_by: by };
  await pass();
  return { server, page, field, type, pass, panel: await screen.findByRole("group") };
}

it("both texts stand at the field alone, with the colleague's name (R-STAFF-42)", async () => {
  const { panel, field } = await openClash("Anna");
  expect(panel.getAttribute("aria-label")).toBe("Anna changed this, too. Which one shall stay?");
  const texts = panel.textContent;
  for (const text of ["Yours", "my a", "Anna's", "their a"]) expect(texts).toContain(text);
  expect(panel.closest("[data-clash]")?.previousElementSibling?.contains(field("A"))).toBe(true);
  expect(screen.getAllByRole("group")).toHaveLength(1);
});

it("where no name is known, the words do without", async () => {
  const { panel } = await openClash(null);
  expect(panel.textContent).toContain(
    "Somebody else, or you in another window, changed this, too.",
  );
  expect(within(panel).getByRole("button", { name: "Take the other" })).toBeTruthy();
});

it("the colleague's text is taken, the panel goes, and the focus is in the field", async () => {
  const { panel, field, server, pass } = await openClash("Anna");
  fireEvent.click(within(panel).getByRole("button", { name: "Take Anna's" }));
  expect([field("A").value, screen.queryByRole("group")]).toEqual(["their [hl]a[/hl]", null]);
  expect(document.activeElement).toBe(field("A"));
  await pass();
  expect(server.row.row_version).toBe(2);
});

it("a third text is written in the field and kept", async () => {
  const { panel, type, server, pass } = await openClash("Anna");
  type("A", "a third");
  expect(panel.textContent).toContain("a third");
  fireEvent.click(within(panel).getByRole("button", { name: "Keep yours" }));
  await pass();
  expect(server.row).toMatchObject({ a: "a third", row_version: 3 });
});

const answers = (...texts: string[]) => ({
  quiz_answers: texts.map((text) => ({ text, is_correct: false })),
});

it.each([
  [answers("A", "Bert", "C"), answers("A", "Anna", "C"), "Answer 2: ", ["Bert", "Anna"]],
  [
    answers("Bert", "B", "Bert's"),
    answers("Anna", "B", "Anna's"),
    "Answer 1, Answer 3: ",
    ["Answer 1: Bert", "Answer 3: Bert's", "Answer 1: Anna", "Answer 3: Anna's"],
  ],
  // A list that one of them made longer is chosen as a whole.
  [answers("A"), answers("A", "B"), "", ["A", "A · B"]],
])("a clash in a list names the item (T-985): %#", (own, theirs, items, texts) => {
  const clashes = { by: "Anna", mine: own, theirs, settle: () => undefined };
  render(<ClashPanel clashes={clashes} names={["quiz_answers"]} />);
  const said = `${items}Anna changed this, too. Which one shall stay?`;
  expect(screen.getByRole("group").getAttribute("aria-label")).toBe(said);
  expect(screen.getByRole("alert").textContent).toBe(said);
  const shown = [...screen.getByRole("group").querySelectorAll("p[dir]")];
  expect(shown.map(({ textContent }) => textContent)).toEqual(texts);
});

it("of two clips the names of their files are compared, and all of their fields are settled", () => {
  const clip = (file: string, video_seconds: number, video_upright: boolean) => ({
    video_url: `/media/content/l/${file}.mp4`,
    video_seconds,
    video_upright,
  });
  const settled: unknown[] = [];
  const clashes = {
    by: "Anna",
    mine: clip("beach", 12, true),
    theirs: clip("shop", 15, false),
    settle: (...choice: unknown[]) => settled.push(choice),
  };
  const names = Object.keys(clashes.mine);
  render(<ClashPanel clashes={clashes} names={names} />);
  const shown = [...screen.getByRole("group").querySelectorAll("p[dir]")];
  expect(shown.map(({ textContent }) => textContent)).toEqual(["beach.mp4", "shop.mp4"]);
  fireEvent.click(screen.getByRole("button", { name: "Keep yours" }));
  expect(settled).toEqual([[names, "mine"]]);
});
