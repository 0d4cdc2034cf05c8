import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { damagedTexts } from "./damaged-for-tests.ts";
import { entry } from "./device-storage.ts";
import { SESSION_KEY, STAFF_SESSION_KEY } from "./session-key.ts";
import { stubStorage } from "./storage-for-tests.ts";

let local: Record<string, string> = {};
beforeEach(() => {
  vi.resetModules();
  local = stubStorage();
});
afterEach(() => void vi.unstubAllGlobals());

const sha256 = (text: string) => createHash("sha256").update(text).digest();
const VERIFIER = "a verifier/recovery";
const challengeHash = sha256(sha256("a verifier").toString("base64url")).toString("hex");
const answers = { parentName: "Ann", childName: "Mia", childAge: "7" };
const session = { access_token: "a token", user: { id: "mia" } };

interface Stored {
  key: string;
  write?: (text: string) => void;
  /** What the page stores there. */
  value: unknown;
  optional?: readonly string[];
  read: () => unknown;
}

const STORED: Stored[] = [
  {
    key: SESSION_KEY,
    value: session,
    read: async () => (await import("../auth/page-session.ts")).storedUserId(),
  },
  {
    key: STAFF_SESSION_KEY,
    value: session,
    read: async () => (await import("../auth/staff-session.ts")).pageAuthorId(),
  },
  {
    key: `${SESSION_KEY}-code-verifier`,
    value: VERIFIER,
    read: async () => (await import("../auth/mailed-link.ts")).askedHere(challengeHash),
  },
  {
    key: "sentSignup",
    write: (text) => entry("sentSignup").write(text),
    value: { ...answers, email: "ann@example.com" },
    read: async () => (await import("../family/signup.ts")).readSentSignup(),
  },
  {
    key: "signupConsents",
    value: { signup_id: null, analytics: true, ads: false },
    read: async () => (await import("../privacy/signup-consents.ts")).readSignupConsents(),
  },
  {
    key: "telemetryFirstTouch",
    value: { at: Date.now(), source: { referrer: "https://search.example" } },
    optional: ["source.referrer"],
    read: async () => (await import("../telemetry/before-consent.ts")).readFirstTouch(),
  },
  {
    key: "aliasedUserIds",
    value: { mia: true },
    read: async () => (await import("../telemetry/telemetry-storage.ts")).isAliased("mia"),
  },
  {
    key: "pendingAnalyticsUserProperties",
    value: { at: Date.now(), properties: { onboarding_step: 3 } },
    optional: ["properties.onboarding_step"],
    read: async () => (await import("../telemetry/telemetry-storage.ts")).takeUserProperties(),
  },
];

it.each(STORED)(
  "$key is read where it is whole, and as absent where it is damaged (R-DATA-6) (T-945)",
  async ({ key, write = (text) => void (local[key] = text), value, optional, read }) => {
    const readOnNewPage = async (text: string) => {
      vi.resetModules();
      write(text);
      return read();
    };
    vi.resetModules();
    const absent = await read();
    expect(await readOnNewPage(JSON.stringify(value))).not.toEqual(absent);
    for (const text of damagedTexts(value, optional))
      expect([text, await readOnNewPage(text)]).toEqual([text, absent]);
  },
);
