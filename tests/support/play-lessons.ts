import { slidesFor } from "#domain/content/band-path.ts";
import type { Band } from "#domain/slides/bands.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import type { Mission } from "#course/treasure-tracker/build.ts";
import type { ApiClient } from "./client.ts";

/** The slides of a mission that a child of 7 to 10 gets, as most children of the tests are. */
export const pathIn = ({ lesson }: Pick<Mission, "lesson">): Mission["lesson"]["slides"] =>
  slidesFor(lesson.slides, "middle");

/** The slides of a lesson of the course as a child gets them: its path, its checks in its own order. */
export async function servedPath(
  client: ApiClient,
  token: string,
  { id: lessonId, slides }: Mission["lesson"],
): Promise<Mission["lesson"]["slides"]> {
  const { body } = await client.request("GET", `/api/lessons/${lessonId}`, { token });
  const served: { id: string }[] = body.slides;
  return served.map(({ id }) => {
    const slide = slides.find((one) => one.id === id);
    if (slide === undefined) throw new Error(`slide ${id} is not in the course`);
    return slide;
  });
}

/** How many slides of a mission, counted from 1, a child of a band gets. */
export const lengthFor = (band: Band, mission: number): number =>
  slidesFor(missions[mission - 1]?.lesson.slides ?? [], band).length;

/** How many of the first mission a child of 7 to 10 gets. */
export const FIRST_LENGTH = lengthFor("middle", 1);

/** Plays the first slides of a lesson of version 1, through the API. */
export async function saveSlides(
  client: ApiClient,
  token: string,
  lessonId: string,
  count: number,
): Promise<void> {
  for (let slide = 0; slide < count; slide++)
    await client.request("PUT", `/api/me/lessons/${lessonId}/progress`, {
      token,
      body: { slide, version: 1 },
    });
}

/** Finishes the first missions with their XP, through the API. */
export async function playMissions(client: ApiClient, token: string, count: number): Promise<void> {
  for (const mission of missions.slice(0, count)) {
    const { lesson } = mission;
    await saveSlides(client, token, lesson.id, pathIn(mission).length);
    await client.request("POST", `/api/me/lessons/${lesson.id}/xp`, { token });
  }
}
