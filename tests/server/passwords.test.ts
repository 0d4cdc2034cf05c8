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
    "pæssword",
    "pæsswørd",
    "paßword1",
    "ıloveyou",
    "łetmein1",
    "đragon123",
    "œtterpocket",

    "раѕѕwоrd",
    "ραѕѕωοrd",
    "рassword",
    "ρassword",
    "ѕunѕhіne",
    "сunshine",
    "ᴘᴀꜱꜱᴡᴏʀᴅ",
    "🅿🅰ssword",
    "парольпароль",
    "пароль1984",
    "p.а.ѕ.ѕ.w.о.r.d",

    "ppaasssswwoorrdd",
    "iiilllooovvveeeyyyooouuu",
    "passswordd",
    "bbaasseeball",
    "pp@@ssssww00rrdd",
    "password123456789",
    "password928374650",
    "928374650password",
    "password48151623421337",
    "pass928374650word",
    "p12a34s56s78w90o12r34d56",
    "qwertyuiop-4829-1736-5520",
    "1234567890123456789",
    "11223344556677889900",
    "99887766554433221100",
    "112233445566",
    "31415926535",
    "83746529",
    "2468101214161820",
    "1020304050607080",
    "1234567890987654321",
    "treаsuretrаcker",
    "ttrreeaassuurree",
    "glimmglimm4829173655",
  ])(
    "that is an easy one in other letters, doubled, or with many digits is refused: %j (T-1649)",
    async (password) => expect(await judge(password)).toBe("weak_password pwned"),
  );

  it.each([
    "ѕаm.millеr",
    "sаmmіllеr",
    "ssaammmmiilllleerr",
    "sammmiller",
    "sam.miller928374650",
    "9283746501sam-miller",
    "såm.millér",
    "ехаmрlе.соm",
  ])(
    "that is the own e-mail address in other letters, doubled, or with many digits is refused: %j (T-1650)",
    async (password) => expect(await judge(password)).toBe("weak_password pwned"),
  );

  it("that is the own e-mail address is refused also where that has other letters (T-1651)", async () => {
    const emails = ["bjørn.sørensen@example.com"];
    for (const password of ["bjørn.sørensen", "bjornsorensen", "bbjjoorrnnssoorreennsseenn"])
      expect(await judge(password, emails)).toBe("weak_password pwned");
  });

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
    "9e107d9d372bb6826bd81d3542a419d6",
    "48291736552",
    "moon 4829173655 river",
    "book keeper balloon",
    "llama llama red pajama",
    "Mississippi riverboat",
    "Straßenbahn fährt spät",
    "smörgåsbord på fredag",
    "ångström ærlig øl",
    "łódka na jeziorze",
    "λευκό πρωινό στη θάλασσα",
    "аист летит домой",
    "我喜欢吃蓝色的苹果",
    "Zü9!kq72",
  ])("that is neither is taken: %s (T-1652)", async (password) =>
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
