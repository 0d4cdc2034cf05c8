import type { Page } from "@playwright/test";
import { missions } from "#course/treasure-tracker/course.ts";
import { expect, test } from "./fixtures.ts";
import type { LiveServer } from "./fixtures.ts";
import { OTHER_SCREENS, TIGHTEST, unreachable } from "./reachable.ts";
import type { Screen } from "./reachable.ts";
import { comeToMoment } from "./stories.ts";

/** The stories of the course in which the child acts, by their paths. */
const STORIES = missions.flatMap(({ lesson }) =>
  lesson.slides.flatMap((slide) =>
    slide.type === "video" && (slide.story?.moments?.length ?? 0) > 0
      ? [slide.video_url?.file.replace(".mp4", "") ?? ""]
      : [],
  ),
);

/** What can't be tapped in the first moment of a story. */
async function faultsOf(page: Page, live: LiveServer, story: string, screens: readonly Screen[]) {
  await comeToMoment(page, live, story);
  const found: string[] = [];
  for (const fault of await unreachable(page, screens)) found.push(`${story}, ${fault}`);
  return found;
}

test.use({ hasTouch: true });

test("the course has stories in which the child acts", () =>
  expect(STORIES.length).toBeGreaterThan(5));

for (const story of STORIES)
  test(`in the moment of ${story} nothing lies over what can be tapped, on the tightest screens (T-1305)${story === "missions/3/v1" ? "" : " @long"}`, async ({
    page,
    live,
  }) => expect(await faultsOf(page, live, story, TIGHTEST)).toEqual([]));

for (const story of STORIES)
  test(`in the moment of ${story} nothing lies over what can be tapped, on other screens (T-1306) @long`, async ({
    page,
    live,
  }) => expect(await faultsOf(page, live, story, OTHER_SCREENS)).toEqual([]));
