import { appendFile, chmod, mkdir, mkdtemp, readdir, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { closeDataDir } from "#server/platform/files/data-dir.ts";
import { createLogger } from "#server/platform/log.ts";
import { createMailbox } from "#server/platform/mail/mailbox.ts";
import { uploader } from "#tests/support/authoring.ts";
import { newStaff } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const noRoom = () => Object.assign(new Error("no room"), { code: "ENOSPC" });

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await newStaff(server));
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

/** Each file on a device that has no room: the system's own error. */
const DEV_FULL = "/dev/full";

describe("an upload for which there is no room", () => {
  const uploads = () => join(server.context.config.dataDir, "uploads");
  const troubles = async () =>
    /^treasure_troubles_total\{kind="full"\} (\d+)$/m.exec(
      String((await server.request("GET", "/metrics")).body),
    )?.[1] ?? "0";

  it("is refused with 507 and an alarm when it is announced, leaves nothing behind, and is taken once there is room (T-1012)", async () => {
    const tus = uploader(server, token);
    const before = [await readdir(uploads()), Number(await troubles())] as const;
    const store = server.context.uploadParts.store as unknown as {
      configstore: { set(): Promise<void> };
    };
    vi.spyOn(store.configstore, "set").mockRejectedValueOnce(noRoom());
    const refused = await tus.create("slide-audio", "a.wav", 100);
    expect([refused.status, (await refused.json()).code]).toEqual([507, "storage_full"]);
    expect(await readdir(uploads())).toEqual(before[0]);
    expect(Number(await troubles())).toBe(before[1] + 1);
    expect((await tus.create("slide-audio", "a.wav", 100)).status).toBe(201);
  });

  it("is refused with 507 in its middle, and goes on once there is room (T-1328)", async () => {
    const tus = uploader(server, token);
    const location = (await tus.create("slide-audio", "a.wav", 4)).headers.get("location") ?? "";
    const file = join(uploads(), location.slice(location.lastIndexOf("/") + 1));
    await rm(file);
    await symlink(DEV_FULL, file);
    const refused = await tus.patch(location, 0, new Uint8Array([1, 2, 3, 4]));
    expect([refused.status, (await refused.json()).code]).toEqual([507, "storage_full"]);
    await rm(file);
    await appendFile(file, "");
    expect((await tus.patch(location, 0, new Uint8Array([1, 2, 3, 4]))).status).toBe(204);
    expect(await tus.offset(location)).toBe(4);
  });
});

describe("a database without room", () => {
  it("is 503 for a family, whose page tries again, and 507 for an author (T-1329)", async () => {
    const full = Object.assign(new Error("Failed query"), { cause: { code: "53100" } });
    vi.spyOn(server.context, "checkDatabase").mockRejectedValue(full);
    const answer = await server.request("GET", "/readyz");
    expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
    vi.spyOn(server.context.db, "transaction").mockRejectedValueOnce(full);
    const refused = await server.request("POST", "/api/staff/courses", {
      token,
      body: { title: "Mine" },
    });
    expect([refused.status, refused.body.code]).toEqual([507, "storage_full"]);
  });
});

describe("files of the data folder", () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "treasure-disk-"))));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("a mail that a full disk cut does not hide or spoil those after it (T-1015)", async () => {
    const mailbox = createMailbox(folder, () => new Date("2026-11-20T12:00:00Z"));
    const mail = (subject: string) => ({ to: "a@example.com", subject, text: "t", html: "h" });
    await mailbox.add(mail("first"));
    await appendFile(join(folder, "mailbox.jsonl"), '{"to":"a@example.com","sub');
    await mailbox.add(mail("second"));
    expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(["second", "first"]);
  });

  it("are closed to other users of the machine, also where the folder was open before (T-1016)", async () => {
    const data = join(folder, "data");
    const all = [data, join(data, "media"), join(data, "uploads")];
    for (const each of all) {
      await mkdir(each);
      await chmod(each, 0o755);
    }
    const lines: string[] = [];
    const log = createLogger("warn", { write: (line) => void lines.push(line) });
    await closeDataDir(data, log);
    const rights = await Promise.all(all.map(async (each) => (await stat(each)).mode & 0o777));
    expect(rights).toEqual([0o700, 0o700, 0o700]);
    expect(lines).toEqual([]);
    await closeDataDir(join(folder, "new"), log);
    expect((await stat(join(folder, "new"))).mode & 0o777).toBe(0o700);
    // A file in the place of the folder: the server says so, and goes on.
    await appendFile(join(folder, "file"), "");
    await closeDataDir(join(folder, "file", "data"), log);
    expect(lines).toHaveLength(1);
  });
});
