import type { Locator, Page } from "@playwright/test";

/** The builder on a page, and how clicks on it are measured. */
interface Walk {
  page: Page;
  /** Clicks, and waits until the page has nothing more to do. */
  click(what: string, control: Locator): Promise<void>;
  /** Presses a key where the focus is. */
  press(what: string, key: string): Promise<void>;
}

/** Clicks everything on the desk that an author uses; each click is named as the table shows it. */
export async function walkBuilder({ page, click, press }: Walk): Promise<void> {
  const button = (name: string | RegExp) =>
    page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
  const rail = page.getByRole("region", { name: "Slides" });
  const slide = (place: number) => rail.getByRole("button", { name: new RegExp(`^${place}\\. `) });
  const close = async (what: string) => {
    await press(`close ${what}`, "Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  };
  /** An item of a menu; the menu is opened by a click of its own. */
  const fromMenu = async (menu: string, item: string, what: string) => {
    await click(`open the menu '${menu}'`, button(menu));
    await click(what, button(item));
  };

  await click(
    "open a course",
    page.getByRole("list", { name: "Courses" }).getByText("Course 1", { exact: true }),
  );
  await page.getByRole("list", { name: "Lessons" }).waitFor();
  await fromMenu("Course options", "Languages", "languages of the course");
  await close("languages");
  await click("open a lesson with 60 slides", button(/^Lesson 1\b/).first());
  await slide(60).waitFor();

  await click("choose a slide", slide(3));
  await click("choose a slide far away", slide(58));
  await page.getByRole("heading", { name: "58. Quiz", exact: true }).waitFor();
  await page.getByLabel("Question", { exact: true }).focus();
  await press("type a letter", "x");
  await press("undo", "Control+z");
  await press("redo", "Control+Shift+z");
  await page.getByRole("button", { name: /^Move 58\..*: arrow keys/ }).focus();
  await press("move a slide up", "ArrowUp");
  await press("move it down again", "ArrowDown");
  await fromMenu("Slide options", "Duplicate", "duplicate a slide");
  await fromMenu("Slide options", "Delete slide", "delete a slide: the question");
  await click(
    "delete a slide: yes",
    page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }),
  );
  await click("undo the deletion", button("Undo").last());
  await click("unfold the kinds", button("Add a slide"));
  await click("add a slide", button(/^Add Quiz Slide/));
  await click("fold the kinds", button("Add a slide"));
  await click("insert a slide: the kinds", button("Insert a slide after slide 2"));
  await close("the kinds");
  await click("select several", rail.getByRole("button", { name: "Select several" }));
  await click("select all", rail.getByRole("button", { name: "Select all" }));
  await click("end selecting", rail.getByRole("button", { name: "Done" }));

  await press("search", "Control+k");
  await page.getByRole("dialog").getByRole("combobox").waitFor();
  await press("search: a letter", "w");
  await press("search: the second letter", "o");
  await page.getByRole("dialog").getByRole("option").first().waitFor();
  await press("search: the next result", "ArrowDown");
  await close("the search");

  await click("another age in the preview", page.getByRole("radio", { name: "15" }));
  await click("the first age again", page.getByRole("radio", { name: "9", exact: true }));
  await click("captions in the preview", page.getByRole("checkbox", { name: "Captions" }));
  await click("unfold the checklist", page.locator("summary").filter({ hasText: "Checklist" }));
  await click("fold the checklist", page.locator("summary").filter({ hasText: "Checklist" }));
  await click("voice studio", button("Record voices").first());
  await page.getByRole("dialog").waitFor();
  await close("the voice studio");
  await click("publish: the list", button("Publish"));
  await close("publish");
  await fromMenu("Lesson options", "See it as a child", "see it as a child");
  await close("see it as a child");
  await fromMenu("Lesson options", "Versions", "versions");
  await close("versions");
  await fromMenu("Menu", "Trash", "trash");
  await close("the trash");
  await fromMenu("Menu", "Shortcuts", "the shortcuts");
  await close("the shortcuts");

  const languages = page.getByRole("combobox", { name: "Languages" });
  await languages.focus();
  await press("the lesson in German", "ArrowDown");
  await page.getByText(/^German: \d+\sto\sdo/).waitFor();
  await click("choose a slide in German", slide(20));
  await languages.focus();
  await press("back to English", "ArrowUp");

  await page.setViewportSize({ width: 820, height: 1180 });
  await click("the tab of the preview", page.getByRole("tab", { name: "Preview" }));
  await click("the tab of the editor", page.getByRole("tab", { name: "Edit" }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await click("back to the course", button("Course 1"));
  await click("all courses", button("All courses"));
}
