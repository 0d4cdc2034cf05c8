import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { SIGNED_MEDIA_URL_SECONDS } from "#domain/constants.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import type { FileStore, Presign } from "./stored-files.ts";

/** Signs URLs of files and checks them. Instants are whole seconds since 1970. */
export interface MediaSigner {
  /**
   * The query, without '?', that opens a key from `startS`, the start of a period, for
   * SIGNED_MEDIA_URL_SECONDS.
   */
  sign(key: string, startS: number): Promise<string>;
  /**
   * Seconds for which the query still opens the key; 0 when it is expired, missing, or not signed
   * by us for this key.
   */
  secondsLeft(key: string, query: URLSearchParams, now: Date): Promise<number>;
}

/**
 * Length of a period. All signed URLs of one period are the same, so that ETags and caches stay
 * valid.
 */
const PERIOD_S = SIGNED_MEDIA_URL_SECONDS / 2;

/**
 * A URL works for at least this long after it was handed out, whenever in its period that was.
 */
export const MIN_LIFE_S = SIGNED_MEDIA_URL_SECONDS - PERIOD_S;

/** How far the clock of another instance may be ahead; as S3 has it. */
const CLOCK_TOLERANCE_S = 900;

export const periodStart = (now: Date): number =>
  Math.floor(now.getTime() / 1000 / PERIOD_S) * PERIOD_S;

/**
 * S3 stores have a signature of their own; for a folder we sign with a key derived from the
 * installation's secret.
 */
export const createMediaSigner = (
  files: Pick<FileStore, "presign">,
  secrets: Pick<Secrets, "hmacKey">,
): MediaSigner =>
  files.presign === null ? hmacSigner([secrets.hmacKey("media")]) : storeSigner(files.presign);

/**
 * 'expires=<seconds since 1970>&key=<id>&signature=<HMAC-SHA256>'. The first key signs, all of them
 * are accepted.
 */
export function hmacSigner(keys: readonly [Buffer, ...Buffer[]]): MediaSigner {
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  const [current] = keys;
  return {
    async sign(key, startS) {
      const expires = startS + SIGNED_MEDIA_URL_SECONDS;
      return `expires=${expires}&key=${idOf(current)}&signature=${hmac(current, key, expires)}`;
    },
    async secondsLeft(key, query, now) {
      const expires = Number(query.get("expires"));
      const left = lifeLeft(expires - SIGNED_MEDIA_URL_SECONDS, now);
      const signingKey = byId.get(query.get("key") ?? "");
      if (left === 0 || signingKey === undefined) return 0;
      return isSame(hmac(signingKey, key, expires), query.get("signature")) ? left : 0;
    },
  };
}

const idOf = (key: Buffer) => createHash("sha256").update(key).digest("hex").slice(0, 8);
const hmac = (signingKey: Buffer, key: string, expires: number) =>
  createHmac("sha256", signingKey).update(`${expires}\n${key}`).digest("base64url");

const MAX_KNOWN = 5_000;

/**
 * The query of the store's own URL: the store accepts it as well, for a CDN that reads the
 * bucket itself.
 */
function storeSigner(presign: Presign): MediaSigner {
  const known = new LRUCache<string, string>({ max: MAX_KNOWN });
  const sign = async (key: string, startS: number) => {
    const name = `${key} ${startS}`;
    const query =
      known.get(name) ??
      new URL(await presign(key, new Date(startS * 1000), SIGNED_MEDIA_URL_SECONDS)).search.slice(
        1,
      );
    known.set(name, query);
    return query;
  };
  return {
    sign,
    async secondsLeft(key, query, now) {
      const startS = secondsOf(query.get("X-Amz-Date") ?? "");
      const left = lifeLeft(startS, now);
      if (left === 0) return 0;
      const signed = new URLSearchParams(await sign(key, startS)).get("X-Amz-Signature") ?? "";
      return isSame(signed, query.get("X-Amz-Signature")) ? left : 0;
    },
  };
}

/** '20261122T013000Z' in seconds; NaN for anything else. */
const secondsOf = (amzDate: string) =>
  Date.parse(amzDate.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z")) /
  1000;

/** Seconds left of a URL that began at the start of a period; 0 for every other instant. */
function lifeLeft(startS: number, now: Date): number {
  const nowS = now.getTime() / 1000;
  if (startS % PERIOD_S !== 0 || startS > nowS + CLOCK_TOLERANCE_S) return 0;
  return Math.max(0, Math.floor(startS + SIGNED_MEDIA_URL_SECONDS - nowS));
}

function isSame(expected: string, given: string | null): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given ?? "")];
  return a.length === b.length && timingSafeEqual(a, b);
}
