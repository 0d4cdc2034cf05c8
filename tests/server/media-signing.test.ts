import { createHmac, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SIGNED_MEDIA_URL_SECONDS } from "#domain/constants.ts";
import { readConfig } from "#server/platform/config/config.ts";
import {
  createMediaSigner,
  hmacSigner,
  periodStart,
} from "#server/platform/files/media-signing.ts";
import { loadSecrets } from "#server/platform/secrets/secrets.ts";
import { sharedSecrets } from "#tests/support/instances.ts";

const KEY = "course-lesson-id/videos/v1-0123abcd0123abcd0123abcd0123abcd.mp4";
const [one, two] = [randomBytes(32), randomBytes(32)];
const noon = new Date("2026-11-20T12:00:00Z");
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const left = async (signer: ReturnType<typeof hmacSigner>, query: string, now = noon, key = KEY) =>
  signer.secondsLeft(key, new URLSearchParams(query), now);

describe("our own signature", () => {
  it("opens its file for an hour from the start of its period, and is the same throughout it", async () => {
    const signer = hmacSigner([one]);
    const query = await signer.sign(KEY, periodStart(after(1_799)));
    expect(query).toBe(await signer.sign(KEY, periodStart(noon)));
    expect(query).not.toBe(await signer.sign(KEY, periodStart(after(1_800))));
    expect([
      await left(signer, query),
      await left(signer, query, after(3_599)),
      await left(signer, query, after(3_600)),
    ]).toEqual([SIGNED_MEDIA_URL_SECONDS, 1, 0]);
  });

  it("of an instance whose clock is up to 15 minutes ahead is taken, of one further ahead not", async () => {
    const signer = hmacSigner([one]);
    const query = await signer.sign(KEY, periodStart(noon));
    expect(await left(signer, query, after(-900))).toBeGreaterThan(0);
    expect(await left(signer, query, after(-901))).toBe(0);
  });

  it("goes on opening its file when a new key signs, until the old one is taken away", async () => {
    const query = await hmacSigner([one]).sign(KEY, periodStart(noon));
    expect(await left(hmacSigner([two, one]), query)).toBe(SIGNED_MEDIA_URL_SECONDS);
    expect(await left(hmacSigner([two]), query)).toBe(0);
    expect(
      await left(hmacSigner([two, one]), await hmacSigner([two]).sign(KEY, periodStart(noon))),
    ).toBe(SIGNED_MEDIA_URL_SECONDS);
  });

  it("can be checked by a CDN as docs/deploy.md says", async () => {
    const env = sharedSecrets();
    const signer = createMediaSigner({ presign: null }, await loadSecrets(readConfig(env)));
    const query = new URLSearchParams(await signer.sign(KEY, periodStart(noon)));
    const mediaKey = createHmac("sha256", env.AUTH_SECRET).update("media").digest();
    expect(query.get("signature")).toBe(
      createHmac("sha256", mediaKey)
        .update(`${query.get("expires")}\n${KEY}`)
        .digest("base64url"),
    );
  });

  it("opens no other file, and no query but a signed one opens any", async () => {
    const signer = hmacSigner([one]);
    const query = await signer.sign(KEY, periodStart(noon));
    const text = fc.string({ unit: "grapheme", maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (key, expires, id, signature) => {
        if (key !== KEY) expect(await left(signer, query, noon, key)).toBe(0);
        expect(
          await left(signer, new URLSearchParams({ expires, key: id, signature }).toString()),
        ).toBe(0);
        const changed = new URLSearchParams(query);
        changed.set("signature", signature);
        expect(await left(signer, changed.toString())).toBe(0);
      }),
    );
  });
});
