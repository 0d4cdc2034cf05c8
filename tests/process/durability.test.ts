import { describe, expect, it } from "vitest";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { missing, newlyPlaying, playThrough } from "#tests/support/acknowledged.ts";
import { sharedSecrets } from "#tests/support/instances.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { freePort } from "#tests/support/process.ts";
import { clientAt } from "#tests/support/client.ts";
import { newFamily } from "#tests/support/families.ts";
import { newFolder, start } from "#tests/support/running.ts";
import { freshDatabase } from "#tests/support/test-server.ts";

const ROUNDS = process.env["LONG"] === undefined ? 2 : 20;

describe("kill -9 during a lesson", () => {
  it(
    `keeps every acknowledged slide move, in ${ROUNDS} rounds (R-OPS-4)`,
    { timeout: ROUNDS * 90_000 },
    async () => {
      const DATA_DIR = await newFolder();
      let server = await start({ DATA_DIR });
      const { token } = await newFamily(server, { email: "kill@example.com" });
      const PORT = new URL(server.url).port;
      for (let round = 0; round < ROUNDS; round++) {
        let acknowledged = 0;
        const killAfter = 2 + ((round * 7) % 5);
        const playing = (async () => {
          for (let slide = round === 0 ? 1 : 0; slide <= 8; slide++) {
            const { status, body } = await server.request(
              "PUT",
              `/api/me/lessons/${FIRST_LESSON_ID}/progress`,
              {
                token,
                body: { slide, version: 1 },
              },
            );
            if (status === 200) acknowledged = body.furthest;
            if (slide === killAfter) void server.kill("SIGKILL");
          }
        })();
        await playing.catch(() => undefined);
        await server.kill("SIGKILL");
        server = await start({ DATA_DIR, PORT });
        const { body } = await server.request("GET", "/api/me", { token });
        expect(body.profile.lesson_progress[FIRST_LESSON_ID].furthest).toBeGreaterThanOrEqual(
          acknowledged,
        );
        expect(acknowledged).toBeGreaterThanOrEqual(killAfter);
      }
    },
  );
});

describe("migrations", () => {
  it("run once when several instances start together (R-OPS-3)", async () => {
    const { connection, drop } = await freshDatabase();
    const appliedCounts = await Promise.all([
      migrate(connection.db),
      migrate(connection.db),
      migrate(connection.db),
    ]);
    expect(appliedCounts.filter((count) => count > 0)).toHaveLength(1);
    expect(await migrate(connection.db)).toBe(0);
    await connection.close();
    await drop();
  });
});

if (process.env["TEST_DATABASE_URL"] !== undefined) {
  describe("a crash of Postgres during a lesson", () => {
    it("stops no instance, and everything acknowledged is stored exactly once (more rounds: tests/long/faults.test.ts) (T-082)", async () => {
      const postgres = startPostgres(await freePort());
      if (postgres === null)
        throw new Error("Postgres cannot be started, although TEST_DATABASE_URL is set.");
      const { url, child, kill } = await start({
        ...sharedSecrets(),
        DATA_DIR: await newFolder(),
        DATABASE_URL: postgres.url,
      });
      const family = newlyPlaying(
        (await newFamily(clientAt(url), { email: "crash@example.com" })).token,
      );
      const played = playThrough(() => [url], family);
      await expect.poll(() => family.events.length, { interval: 1 }).toBeGreaterThan(1);
      postgres.crash();
      await played;
      expect(child.exitCode).toBeNull();
      expect(await missing(url, family)).toEqual([]);
      await kill("SIGTERM");
      postgres.stop();
    });
  });

  describe("two instances on one Postgres", () => {
    it("start together, load the course once, and share sessions and progress (R-OPS-3)", async () => {
      const { connection, url, drop } = await freshDatabase();
      await connection.close();
      const shared = {
        DATABASE_URL: url ?? "",
        ...sharedSecrets(),
        PUBLIC_URL: "http://localhost:5173",
      };
      const DATA_DIR = await newFolder();
      const [a, b] = await Promise.all([
        start({ ...shared, DATA_DIR }),
        start({ ...shared, DATA_DIR }),
      ]);
      const { token } = await newFamily(a, { email: "instances@example.com" });
      await b.request("PUT", `/api/me/lessons/${FIRST_LESSON_ID}/progress`, {
        token,
        body: { slide: 1, version: 1 },
      });
      const { body } = await a.request("GET", "/api/me", { token });
      expect(body.profile.lesson_progress[FIRST_LESSON_ID].slide).toBe(1);
      expect(
        (await b.request("GET", `/api/lessons/${FIRST_LESSON_ID}`, { token })).body.version,
      ).toBe(1);
      await Promise.all([a.kill("SIGKILL"), b.kill("SIGKILL")]);
      await drop();
    });
  });
}
