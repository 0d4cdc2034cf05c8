import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { welcomeAudio } from "#server/platform/db/schema.ts";
import { createLogger } from "#server/platform/log.ts";
import { UnknownWords } from "#server/voice/course-voice.ts";
import type { CourseVoice } from "#server/voice/course-voice.ts";
import type { WorkerLine } from "#server/voice/worker-messages.ts";
import { newEmail, newFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { startVoice, VOICE_ENV } from "#tools/vendor-stand-ins/services.ts";
import type { Vendor } from "#tools/vendor-stand-ins/vendor.ts";

/** Names that the course voice can read. */
const READ = ["Ada", "José", "Siobhan", "Kim"];
const RECORDED = ["ada", "jose", "mia"];

let server: TestServer;
let service: Vendor;
let lines: WorkerLine[] = [];
let isBroken = false;
let logged = "";

const courseVoice: CourseVoice = {
  async speak(line) {
    lines.push(line);
    if (isBroken) throw new Error("The voice worker ended.");
    const unknown = (line.names ?? []).filter((name) => !READ.includes(name));
    if (unknown.length > 0) throw new UnknownWords(unknown);
    return Buffer.from(`course: ${line.text}`);
  },
  stop: () => undefined,
};
const recordedNames = {
  async find(name: string) {
    const key = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    return RECORDED.includes(key) ? Buffer.from(`recorded: ${key}`) : null;
  },
};

beforeAll(async () => {
  service = await startVoice();
  const log = createLogger("warn", { write: (line) => void (logged += line) });
  server = await startTestServer({ env: VOICE_ENV(service), log, courseVoice, recordedNames });
});
beforeEach(async () => {
  await server.context.db.delete(welcomeAudio);
  service.trouble("none");
  service.requests.length = 0;
  lines = [];
  isBroken = false;
  logged = "";
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

/** What a page hears: the sound as text, '(name)' where it is the name alone; null for nothing. */
async function hear(on: TestServer, body: object, token?: string): Promise<string | null> {
  const response = await on.ask("/functions/v1/welcome-audio", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (response.status === 204) return null;
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const isNameAlone = response.headers.get("x-name-alone") !== null;
  return `${isNameAlone ? "(name) " : ""}${await response.text()}`;
}

async function signUp(on: TestServer, kid_name: string, parent_name = "Kim") {
  const { body } = await on.request("POST", "/api/pending-signups", {
    body: { parent_name, kid_name, kid_age: 7, email: newEmail() },
  });
  return { signup_id: body.signup_id };
}

const agree = (token: string, child_name: boolean) =>
  server.request("PUT", "/api/me/consents", { token, body: { child_name } });

describe("a child's name", () => {
  it.each([
    ["Ada", "course: Ahoy, Ada! Your grown-up Kim says: let's find treasure!"],
    ["José", "course: Ahoy, José! Your grown-up Kim says: let's find treasure!"],
    ["Siobhan", "course: Ahoy, Siobhan! Your grown-up Kim says: let's find treasure!"],
    ["Mia", "(name) recorded: mia"],
    ["Zorp", null],
    ["X Æ A-12", null],
  ])(
    "that is %j is spoken before the sign-up's mail as %j, by us alone (T-1675)",
    async (name, heard) => {
      expect(await hear(server, await signUp(server, name))).toBe(heard);
      expect(service.requests).toEqual([]);
    },
  );

  it("is spoken without a grown-up's name that can't be read (T-1676)", async () => {
    for (const parent of ["Zorp", "X2"]) {
      expect(await hear(server, await signUp(server, "Ada", parent))).toBe(
        "course: Ahoy, Ada! Let's find treasure!",
      );
      await server.context.db.delete(welcomeAudio);
    }
  });

  it("is spoken by the service with consent; each voice that fails is followed by the next (T-1677)", async () => {
    const family = await newFamily(server, { kid_name: "Ada" });
    await server.request("PATCH", "/api/me", { token: family.token, body: { parent_name: "Kim" } });
    await agree(family.token, true);
    const heard = () => hear(server, {}, family.token);
    service.trouble("error");
    expect(await heard()).toMatch(/^course: Ahoy, Ada!/);
    await server.context.db.delete(welcomeAudio);
    isBroken = true;
    expect(await heard()).toBe("(name) recorded: ada");
    expect(logged).toContain("welcome audio failed");
    expect(logged).not.toMatch(/Ada|Kim/);
    service.trouble("none");
    expect(await heard()).not.toMatch(/^course|recorded/);
    expect(service.requests.at(-1)?.body).toContain("Ahoy, Ada! Your grown-up Kim says");
  });

  it("is spoken by us alone where nobody was asked, and once a parent said no (T-1678)", async () => {
    const family = await newFamily(server, { kid_name: "Ada" });
    const heard = () => hear(server, {}, family.token);
    expect(await heard()).toMatch(/^course: Ahoy, Ada!/);
    await agree(family.token, true);
    await agree(family.token, false);
    const asked = service.requests.length;
    expect(await heard()).toMatch(/^course: Ahoy, Ada!/);
    expect(service.requests).toHaveLength(asked);
  });

  it("is praised on a certificate by a voice that can say all of it, else not at all (T-1679)", async () => {
    const family = await newFamily(server, { kid_name: "Ada" });
    const heard = () => hear(server, { occasion: "certificate" }, family.token);
    expect(await heard()).toBe("course: Well done, Ada!");
    expect(lines.at(-1)?.mood).toBe("celebrating");
    await server.context.db.delete(welcomeAudio);
    isBroken = true;
    expect(await heard()).toBeNull();
  });

  it("is rendered by the course voice once a day for the same names (T-1680)", async () => {
    const family = await newFamily(server, { kid_name: "Ada" });
    for (let n = 0; n < 3; n++) await hear(server, {}, family.token);
    expect(lines.filter(({ names }) => names?.length === 2)).toHaveLength(1);
  });
});

it("no name is spoken where nothing is installed and none is recorded (T-1681)", async () => {
  const silent = await startTestServer();
  try {
    expect(await hear(silent, await signUp(silent, "Ada"))).toBeNull();
  } finally {
    await silent.stop();
  }
});
