import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AUTHOR_EMAIL } from "#domain/staff.ts";
import { call, freePort, startProcess } from "#tests/support/process.ts";
import type { ServerProcess } from "#tests/support/process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PASSWORD = /[a-z2-9]{5}(-[a-z2-9]{5}){3}/;
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "treasure-staff-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const staff = (dataDir: string, ...args: string[]) =>
  spawnSync(process.execPath, ["scripts/staff.ts", ...args], {
    cwd: ROOT,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir },
  });
const enter = async (url: string, password: string) =>
  (await call(url, "POST", "/auth/v1/token?grant_type=password", { body: { email: AUTHOR_EMAIL, password } })).status;

const CTRL_C = "\x03";

describe("npm run staff", () => {
  let server: ServerProcess;
  beforeAll(async () => void (server = await startProcess({ DATA_DIR: folder })));
  afterAll(() => server.kill("SIGTERM"));

  it("asks the running server: a password, a named person, a list", async () => {
    expect(server.output()).toContain("The lesson builder has no password yet");
    expect(server.output()).not.toMatch(PASSWORD);
    const made = staff(folder, "password");
    const [password = ""] = PASSWORD.exec(made.stdout) ?? [];
    expect([made.status, await enter(server.url, password)]).toEqual([0, 200]);
    expect(staff(folder, "add", "anna@example.com").stdout).toBe("anna@example.com can sign in to the lesson builder by mail.\n");
    expect(staff(folder, "list").stdout).toBe("anna@example.com\nauthor (the page's password)\n");
    expect(server.output()).not.toContain(password);
  });

  it("says how it is used, and what is wrong, and fails", () => {
    expect(staff(folder)).toMatchObject({ status: 1, stdout: expect.stringContaining("npm run staff -- add <e-mail>") });
    expect(staff(folder, "remove", "nobody@example.com")).toMatchObject({ status: 1, stdout: "There is no such staff.\n" });
  });

  it("refuses with one line where no server runs", () =>
    expect(staff(join(folder, "elsewhere"), "list")).toMatchObject({
      status: 1,
      stderr: "The server is not running here. Start it first (npm start), then ask again.\n",
    }));
});

describe("the first start on a terminal", () => {
  /** Starts the server on a terminal of its own and waits for a line. */
  async function startOnTerminal(dataDir: string, awaited: RegExp) {
    const port = await freePort();
    const child = spawn("script", ["-qec", `${process.execPath} server/start.ts`, "/dev/null"], {
      cwd: ROOT,
      env: { PATH: process.env["PATH"], DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "silent" },
    });
    let output = "";
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    await new Promise<void>((resolve, reject) => {
      child.once("error", reject);
      child.stdout.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        if (awaited.test(output)) resolve();
      });
    });
    return { url: `http://localhost:${port}`, output: () => output, stop: () => (child.stdin.write(CTRL_C), ended) };
  }

  it("prints the password once", async () => {
    const dataDir = join(folder, "terminal");
    const first = await startOnTerminal(dataDir, PASSWORD);
    const [password = ""] = PASSWORD.exec(first.output()) ?? [];
    expect(await enter(first.url, password)).toBe(200);
    await first.stop();
    const second = await startOnTerminal(dataDir, /mailbox/);
    expect(await enter(second.url, password)).toBe(200);
    expect(second.output()).not.toMatch(PASSWORD);
    await second.stop();
  });
});
