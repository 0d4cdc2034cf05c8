import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { clientAt } from "#tests/support/client.ts";
import { freePort, nodeFlags } from "#tests/support/process.ts";
import { newFolder, newInstallation, start } from "#tests/support/running.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

it("a server whose log lies on a full disk starts, answers, refuses and stops as ever (T-1013)", async () => {
  const full = openSync("/dev/full", "w");
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeFlags(), "server/start.ts"], {
    cwd: ROOT,
    stdio: ["ignore", full, full],
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: await newFolder(),
      PORT: String(port),
      LOG_LEVEL: "info",
    },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const { request } = clientAt(`http://localhost:${port}`);
  const isUp = () =>
    request("GET", "/healthz").then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(isUp, { timeout: 50_000 }).toBe(200);
  for (let n = 0; n < 200; n++)
    expect((await request("POST", "/api/events", { body: {} })).status).toBe(401);
  expect(child.exitCode).toBe(null);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
}, 90_000);

it.each(["ENOSPC", "EIO", "ECONNRESET", "57P01"])(
  "an error %s that nobody waited for is logged, and the server goes on (T-1014)",
  async (code) => {
    const error = `Object.assign(new Error("canary"), { code: ${JSON.stringify(code)} })`;
    const both = `process.on("SIGUSR2", () => { Promise.reject(${error}); throw ${error}; });`;
    const server = await start(await newInstallation(), [
      `--import=data:text/javascript,${encodeURIComponent(both)}`,
    ]);
    server.child.kill("SIGUSR2");
    await server.printed(/(?:a fault outside of the server[\s\S]*){2}/);
    expect((await server.request("GET", "/readyz")).status).toBe(200);
    expect(server.output()).not.toContain("canary");
  },
);
