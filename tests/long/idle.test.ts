import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { startProcess } from "#tests/support/process.ts";
import { newFamily } from "#tests/support/families.ts";
import type { ServerProcess } from "#tests/support/process.ts";

const CLIENT = fileURLToPath(new URL("../support/idle-client.ts", import.meta.url));
let folder: string;
let server: ServerProcess;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "treasure-idle-"));
  server = await startProcess({ DATA_DIR: folder });
  token = (await newFamily(server, { email: "idle@example.com" })).token;
});
afterAll(async () => {
  await server.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** Opens connections from another process; `end` kills that process. */
async function connections(count: number, kind: "idle" | "slow") {
  const child = spawn(process.execPath, [CLIENT, new URL(server.url).port, String(count), kind]);
  const ended = once(child, "exit"); // the process also ends by itself once the server has closed all connections
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes("open")) await once(child.stdout, "data");
  return {
    closed: () => output.split(".").length - 1,
    async end() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

it.each(["idle", "slow"] as const)(
  "serves a family account beside ten thousand %s connections (T-021)",
  async (kind) => {
    const others = await connections(10_000, kind);
    const started = performance.now();
    for (let slide = 0; slide < 2; slide++)
      expect(
        (
          await server.request("PUT", `/api/me/lessons/${FIRST_LESSON_ID}/progress`, {
            token,
            body: { slide, version: 1 },
          })
        ).status,
      ).toBe(200);
    console.log(
      `${kind}: two slides moved in ${Math.round(performance.now() - started)} ms beside 10,000 connections`,
    );
    // The server closes connections whose request is never completed.
    if (kind === "slow")
      await expect.poll(() => others.closed(), { timeout: 60_000, interval: 1_000 }).toBe(10_000);
    await others.end();
    expect((await server.request("GET", "/readyz")).status).toBe(200);
  },
);
