import { crc32, gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { MAX_CODE_ATTEMPTS } from "#server/auth/context.ts";
import { authUsers } from "#server/platform/db/schema.ts";
import { COUNTERS } from "#server/platform/http/counters.ts";
import { giveFile } from "#tests/support/authoring.ts";
import {
  LESSONS,
  newEmail,
  newestMail,
  newFamily,
  newStaff,
  prove,
  signIn,
} from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { hashPassword } from "#server/auth/password.ts";

const [FIRST = ""] = LESSONS;
const OTHER_SITE = "https://evil.example";
const DAY_S = 86_400;

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

const post = (path: string, body: unknown) => server.request("POST", path, { body });

describe("guessing", () => {
  it("codes, mail after mail: after twenty wrong ones a day the right one is refused too, the link still works, and tomorrow is new (T-034)", async () => {
    const email = newEmail();
    const askForMail = async (seen: number) => {
      server.clock.advance(61);
      await post("/auth/v1/otp", { email });
      return newestMail(server, email, seen);
    };
    const guess = (token: string) => post("/auth/v1/verify", { type: "email", email, token });
    const mails = COUNTERS.code_tries.points / MAX_CODE_ATTEMPTS;
    for (let mail = 0; mail < mails; mail++) {
      const { code } = await askForMail(mail);
      for (let n = 0; n < MAX_CODE_ATTEMPTS; n++)
        await guess(code === "000000" ? "000001" : "000000");
    }
    const last = await askForMail(mails);
    await guess(last.code === "000000" ? "000001" : "000000");
    expect((await guess(last.code)).status).toBe(403);
    expect(
      (await post("/auth/v1/verify", { type: "email", token_hash: last.tokenHash })).status,
    ).toBe(200);
    server.clock.advance(DAY_S);
    expect((await guess((await askForMail(mails + 1)).code)).status).toBe(200);
  });

  it("passwords from one IP address: soon nothing is looked at any more, and the family signs in from its own all the while (T-038)", async () => {
    const strict = await startTestServer({ env: { AUTH_REQUESTS_PER_5_MIN: "20" } });
    const { email, userId } = await newFamily(strict);
    const encrypted_password = await hashPassword("correct horse");
    await strict.context.db
      .update(authUsers)
      .set({ encrypted_password })
      .where(eq(authUsers.id, userId));
    const enter = async (password: string, from: string) =>
      (
        await strict.request("POST", "/auth/v1/token?grant_type=password", {
          body: { email, password },
          from,
        })
      ).status;
    const guesses: number[] = [];
    for (let n = 0; n < 25; n++) guesses.push(await enter(`guess ${n}`, "203.0.113.9"));
    expect(guesses).toEqual([
      ...Array.from({ length: 20 }, () => 400),
      ...Array.from({ length: 5 }, () => 429),
    ]);
    expect(await enter("correct horse", "203.0.113.9")).toBe(429);
    expect(await enter("correct horse", "198.51.100.7")).toBe(200);
    await strict.stop();
  });
});

describe("another site", () => {
  const routes = async () => {
    const { paths } = (await server.request("GET", "/api/openapi.json")).body as {
      paths: Record<string, Record<string, unknown>>;
    };
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase(),
        path: `/api${path.replaceAll(/\{\w+\}/g, FIRST)}`,
      })),
    );
  };

  it("gets no cookie to ride on, and no answer that it may read (T-017)", async () => {
    const found = await routes();
    expect(found.length).toBeGreaterThan(50);
    for (const { method, path } of found) {
      const { headers } = await server.request(method, path, { headers: { origin: OTHER_SITE } });
      expect([path, headers.get("set-cookie"), headers.get("access-control-allow-origin")]).toEqual(
        [path, null, null],
      );
    }
  });

  it("can't make a form of its own send JSON: what is no JSON by its type is refused (T-018)", async () => {
    const body = JSON.stringify({
      parent_name: "Sam",
      kid_name: "Mia",
      kid_age: 7,
      email: newEmail(),
    });
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const sent = await server.request("POST", "/api/pending-signups", {
        raw: body,
        headers: { "content-type": type, origin: OTHER_SITE },
      });
      expect([type, sent.status]).toEqual([type, 400]);
    }
  });

  it("the server never sends a request to another site, whatever URL it is given (T-065)", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const { token } = await newStaff(server);
    const staff = (method: string, path: string, body?: unknown) =>
      server.request(method, `/api/staff${path}`, { token, body });
    const { body: slide } = await staff("POST", `/lessons/${FIRST}/slides`, { type: "video" });
    for (const url of [
      "http://169.254.169.254/latest/meta-data",
      "http://localhost:5432/",
      "file:///etc/passwd",
      "//evil.example/a.mp4",
      "/media/content/../../etc/passwd",
    ]) {
      for (const field of ["video_url", "poster_url", "captions_url"])
        expect([
          url,
          (
            await staff("PATCH", `/slides/${slide.id}`, {
              row_version: slide.row_version,
              [field]: url,
            })
          ).status,
        ]).toEqual([url, 400]);
    }
    await staff("DELETE", `/slides/${slide.id}`);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe("a session", () => {
  it("nobody gets a session that somebody else prepared (T-049)", async () => {
    const email = newEmail();
    const attacker = await newFamily(server);
    await post("/auth/v1/otp", { email });
    const { tokenHash } = await newestMail(server, email);
    const idOf = (token: string) => decodeJwt(token)["session_id"];
    const { body } = await server.request("POST", "/auth/v1/verify", {
      token: attacker.token,
      body: {
        type: "email",
        token_hash: tokenHash,
        session_id: idOf(attacker.token),
        refresh_token: attacker.refresh,
      },
    });
    expect(body.user.email).toBe(email);
    expect(idOf(body.access_token)).not.toBe(idOf(attacker.token));
    server.clock.advance(61);
    expect(idOf((await signIn(server, email)).token)).not.toBe(idOf(body.access_token));
  });
});

describe("what a family writes", () => {
  const evil = `=cmd|'/C calc'!A1 </script><script>alert(1)</script> "\\"`;

  it("is data in its download: JSON to keep, never a page or a sheet's formula (T-005)", async () => {
    const family = await newFamily(server);
    const named = await server.request("PATCH", "/api/me", {
      token: family.token,
      body: { parent_name: evil.slice(0, 40) },
    });
    expect(named.status).toBe(200);
    server.clock.advance(61);
    await prove(server, family);
    const { status, headers, body } = await server.request("GET", "/api/me/export", {
      token: family.token,
    });
    expect([status, headers.get("content-type"), headers.get("x-content-type-options")]).toEqual([
      200,
      "application/json",
      "nosniff",
    ]);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+"$/);
    expect(body.family.parent_name).toBe(evil.slice(0, 40));
  });

  it("adds no header to a mail, and no second e-mail address (T-006)", async () => {
    for (const email of [
      "a@b.example\r\nBcc: c@d.example",
      "a@b.example, c@d.example",
      "a@b.example\nSubject: x",
    ]) {
      const body = { parent_name: "Sam", kid_name: "Mia", kid_age: 7, email };
      expect([email, (await post("/api/pending-signups", body)).status]).toEqual([email, 400]);
      expect([email, (await post("/auth/v1/otp", { email })).status]).toEqual([email, 400]);
    }
  });
});

describe("bombs", () => {
  it("a packed body is not unpacked (T-022)", async () => {
    const packed = gzipSync(Buffer.alloc(50_000_000));
    const answer = await server.ask("/api/pending-signups", {
      method: "POST",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
      body: new Uint8Array(packed),
    });
    expect(answer.status).toBe(400);
  });

  it("a picture that would be of four billion pixels is refused by its header, and is not unpacked (T-026)", async () => {
    const { token } = await newStaff(server);
    const chunk = (type: string, data: number[]) => {
      const content = [...Buffer.from(type), ...data];
      const checksum = Buffer.alloc(4);
      checksum.writeUInt32BE(crc32(new Uint8Array(content)));
      return [0, 0, 0, data.length, ...content, ...checksum];
    };
    const huge = [
      0x89,
      0x50,
      0x4e,
      0x47,
      0x0d,
      0x0a,
      0x1a,
      0x0a,
      ...chunk("IHDR", [0, 0, 255, 255, 0, 0, 255, 255, 8, 6, 0, 0, 0]),
      ...chunk("IDAT", []),
      ...chunk("IEND", []),
    ];
    const given = await giveFile(server, token, FIRST, {
      kind: "answer-image",
      name: "huge.png",
      bytes: new Uint8Array(huge),
    });
    expect([given.status, given.body.code]).toEqual([400, "upload_too_many_pixels"]);
  });
});
