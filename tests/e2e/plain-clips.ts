import type { Page } from "@playwright/test";

/** Shows this page lessons as authors make them who upload clips: without the stories that are drawn live. */
export async function withPlainClips(page: Page): Promise<void> {
  await page.route("**/api/lessons/*", async (route) => {
    const response = await route.fetch();
    const lesson = (await response.json()) as { slides?: { story?: unknown }[] };
    for (const slide of lesson.slides ?? []) delete slide.story;
    await route.fulfill({ response, json: lesson });
  });
}
