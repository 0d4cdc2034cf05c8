import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { children } from "#server/platform/db/schema.ts";
import { childrenCalls } from "#tests/support/children-calls.ts";
import { LESSONS, newFamily } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = ""] = LESSONS;
let server: TestServer;
let family: TestFamily;
beforeAll(async () => {
  server = await startTestServer();
  family = await newFamily(server);
});
afterAll(() => server.stop());
const { add } = childrenCalls(
  () => server,
  () => family,
);

interface Served {
  version: number;
  slides: { type: string; video_url?: string; story?: { script_url: string; wording?: string } }[];
}

const lessonOf = async (child: string) => {
  const headers = { authorization: `Bearer ${family.token}` };
  const response = await server.ask(`/api/child/${child}/lessons/${FIRST}`, { headers });
  expect(response.status).toBe(200);
  const text = await response.text();
  return { etag: response.headers.get("etag"), text, lesson: JSON.parse(text) as Served };
};
const stories = ({ lesson }: { lesson: Served }) =>
  lesson.slides.flatMap(({ story }) => (story === undefined ? [] : [story]));

describe("a lesson whose stories are in other words to the youngest (T-338)", () => {
  it("gives each child the wording of its age, and no file of another wording", async () => {
    const little = await lessonOf(await add("Ben", 6));
    const middle = await lessonOf(await add("Ada", 7));
    expect(stories(little).map(({ wording }) => wording)).toEqual(["little", "little", "little"]);
    expect(little.text).not.toMatch(/wordings|\/v\d\.[0-9a-f]*\.?json|\/v1-\d\./);
    for (const { script_url } of stories(little)) expect(script_url).toMatch(/v\d-little[^/]*json/);
    expect(stories(middle).map(({ wording }) => wording)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(middle.text).not.toMatch(/v\d-little|wordings/);
    const videos = ({ lesson }: { lesson: Served }) =>
      lesson.slides.flatMap(({ video_url }) => video_url ?? []);
    expect(videos(little)).toEqual(videos(middle));
  });

  it("is another text for another wording of the same version, and changes with the child's age", async () => {
    const child = await add("Kim", 6);
    const before = await lessonOf(child);
    await server.context.db.update(children).set({ kid_age: 7 }).where(eq(children.id, child));
    const after = await lessonOf(child);
    expect(after.lesson.version).toBe(before.lesson.version);
    expect(after.etag).not.toBe(before.etag);
    expect(stories(after)[0]?.wording).toBeUndefined();
  });

  it("is read again within a minute without a query of the database (T-342)", async () => {
    const ask = () => server.request("GET", `/api/lessons/${FIRST}`, { token: family.token });
    const first = await ask();
    expect(first.status).toBe(200);
    const select = vi.spyOn(server.context.db, "select");
    const second = await ask();
    expect(second.body).toEqual(first.body);
    expect(select).not.toHaveBeenCalled();
    select.mockRestore();
  });
});
