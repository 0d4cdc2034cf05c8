import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SIGNED_MEDIA_URL_SECONDS } from "#domain/constants.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { mediaUrls, withoutSignature } from "#domain/content/lesson-media.ts";
import { sharedSecrets } from "#tests/support/instances.ts";
import { LESSONS, newFamily, playLesson, signIn } from "#tests/support/families.ts";
import { buyCourse } from "#tests/support/payments.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { bearer } from "#tests/support/bearer.ts";

const [FIRST = "", SECOND = ""] = LESSONS;
const ON = { PAYWALL: "after-first-lesson" };
const REFUSED = [403, "media_signature_needed"];
let server: TestServer;
/** The clip of the second lesson's first slide, without a signature. */
let clip: string;
beforeAll(async () => {
  server = await startTestServer({ env: ON });
  const { lessons } = await server.context.catalog.read();
  clip = firstClip(lessons.find(({ id }) => id === SECOND)?.newest.slides ?? []);
});
afterAll(() => server.stop());

const firstClip = (slides: readonly Slide[]) =>
  mediaUrls(slides).find((url) => withoutSignature(url).endsWith(".mp4")) ?? "";

/** A family that has finished the first lesson. */
async function readyFamily(at: TestServer) {
  const family = await newFamily(at);
  await playLesson(at, family.token, FIRST);
  return family;
}
async function paidFamily(at = server) {
  const family = await readyFamily(at);
  return { ...family, ...(await buyCourse(at.context, family.userId)) };
}
const lesson = (token?: string, at = server) =>
  at.request("GET", `/api/lessons/${SECOND}`, { token });
const renewal = (token?: string) =>
  server.request("GET", `/api/lessons/${SECOND}/media`, { token });
const read = async (
  url: string,
  at = server,
  headers: Record<string, string> = {},
  method = "GET",
) => {
  const response = await at.ask(url, { method, headers });
  await response.body?.cancel();
  return response;
};
const refusal = async (url: string, at = server) => {
  const { status, body } = await at.request("GET", url);
  return [status, body.code];
};
/** The URL that a paid family gets for the clip now. */
const signedClip = async (at = server) =>
  firstClip((await lesson((await paidFamily(at)).token, at)).body.slides);
/** Moves the clock to the beginning of the next period, in which a URL lives longest. */
const toNextPeriod = (at: TestServer) =>
  at.clock.advanceTo(new Date(Math.ceil((at.clock.now().getTime() + 1) / 1_800_000) * 1_800_000));

describe("a clip of a lesson behind the paywall", () => {
  it("anonymous: no URL, and the clip itself is refused with 403, a code and no-store (T-055)", async () => {
    expect((await lesson()).status).toBe(401);
    expect((await renewal()).status).toBe(401);
    expect(await refusal(clip)).toEqual(REFUSED);
    expect((await read(clip)).headers.get("cache-control")).toBe("no-store");
    expect((await read(clip, server, { range: "bytes=0-9" })).status).toBe(403);
    expect((await read(clip, server, {}, "HEAD")).status).toBe(403);
  });

  it("unpaid: no URL; a session does not open the clip either", async () => {
    const { token } = await readyFamily(server);
    expect((await lesson(token)).body.code).toBe("payment_required");
    expect((await renewal(token)).body.code).toBe("payment_required");
    expect((await read(clip, server, bearer(token))).status).toBe(403);
  });

  it("paid: every file of the lesson has a signed URL that opens it, with its shortest lifetime in seconds", async () => {
    const { token } = await paidFamily();
    const { body } = await lesson(token);
    expect(body.media_expires_in).toBe(SIGNED_MEDIA_URL_SECONDS / 2);
    const urls = mediaUrls(body.slides);
    expect(urls.length).toBeGreaterThan(20);
    for (const url of urls) {
      expect(url).toMatch(/\?expires=\d+&key=[0-9a-f]{8}&signature=[\w-]{43}$/);
      expect([url, (await read(url)).status]).toEqual([url, 200]);
      expect(await refusal(withoutSignature(url))).toEqual(REFUSED);
    }
  });

  it("ranges, HEAD and ETags work; no shared cache may keep it, a browser for as long as the URL lives", async () => {
    toNextPeriod(server);
    server.clock.advance(600);
    const url = await signedClip();
    const whole = await read(url);
    const size = whole.headers.get("content-length");
    expect(whole.headers.get("cache-control")).toBe("private, max-age=3000, immutable");
    const part = await read(url, server, { range: "bytes=100-199" });
    expect([
      part.status,
      part.headers.get("content-range"),
      part.headers.get("cache-control"),
    ]).toEqual([206, `bytes 100-199/${size}`, "private, max-age=3000, immutable"]);
    expect((await read(url, server, { range: "bytes=999999999-" })).status).toBe(416);
    const head = await read(url, server, {}, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, size]);
    expect(
      (await read(url, server, { "if-none-match": whole.headers.get("etag") ?? "" })).status,
    ).toBe(304);
  });

  it("refunded: no new URL at once, and the old one ends within the hour (T-056)", async () => {
    const family = await paidFamily();
    const url = firstClip((await lesson(family.token)).body.slides);
    await family.refund();
    expect((await lesson(family.token)).body.code).toBe("payment_required");
    expect((await renewal(family.token)).body.code).toBe("payment_required");
    expect((await read(url)).status).toBe(200);
    server.clock.advance(SIGNED_MEDIA_URL_SECONDS);
    expect(await refusal(url)).toEqual(REFUSED);
  });

  it("another family: paid gets the same URL in the same half hour, unpaid gets none", async () => {
    const [one, other] = [await paidFamily(), await paidFamily()];
    // The checks before and after come in an order of the child's own.
    const urlsOf = async (token: string) =>
      [...JSON.stringify((await lesson(token)).body).matchAll(/\/media\/[^"]+/g)]
        .map(String)
        .toSorted();
    const urls = await urlsOf(one.token);
    expect(urls.length).toBeGreaterThan(10);
    expect(await urlsOf(other.token)).toEqual(urls);
    expect((await lesson((await readyFamily(server)).token)).status).toBe(402);
  });

  it("works for the signed hour to the second and not longer (T-103)", async () => {
    toNextPeriod(server);
    const url = await signedClip();
    server.clock.advance(SIGNED_MEDIA_URL_SECONDS - 1);
    expect((await read(url)).status).toBe(200);
    expect((await read(url)).headers.get("cache-control")).toBe("private, max-age=1, immutable");
    server.clock.advance(1);
    expect(await refusal(url)).toEqual(REFUSED);
  });

  it("is handed out with half an hour left at least, also to a browser that is answered 304", async () => {
    toNextPeriod(server);
    const { token } = await paidFamily();
    const first = await lesson(token);
    server.clock.advance(1_799);
    const again = await server.request("GET", `/api/lessons/${SECOND}`, {
      token,
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    server.clock.advance(SIGNED_MEDIA_URL_SECONDS / 2);
    expect((await read(firstClip(first.body.slides))).status).toBe(200);
  });

  it("a paid clip's URL, and its lesson's ETag, change with each half hour", async () => {
    toNextPeriod(server);
    const { token } = await paidFamily();
    const first = await lesson(token);
    server.clock.advance(1_800);
    const later = await server.request("GET", `/api/lessons/${SECOND}`, {
      token,
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
    });
    expect(later.status).toBe(200);
    expect(firstClip(later.body.slides)).not.toBe(firstClip(first.body.slides));
    expect(withoutSignature(firstClip(later.body.slides))).toBe(clip);
  });

  it.each<[string, (url: URL, other: URL) => void]>([
    [
      "a changed signature",
      ({ searchParams: p }) =>
        p.set(
          "signature",
          (p.get("signature") ?? "").replace(/^./, (first) => (first === "A" ? "B" : "A")),
        ),
    ],
    [
      "a shorter signature",
      ({ searchParams: p }) => p.set("signature", p.get("signature")?.slice(0, 8) ?? ""),
    ],
    ["no signature", ({ searchParams: p }) => p.delete("signature")],
    [
      "a later end",
      ({ searchParams: p }) => p.set("expires", String(Number(p.get("expires")) + 1_800)),
    ],
    ["no end", ({ searchParams: p }) => p.delete("expires")],
    ["an end that is no number", ({ searchParams: p }) => p.set("expires", "never")],
    ["another key", ({ searchParams: p }) => p.set("key", "00000000")],
    ["the signature of another file", (url, other) => (url.search = other.search)],
    [
      "the parameters of an S3 store",
      (url) => (url.search = "?X-Amz-Date=20261120T120000Z&X-Amz-Expires=3600&X-Amz-Signature=00"),
    ],
  ])("tampered with: %s is refused", async (_what, tamper) => {
    const urls = mediaUrls((await lesson((await paidFamily()).token)).body.slides);
    const [url, other] = [urls[0] ?? "", urls[1] ?? ""].map(
      (url) => new URL(url, "http://localhost:5173"),
    );
    if (url === undefined || other === undefined) throw new Error("two files are needed");
    expect((await read(url.pathname + url.search)).status).toBe(200);
    tamper(url, other);
    expect(await refusal(url.pathname + url.search)).toEqual(REFUSED);
  });

  it("is renewed for the version that a child plays, also when a newer one was published", async () => {
    const family = await paidFamily();
    const { body } = await server.request("GET", `/api/lessons/${SECOND}/media?version=1`, {
      token: family.token,
    });
    expect(body.expires_in).toBe(SIGNED_MEDIA_URL_SECONDS / 2);
    expect((await read(body.addresses[clip])).status).toBe(200);
    expect(
      (
        await server.request("GET", `/api/lessons/${SECOND}/media?version=9`, {
          token: family.token,
        })
      ).body.code,
    ).toBe("version_unknown");
    expect(
      (
        await server.request("GET", `/api/lessons/${SECOND}/media?version=x`, {
          token: family.token,
        })
      ).status,
    ).toBe(400);
  });

  it("signing in again after the hour gives a paid family fresh URLs", async () => {
    const family = await paidFamily();
    const before = firstClip((await lesson(family.token)).body.slides);
    server.clock.advance(SIGNED_MEDIA_URL_SECONDS + 1);
    const { token } = await signIn(server, family.email);
    const after = firstClip((await lesson(token)).body.slides);
    expect([(await read(before)).status, (await read(after)).status]).toEqual([403, 200]);
  });

  it("refusals do not reveal which files exist", async () => {
    expect(await refusal(clip.replace(/[0-9a-f]{8}\.mp4$/, "00000000.mp4"))).toEqual(REFUSED);
  });
});

describe("the clock of another instance, 10 minutes off", () => {
  it.each([
    ["ahead", 600],
    ["behind", -600],
  ])(
    "%s: takes URLs that were handed out a moment ago, and until shortly before they end",
    async (_how, skewS) => {
      const env = { ...ON, ...sharedSecrets() };
      const one = await startTestServer({ env });
      toNextPeriod(one);
      const at = new Date(one.clock.now().getTime() + skewS * 1_000).toISOString();
      const other = await startTestServer({ env, at });
      const url = await signedClip(one);
      expect((await read(url, other)).status).toBe(200);
      for (const { clock } of [one, other]) clock.advance(SIGNED_MEDIA_URL_SECONDS - 601);
      expect((await read(url, other)).status).toBe(200);
      for (const { clock } of [one, other]) clock.advance(1_202);
      expect(await refusal(url, other)).toEqual(REFUSED);
      await one.stop();
      await other.stop();
    },
  );
});

describe("what everybody may see", () => {
  it("is public and kept for good: the first lesson with the paywall, every lesson without it", async () => {
    const open = await startTestServer();
    for (const [at, id] of [
      [server, FIRST],
      [open, FIRST],
      [open, SECOND],
    ] as const) {
      const { token } = await readyFamily(at);
      const { body } = await at.request("GET", `/api/lessons/${id}`, { token });
      expect(body.media_expires_in).toBeNull();
      const url = firstClip(body.slides);
      expect(url).not.toContain("?");
      expect((await read(url, at)).headers.get("cache-control")).toBe(
        "public, max-age=31536000, immutable",
      );
      expect((await at.request("GET", `/api/lessons/${id}/media`, { token })).body).toMatchObject({
        expires_in: null,
        addresses: { [url]: url },
      });
    }
    await open.stop();
  });

  it("stays readable while the database is away", async () => {
    const { db } = server.context;
    const { token } = await newFamily(server);
    const url = firstClip(
      (await server.request("GET", `/api/lessons/${FIRST}`, { token })).body.slides,
    );
    const select = db.select.bind(db);
    db.select = () => {
      throw new Error("the database is away");
    };
    server.clock.advance(3_600);
    expect((await read(url)).status).toBe(200);
    db.select = select;
  });
});
