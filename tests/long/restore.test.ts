import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { sharedSecrets } from "#tests/support/instances.ts";
import { needPostgres } from "#tests/support/postgres.ts";
import { startProcess } from "#tests/support/process.ts";
import { newFamily } from "#tests/support/families.ts";
import { startS3 } from "#tests/support/s3.ts";

const PROGRESS = `/api/me/lessons/${FIRST_LESSON_ID}/progress`;

it("a backup restored into an empty installation keeps progress, sessions and media", async () => {
  const folder = await mkdtemp(join(tmpdir(), "treasure-restore-"));
  const dump = join(folder, "dump");
  const store = await startS3();
  const shared = { ...sharedSecrets(), ...store.env, PUBLIC_URL: "http://localhost:5173" };
  const before = await needPostgres();
  const first = await startProcess({
    ...shared,
    DATA_DIR: join(folder, "first"),
    DATABASE_URL: before.url,
  });
  const { token } = await newFamily(first, { email: "backup@example.com" });
  for (let slide = 0; slide < 5; slide++)
    await first.request("PUT", PROGRESS, { token, body: { slide, version: 1 } });
  before.client("pg_dump", "-Fc", "-f", dump, before.url);
  await first.kill("SIGKILL");
  before.stop();

  const after = await needPostgres();
  after.client("pg_restore", "--clean", "--if-exists", "-d", after.url, dump);
  const second = await startProcess({
    ...shared,
    DATA_DIR: join(folder, "second"),
    DATABASE_URL: after.url,
  });
  const { body: me } = await second.request("GET", "/api/me", { token });
  expect(me.profile.lesson_progress[FIRST_LESSON_ID].slide).toBe(4);
  expect(
    (await second.request("PUT", PROGRESS, { token, body: { slide: 5, version: 1 } })).body
      .furthest,
  ).toBe(5);
  const { body: lesson } = await second.request("GET", `/api/lessons/${FIRST_LESSON_ID}`, {
    token,
  });
  const clip = lesson.slides.find(({ type }: { type: string }) => type === "video")
    .video_url as string;
  expect((await fetch(second.url + clip, { headers: { range: "bytes=0-99" } })).status).toBe(206);
  await second.kill("SIGTERM");
  after.stop();
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});
