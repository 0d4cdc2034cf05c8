import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillDataFolder } from "#tests/support/template.ts";
import { openBuilder, startProcess } from "#tests/support/process.ts";
import type { ServerProcess } from "#tests/support/process.ts";
import { PASSWORD } from "#tests/support/staff-token.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
let folder: string;
const terminalFolder = () => join(folder, "terminal");
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "treasure-staff-"));
  await Promise.all([fillDataFolder(folder), fillDataFolder(terminalFolder())]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const staff = (dataDir: string, ...args: string[]) =>
  spawnSync(process.execPath, ["scripts/staff.ts", ...args], {
    cwd: ROOT,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir },
  });
const signInStatus = async (url: string, password: string) =>
  (await openBuilder(url, password)).status;

describe("npm run staff", () => {
  let server: ServerProcess;
  beforeAll(async () => void (server = await startProcess({ DATA_DIR: folder })));
  afterAll(() => server.kill("SIGTERM"));

  it("sets the password, adds a named author and lists the staff on the running server (R-STAFF-1)", async () => {
    await server.printed(/The lesson builder has no password yet/);
    expect(server.output()).not.toMatch(PASSWORD);
    const result = staff(folder, "password");
    const [password = ""] = PASSWORD.exec(result.stdout) ?? [];
    expect([result.status, await signInStatus(server.url, password)]).toEqual([0, 200]);
    expect(staff(folder, "add", "anna@example.com").stdout).toBe(
      "anna@example.com can sign in to the lesson builder by mail.\n",
    );
    expect(staff(folder, "list").stdout).toBe("anna@example.com\nauthor (the page's password)\n");
    expect(server.output()).not.toContain(password);
  });

  it("fails with its usage, or with what is wrong", () => {
    expect(staff(folder)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("npm run staff -- add <e-mail>"),
    });
    expect(staff(folder, "remove", "nobody@example.com")).toMatchObject({
      status: 1,
      stdout: "There is no such staff.\n",
    });
  });

  it("fails with a one-line message if no server is running", () =>
    expect(staff(join(folder, "elsewhere"), "list")).toMatchObject({
      status: 1,
      stderr: "The server is not running here. Start it first (npm start), then ask again.\n",
    }));
});

describe("the first start on a terminal", () => {
  const terminal = ["--import", "data:text/javascript,process.stdout.isTTY = true;"];

  it("prints the password once", async () => {
    const env = { DATA_DIR: terminalFolder() };
    const first = await startProcess(env, terminal);
    await first.printed(PASSWORD);
    const [password = ""] = PASSWORD.exec(first.output()) ?? [];
    expect(await signInStatus(first.url, password)).toBe(200);
    await first.kill("SIGTERM");
    const second = await startProcess(env, terminal);
    expect(await signInStatus(second.url, password)).toBe(200);
    await second.printed(/mailbox/);
    await second.kill("SIGTERM");
    expect(second.output()).not.toMatch(PASSWORD);
  });
});
