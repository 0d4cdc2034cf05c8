import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { migrate } from "#server/db/migrate.ts";
import { call, familyOn, startProcess } from "#tests/support/process.ts";
import type { ServerProcess } from "#tests/support/process.ts";
import { freshDatabase } from "#tests/support/test-server.ts";

const ROUNDS = process.env["LONG"] === undefined ? 3 : 20;
const running: ServerProcess[] = [];
const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), "treasure-process-"));
  folders.push(folder);
  return folder;
};
const start = async (env: Record<string, string>) => {
  const server = await startProcess(env);
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill("SIGKILL");
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe("one data folder", () => {
  it("is held by one process: a second one ends with one line, and takes over once the first was killed", async () => {
    const DATA_DIR = await newFolder();
    const first = await start({ DATA_DIR });
    await expect(start({ DATA_DIR })).rejects.toThrow(/^The data folder .* is in use by process \d+\. Stop it first, or set DATA_DIR\.$/);
    await first.kill("SIGKILL");
    const next = await start({ DATA_DIR });
    expect((await call(next.url, "GET", "/readyz")).status).toBe(200);
  });

  it("keeps its secrets for its owner alone", async () => {
    const DATA_DIR = await newFolder();
    await start({ DATA_DIR });
    expect((await stat(join(DATA_DIR, "secrets.json"))).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(join(DATA_DIR, "secrets.json"), "utf8")).privateJwk.kty).toBe("EC");
  });
});

describe("start and stop", () => {
  it("a setting it can't use ends it with one line", async () => {
    await expect(start({ DATA_DIR: await newFolder(), PUBLIC_URL: "https://treasure.example" })).rejects.toThrow(
      /^PUBLIC_URL is not this machine and SMTP_URL is not set.*$/,
    );
  });

  it("SIGTERM lets it end by itself, and a restart loses nothing", async () => {
    const DATA_DIR = await newFolder();
    const server = await start({ DATA_DIR });
    const token = await familyOn(server.url, "restart@example.com");
    await call(server.url, "PUT", `/api/me/lessons/${FIRST_LESSON_ID}/progress`, { token, body: { slide: 1, version: 1 } });
    expect(await server.kill("SIGTERM")).toBe(0);
    const again = await start({ DATA_DIR, PORT: new URL(server.url).port });
    expect((await call(again.url, "GET", "/api/me", { token })).body.profile.lesson_progress[FIRST_LESSON_ID].slide).toBe(1);
  });
});

describe("kill -9 in mid-lesson", () => {
  it(`${ROUNDS} rounds: every acknowledged move is there`, { timeout: ROUNDS * 30_000 }, async () => {
    const DATA_DIR = await newFolder();
    let server = await start({ DATA_DIR });
    const token = await familyOn(server.url, "kill@example.com");
    const PORT = new URL(server.url).port;
    for (let round = 0; round < ROUNDS; round++) {
      let acknowledged = 0;
      const killAfter = 2 + ((round * 7) % 5);
      const playing = (async () => {
        for (let slide = round === 0 ? 1 : 0; slide <= 8; slide++) {
          const { status, body } = await call(server.url, "PUT", `/api/me/lessons/${FIRST_LESSON_ID}/progress`, {
            token,
            body: { slide, version: 1 },
          });
          if (status === 200) acknowledged = body.furthest;
          if (slide === killAfter) void server.kill("SIGKILL");
        }
      })();
      await playing.catch(() => undefined);
      await server.kill("SIGKILL");
      server = await start({ DATA_DIR, PORT });
      const { body } = await call(server.url, "GET", "/api/me", { token });
      expect(body.profile.lesson_progress[FIRST_LESSON_ID].furthest).toBeGreaterThanOrEqual(acknowledged);
      expect(acknowledged).toBeGreaterThanOrEqual(killAfter);
    }
  });
});

describe("migrations", () => {
  it("run once when several copies start together", async () => {
    const { connection, drop } = await freshDatabase();
    const ran = await Promise.all([migrate(connection.db), migrate(connection.db), migrate(connection.db)]);
    expect(ran.filter((count) => count > 0)).toHaveLength(1);
    expect(await migrate(connection.db)).toBe(0);
    await connection.close();
    await drop();
  });
});

if (process.env["TEST_DATABASE_URL"] !== undefined) {
  describe("two copies on one Postgres", () => {
    it("start at once, load the course once, and share sign-in and progress", async () => {
      const { connection, url, drop } = await freshDatabase();
      await connection.close();
      const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const shared = {
        DATABASE_URL: url ?? "",
        AUTH_PRIVATE_JWK: JSON.stringify({ ...privateKey.export({ format: "jwk" }), kid: "test" }),
        AUTH_SECRET: "0123456789abcdef0123456789abcdef",
        PUBLIC_URL: "http://localhost:5173",
      };
      const DATA_DIR = await newFolder();
      const [a, b] = await Promise.all([start({ ...shared, DATA_DIR }), start({ ...shared, DATA_DIR })]);
      const token = await familyOn(a.url, "copies@example.com");
      await call(b.url, "PUT", `/api/me/lessons/${FIRST_LESSON_ID}/progress`, { token, body: { slide: 1, version: 1 } });
      const { body } = await call(a.url, "GET", "/api/me", { token });
      expect(body.profile.lesson_progress[FIRST_LESSON_ID].slide).toBe(1);
      expect((await call(b.url, "GET", `/api/lessons/${FIRST_LESSON_ID}`, { token })).body.version).toBe(1);
      await Promise.all([a.kill("SIGKILL"), b.kill("SIGKILL")]);
      await drop();
    });
  });
}

describe("a body that does not tell its length", () => {
  it("is read up to the limit, and refused beyond it", async () => {
    const server = await start({ DATA_DIR: await newFolder() });
    const post = (parts: string[]) =>
      fetch(`${server.url}/api/pending-signups`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: Readable.from(parts),
        duplex: "half",
      } as unknown as RequestInit);
    const signup = JSON.stringify({ parent_name: "Sam", kid_name: "Mia", kid_age: 7, email: "chunked@example.com" });
    expect((await post([signup.slice(0, 20), signup.slice(20)])).status).toBe(201);
    const token = await familyOn(server.url, "deletes@example.com");
    expect((await call(server.url, "DELETE", "/api/reminders", { token })).status).toBe(200);
    // The server answers and hangs up; the client may still be sending.
    const tooLong = await post(Array.from({ length: 20 }, () => " ".repeat(100_000))).then(
      ({ status }) => status,
      () => "hung up",
    );
    expect([413, "hung up"]).toContain(tooLong);
  });
});
