import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "#server/platform/http/security-headers.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { ConfigError } from "#server/platform/config/config-error.ts";
import { createLogger } from "#server/platform/log.ts";
import { LESSONS, newEmail, newestMail, newFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { SETTINGS } from "#server/platform/config/environment.ts";

const [FIRST = ""] = LESSONS;
const lines: string[] = [];
const log = createLogger("info", { write: (line) => void lines.push(line) });
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ log })));
afterAll(() => server.stop());

describe("bad requests", () => {
  it.each([
    ["malformed JSON", "{ not json", 400, "bad_json"],
    ["no body", "", 400, "bad_json"],
    [
      "a 5 MB body",
      JSON.stringify({ email: "x".repeat(5_000_000) }),
      413,
      "request_entity_too_large",
    ],
  ])("%s", async (_what, raw, status, code) => {
    const answer = await server.request("POST", "/api/pending-signups", {
      raw,
      headers: { "content-length": String(raw.length) },
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat \/|node_modules|stack/);
  });

  it("a wrong form of an id, a day or a number says which field", async () => {
    const { token } = await newFamily(server);
    expect((await server.request("GET", "/api/lessons/not-an-id", { token })).body).toMatchObject({
      code: "validation_failed",
      message: expect.stringContaining("id"),
    });
    expect(
      (
        await server.request("PUT", `/api/me/lessons/${FIRST}/progress`, {
          token,
          body: { slide: "1", version: 1 },
        })
      ).body.message,
    ).toContain("slide");
    expect(
      (await server.request("POST", "/api/me/streak", { token, body: { played_on: "yesterday" } }))
        .body.message,
    ).toContain("played_on");
  });

  it("JSON that is nested too deeply is refused, whoever sends it, and logged as no error (T-002)", async () => {
    const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
    const signup = JSON.stringify({
      email: newEmail(),
      parent_name: "Sam",
      kid_name: "Mia",
      kid_age: 7,
    }).slice(0, -1);
    const before = lines.filter((line) => line.includes('"level":50')).length;
    for (const levels of [100, 4_000, 30_000]) {
      const refused = [
        await server.request("POST", "/auth/v1/otp", {
          raw: `{"email":"${newEmail()}","data":{"a":${nested(levels)}}}`,
        }),
        await server.request("POST", "/api/pending-signups", {
          raw: `${signup},"a":${nested(levels)}}`,
        }),
      ];
      expect([levels, ...refused.map(({ status, body }) => `${status} ${body.code}`)]).toEqual([
        levels,
        "400 validation_failed",
        "400 validation_failed",
      ]);
    }
    expect(lines.filter((line) => line.includes('"level":50'))).toHaveLength(before);
    const shallow = { email: newEmail(), data: { a: JSON.parse(nested(20)) } };
    expect((await server.request("POST", "/auth/v1/otp", { body: shallow })).status).toBe(200);
  });

  it("unknown calls are 404 with words, unknown methods too (T-020)", async () => {
    for (const [method, path] of [
      ["GET", "/api/nothing"],
      ["PUT", "/api/me"],
      ["GET", "/auth/v1/factors"],
      ["GET", "/media/x"],
    ] as const) {
      const answer = await server.request(method, path);
      expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
    }
  });
});

describe("every answer", () => {
  it("carries the security headers and a request id", async () => {
    const { headers } = await server.request("GET", "/healthz");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("the policy of a document allows our own scripts alone and no inline style (T-013)", () => {
    const policy = contentSecurityPolicy("kid", {
      measuring: "https://measuring.example",
      pixel: "https://pixel.example",
    });
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toMatch(/media-src 'self' blob:$/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|https:|\*/);
  });

  it("the policy of a document allows the scripts that it holds, by their hashes, and no other inline one (T-623)", () => {
    const none = { measuring: null, pixel: null };
    const policy = contentSecurityPolicy("kid", none, ["'sha256-bytes='"]);
    expect(policy).toContain("script-src 'self' 'sha256-bytes=';");
    expect(policy).not.toContain("unsafe");
  });

  it("only pages of the parent zone may reach a vendor, and only one that is configured (T-015)", () => {
    const hosts = {
      measuring: "https://measuring.example",
      pixel: "https://pixel.example",
    };
    for (const zone of ["home", "kid", "staff"] as const)
      expect(contentSecurityPolicy(zone, hosts)).not.toContain("example");
    expect(contentSecurityPolicy("parent", hosts)).toContain(
      "connect-src 'self' https://measuring.example; img-src 'self' blob: https://pixel.example;",
    );
    expect(
      contentSecurityPolicy("parent", { ...hosts, measuring: null, pixel: null }),
    ).not.toContain("https:");
  });

  it("the log holds routes and numbers, never a URL, an e-mail address, a name, a token or a code (T-085)", async () => {
    const email = newEmail();
    const { token } = await newFamily(server, { email });
    await server.request("GET", `/auth/v1/verify?token=secret-token&type=email&email=${email}`);
    const mail = await newestMail(server, email);
    const written = lines.join("");
    expect(written).toContain('"route":"/api/me/finish-signup"');
    expect(written).not.toContain("email=");
    for (const secret of [email, "Sam", "Mia", token, mail.tokenHash, mail.code, "secret-token"])
      expect(written).not.toContain(secret);
  });
});

describe("the OpenAPI document", () => {
  it("lists every route of the API with its summary", async () => {
    const { body } = await server.request("GET", "/api/openapi.json");
    const listed = Object.entries(
      body.paths as Record<string, Record<string, { summary?: string }>>,
    ).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { summary }]) => `${method} ${path} ${summary === undefined ? "" : "documented"}`,
      ),
    );
    const routes = new Set(
      server.app.routes
        .filter(
          ({ method, path }) =>
            method !== "ALL" && path.startsWith("/api/") && path !== "/api/openapi.json",
        )
        .map(
          ({ method, path }) =>
            `${method.toLowerCase()} ${path.slice(4).replace(/:(\w+)/g, "{$1}")} documented`,
        ),
    );
    expect(listed.toSorted()).toEqual([...routes].toSorted());
  });
});

describe("media", () => {
  const mediaUrl = async () => {
    const { token } = await newFamily(server);
    return (await server.request("GET", `/api/lessons/${FIRST}`, { token })).body.slides[0]
      .captions_url as string;
  };

  it("are whole, in parts, by HEAD and by ETag", async () => {
    const url = await mediaUrl();
    const whole = await server.request("GET", url);
    expect(whole.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    expect(whole.headers.get("cache-control")).toContain("immutable");
    const part = await server.request("GET", url, { headers: { range: "bytes=0-5" } });
    expect([part.status, part.body, part.headers.get("content-range")]).toEqual([
      206,
      "WEBVTT",
      `bytes 0-5/${whole.headers.get("content-length")}`,
    ]);
    const head = await server.request("HEAD", url);
    expect([head.status, head.body, head.headers.get("content-length")]).toEqual([
      200,
      "",
      whole.headers.get("content-length"),
    ]);
    expect(
      (
        await server.request("GET", url, {
          headers: { "if-none-match": whole.headers.get("etag") ?? "" },
        })
      ).status,
    ).toBe(304);
    expect(
      (await server.request("GET", url, { headers: { range: "bytes=999999999-" } })).status,
    ).toBe(416);
  });

  it("folders are course-title-lesson-title-lessonId, names carry a hash, and nothing climbs out (T-024)", async () => {
    expect(await mediaUrl()).toMatch(
      new RegExp(
        `^/media/content/treasure-tracker-coins-on-the-map-${FIRST}/videos/v1-[0-9a-f]{32}\\.vtt$`,
      ),
    );
    for (const path of [
      "..%2f..%2fsecrets.json",
      "a/..%2f..%2fsecrets.json",
      ".hidden",
      "a//b",
      "%00",
    ])
      expect((await server.request("GET", `/media/content/${path}`)).status).toBe(404);
  });
});

describe("the mailbox page", () => {
  it("is open on a local install alone", async () => {
    expect((await server.request("GET", "/dev/mailbox")).body).toContain("<h1>Mailbox");
    const closed = [
      { from: "203.0.113.9" },
      { headers: { host: "treasure.example" } },
      { headers: { "x-forwarded-for": "203.0.113.9" } },
      { headers: { forwarded: "for=203.0.113.9" } },
    ];
    for (const how of closed)
      expect((await server.request("GET", "/dev/mailbox.json", how)).status).toBe(404);
  });

  it.each([
    ["a terminal", {}, true, true],
    ["a script or a service", {}, false, false],
    ["a script that asks", { DEV_PAGES: "1" }, false, true],
    ["a terminal that does not want it", { DEV_PAGES: "0" }, true, false],
    ["somewhere with a mail server", { DEV_PAGES: "1", SMTP_URL: "smtp://localhost" }, true, false],
    [
      "another machine's name",
      { DEV_PAGES: "1", SMTP_URL: "smtp://localhost", PUBLIC_URL: "https://treasure.example" },
      true,
      false,
    ],
  ])("started by %s, its rule is known", (_who, env, isTerminal, isOpen) =>
    expect(readConfig(env, isTerminal).devPages).toBe(isOpen),
  );

  it("behind a proxy that sends no forwarding header it is closed, and so are the payment page and the sign-in test", async () => {
    const service = await startTestServer({ env: { DEV_PAGES: "" } });
    for (const path of ["/dev/mailbox", "/dev/mailbox.json", "/dev/checkout", "/metrics"])
      expect([path, (await service.request("GET", path)).status]).toEqual([path, 404]);
    const { token } = await newFamily(service);
    expect((await service.request("POST", "/api/checkout", { token })).body.code).toBe(
      "payment_unavailable",
    );
    await service.stop();
  });
});

describe("limits", () => {
  it("answers too many requests of one IP address with the time to wait, and leaves other IP addresses alone (T-079)", async () => {
    const small = await startTestServer({ env: { AUTH_REQUESTS_PER_5_MIN: "3" } });
    const tries = [];
    for (let n = 0; n < 5; n++)
      tries.push(await small.request("POST", "/auth/v1/otp", { body: { email: newEmail() } }));
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(tries[4]?.body.code).toBe("over_request_rate_limit");
    expect(Number(tries[4]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(
      (
        await small.request("POST", "/auth/v1/otp", {
          body: { email: newEmail() },
          from: "203.0.113.9",
        })
      ).status,
    ).toBe(200);
    const forged = await small.request("POST", "/auth/v1/otp", {
      body: { email: newEmail() },
      headers: { "x-forwarded-for": "198.51.100.7" },
    });
    expect(forged.status).toBe(429);
    const guess = { body: { email: newEmail(), password: "a guess" } };
    const guesses = [];
    for (let n = 0; n < 4; n++)
      guesses.push(
        (await small.request("POST", "/auth/v1/token?grant_type=password", guess)).status,
      );
    expect(guesses).toEqual([400, 400, 400, 429]);
    await small.stop();
  });
});

describe("the configuration", () => {
  it.each([
    [{ PORT: "eighty" }, "PORT"],
    [{ PUBLIC_URL: "https://treasure.example" }, "SMTP_URL"],
    [{ DATABASE_URL: "postgres://x" }, "AUTH_PRIVATE_JWK"],
    [{ S3_BUCKET: "content" }, "S3_ACCESS_KEY_ID"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  ])("%j is refused with the setting's name", (env, name) =>
    expect(() => readConfig(env)).toThrow(new RegExp(name)),
  );
  it("is listed whole in .env.example, with the defaults that apply", async () => {
    const example = await readFile(
      fileURLToPath(new URL("../../.env.example", import.meta.url)),
      "utf8",
    );
    const pairs = Object.fromEntries(
      example
        .split("\n")
        .filter((line) => /^[A-Z]/.test(line))
        .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
    );
    expect(Object.keys(pairs).toSorted()).toEqual([...SETTINGS].toSorted());
    expect(readConfig(pairs)).toEqual(readConfig({}));
  });
  it("is one kind of error, for one line on the terminal", () =>
    expect(() => readConfig({ PORT: "x" })).toThrow(ConfigError));
});
