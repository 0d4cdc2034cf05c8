import { mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { Readable } from "node:stream";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { askServer, openControlSocket } from "#server/platform/control/socket.ts";
import { newFamily } from "#tests/support/families.ts";
import { newFolder, newInstallation, start } from "#tests/support/running.ts";

describe("a data folder", () => {
  it("is locked by one process: a second one refuses to start until the first was killed (R-OPS-6)", async () => {
    const DATA_DIR = await newFolder();
    const first = await start({ DATA_DIR });
    await expect(start({ DATA_DIR })).rejects.toThrow(
      /^The data folder .* is in use by process \d+\. Stop it first, or set DATA_DIR\.$/,
    );
    await first.kill("SIGKILL");
    const next = await start({ DATA_DIR });
    expect((await next.request("GET", "/readyz")).status).toBe(200);
  });

  it("keeps secrets.json readable by its owner only (T-066)", async () => {
    const DATA_DIR = await newFolder();
    await start({ DATA_DIR });
    expect((await stat(join(DATA_DIR, "secrets.json"))).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(join(DATA_DIR, "secrets.json"), "utf8")).privateJwk.kty).toBe(
      "EC",
    );
  });
});

const emptyFolder = () => mkdtemp(join(tmpdir(), "treasure-empty-"));

describe("a port that is in use", () => {
  it("is reported before anything is migrated or loaded, and leaves nothing behind (T-1131)", async () => {
    const other = createServer((socket) => socket.destroy());
    await new Promise<void>((done) => other.listen(0, done));
    const { port } = other.address() as AddressInfo;
    const DATA_DIR = await emptyFolder();
    await expect(start({ DATA_DIR, PORT: String(port) })).rejects.toThrow(
      /^The port is in use\. Stop what uses it, or set PORT\.$/,
    );
    other.close();
    expect(await readdir(DATA_DIR)).toEqual([]);
  });
});

describe("the socket of npm run staff", () => {
  const answer = (line: string) => async () => ({ ok: true, lines: [line] });

  it("stays with the server that answers there, and is taken over from one that was killed (T-1132)", async () => {
    const dataDir = await emptyFolder();
    const close = await openControlSocket(dataDir, answer("first"));
    await expect(openControlSocket(dataDir, answer("second"))).rejects.toThrow(/EADDRINUSE/);
    expect((await askServer(dataDir, []))?.lines).toEqual(["first"]);
    await close?.();
    expect(await readdir(dataDir)).toEqual([]);
    await writeFile(join(dataDir, "control.sock"), "");
    const closeThird = await openControlSocket(dataDir, answer("third"));
    expect((await askServer(dataDir, []))?.lines).toEqual(["third"]);
    await closeThird?.();
  });
});

describe("start and stop", () => {
  it("an invalid setting ends the start with a one-line message (T-064)", async () => {
    await expect(
      start({ DATA_DIR: await newFolder(), PUBLIC_URL: "https://treasure.example" }),
    ).rejects.toThrow(/^PUBLIC_URL is not this machine and SMTP_URL is not set.*$/);
  });

  it("SIGTERM ends the server with exit code 0, and a restart loses nothing (R-OPS-4)", async () => {
    const DATA_DIR = await newFolder();
    const server = await start({ DATA_DIR });
    // An empty data folder is enough (R-OPS-1): the mail is in the mailbox, the course is there.
    const { token } = await newFamily(server, { email: "restart@example.com" });
    const lesson = await server.request("GET", `/api/lessons/${FIRST_LESSON_ID}`, { token });
    const clip = new URL(lesson.body.slides[0].video_url, server.url);
    expect((await fetch(clip, { headers: { range: "bytes=0-99" } })).status).toBe(206);
    await server.request("PUT", `/api/me/lessons/${FIRST_LESSON_ID}/progress`, {
      token,
      body: { slide: 1, version: 1 },
    });
    expect(await server.kill("SIGTERM")).toBe(0);
    const restarted = await start({ DATA_DIR, PORT: new URL(server.url).port });
    expect(
      (await restarted.request("GET", "/api/me", { token })).body.profile.lesson_progress[
        FIRST_LESSON_ID
      ].slide,
    ).toBe(1);
  });
});

describe("the mailbox of a local install", () => {
  it("is closed where nobody sits at a terminal, and one line says how to open it", async () => {
    const server = await start({ ...(await newInstallation()), DEV_PAGES: "" });
    await server.printed(/DEV_PAGES=1 npm start/);
    expect((await fetch(`${server.url}/dev/mailbox`)).status).toBe(404);
  });
});

describe("an instance behind a balancer", () => {
  it("says that it is ending, and answers until the balancer has looked elsewhere", async () => {
    const server = await start({ ...(await newInstallation()), DRAIN_SECONDS: "2" });
    expect((await server.request("GET", "/readyz")).status).toBe(200);
    const ended = server.kill("SIGTERM");
    await expect
      .poll(() => server.request("GET", "/readyz").then(({ status }) => status), { interval: 20 })
      .toBe(503);
    const last = await fetch(`${server.url}/api/settings`);
    expect([last.status, last.headers.get("connection")]).toEqual([200, "close"]); // so that the next request uses a connection to another instance
    expect(await ended).toBe(0);
  });
});

describe("a request body without Content-Length", () => {
  it("is accepted up to the limit and refused beyond it (R-DATA-3) (T-019)", async () => {
    const server = await start(await newInstallation());
    const post = (parts: string[]) =>
      fetch(`${server.url}/api/pending-signups`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: Readable.from(parts),
        duplex: "half",
      } as unknown as RequestInit);
    const signup = JSON.stringify({
      parent_name: "Sam",
      kid_name: "Mia",
      kid_age: 7,
      email: "chunked@example.com",
    });
    expect((await post([signup.slice(0, 20), signup.slice(20)])).status).toBe(201);
    const { token } = await newFamily(server, { email: "deletes@example.com" });
    expect((await server.request("DELETE", "/api/reminders", { token })).status).toBe(200);
    // The server responds and closes the connection; the client may still be sending and see an
    // error instead.
    const tooLong = await post(Array.from({ length: 20 }, () => " ".repeat(100_000))).then(
      ({ status }) => status,
      () => "connection closed",
    );
    expect([413, "connection closed"]).toContain(tooLong);
  });
});
