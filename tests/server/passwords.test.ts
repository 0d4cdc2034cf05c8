import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkPassword } from "#server/auth/check-password.ts";
import { newEmail, newFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const EMAIL = "sam.miller+kids@example.com";
const LONG_EMAIL = `${"sam.of.the.long.name.".repeat(3)}x@example.com`;

const judge = (password: string, emails = [EMAIL]) =>
  checkPassword(password, emails).then(
    () => "taken",
    (error: { code: string; reasons: string[] }) => `${error.code} ${error.reasons?.join()}`,
  );

describe("a password", () => {
  it.each([
    "password",
    "password1",
    "Password1!",
    "P@ssw0rd!",
    "passwordpassword",
    "drowssap",
    "ｐａｓｓｗｏｒｄ",
    " password ",
    "12345678",
    "1234567890",
    "11111111",
    "aaaaaaaa",
    "abcdefgh",
    "qwertyuiop",
    "iloveyou1",
    "letmein123",
    "Sunshine2024",
    "q".repeat(72),
  ])("that is common or easy to guess is refused: %s (T-1052)", async (password) =>
    expect(await judge(password)).toBe("weak_password pwned"),
  );

  it.each([
    EMAIL,
    EMAIL.toUpperCase(),
    "sam.miller@example.com",
    "sam.miller+kids",
    "sam.miller",
    "Sam.Miller1",
    "SamMiller!",
    "sammiller",
    "s4m.m1ller",
    "rellim.mas",
    "sam.millersam.miller",
    "example.com",
    "Example.com1",
    `${EMAIL}1`,
  ])("that is the own e-mail address or of its parts is refused: %s (T-1053)", async (password) =>
    expect(await judge(password)).toBe("weak_password pwned"),
  );

  it.each([
    "p-a-s-s-w-o-r-d",
    "p a s s w o r d",
    "pass\u200Bword",
    "pa\u00ADss\u2060wo\uFEFFrd",
    "\u200B".repeat(20) + "sunshine",
    "pässwörd",
    "P.4.s.s.W.0.r.d",
    "password839201",
    "19840312iloveyou",
    "Sun_Shine_839201",
    "q.w.e.r.t.y.u.i.o.p",
    "1-2-3-4-5-6-7-8-9",
    `${"-".repeat(45)}password`,
    "\u200B".repeat(8),
  ])("that is a common one in disguise is refused: %j (T-1437)", async (password) =>
    expect(await judge(password)).toBe("weak_password pwned"),
  );

  it.each([
    "treasuretracker",
    "Treasure Tracker",
    "TreasureTracker2026",
    "tr3asure-tr4cker!",
    "treasure-tracker-83920",
    "pocket the otter".replace(" the", ""),
    "PocketGlimm1",
  ])("that is of the product's own words is refused: %j (T-1438)", async (password) =>
    expect(await judge(password)).toBe("weak_password pwned"),
  );

  it.each([
    "sam-miller-839201",
    "s.a.m.m.i.l.l.e.r",
    "SamMillerExample",
    "sam miller example com",
    "sam.miller.example.com",
    "sam\u200B.miller",
    "millersam2026",
    "sammiller+kids",
    "example2026sam",
    "kidskids",
  ])("that is a variant of the own e-mail address is refused: %j (T-1439)", async (password) =>
    expect(await judge(password)).toBe("weak_password pwned"),
  );

  it("that is a long e-mail address, or the one that the account moves to, is refused (T-1056)", async () => {
    expect(await judge(LONG_EMAIL.slice(0, 64), [LONG_EMAIL])).toBe("weak_password pwned");
    expect(await judge("alex.next", [EMAIL, "alex.next@example.com"])).toBe("weak_password pwned");
  });

  it.each([
    "correct horse",
    "long enough",
    "somebody else's",
    "vase-Lampe-77",
    "ключ от сундука",
    "mauve 4829 1736 5520",
    "bridge5 Koala-fig",
    "pocket lamp on a hill",
    "8f3k29d1",
    "q7-x2-kv-83",
  ])("that is neither is taken: %s", async (password) =>
    expect(await judge(password)).toBe("taken"),
  );
});

describe("wherever a password is set", () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  beforeEach(() => server.clock.advance(120));
  afterAll(() => server.stop());

  it("a common one and the own e-mail address are refused in the protocol's form (T-1054)", async () => {
    const weak = { code: "weak_password", weak_password: { reasons: ["pwned"] } };
    const email = newEmail();
    for (const password of ["iloveyou1", email]) {
      const body = { email, password };
      expect(await server.request("POST", "/auth/v1/signup", { body })).toMatchObject({
        status: 422,
        body: weak,
      });
    }
    const { token, email: own } = await newFamily(server);
    for (const password of ["iloveyou1", own, own.split("@")[0]])
      expect(
        await server.request("PUT", "/auth/v1/user", { token, body: { password } }),
      ).toMatchObject({ status: 422, body: weak });
  });
});
