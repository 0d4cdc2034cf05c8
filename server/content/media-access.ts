import { mediaUrls, partsOf } from "#domain/content/lesson-media.ts";
import { isPaywalled } from "#domain/payments/purchase.ts";
import type { PaywallMode } from "#domain/payments/purchase.ts";
import { keyOfMediaUrl, mediaUrl } from "#server/platform/files/media-url.ts";
import { MIN_LIFE_S, periodStart } from "#server/platform/files/media-signing.ts";
import type { MediaSigner } from "#server/platform/files/media-signing.ts";
import { versionsInAllLanguages } from "./catalog.ts";
import type { Catalog, CatalogCache } from "./catalog.ts";

/** URLs that work now, by the URL without a signature. */
export interface SignedUrls {
  /** Seconds for which the URLs work at least; null when none of them ends. */
  expires_in: number | null;
  /** The name on the wire. */
  addresses: Record<string, string>;
}

/**
 * A file is public when everybody may see it; else a signed URL opens it, for so many seconds
 * more.
 */
export type MediaVerdict =
  | { kind: "public" }
  | { kind: "signed"; secondsLeft: number }
  | { kind: "refused" };

/**
 * A file that is not known to be public may be of a publication that this instance has not seen
 * yet.
 */
const MISS_MAX_AGE_MS = 250;
const LESSON_OF_KEY = /^(?:[^/]*-)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//;

/**
 * Who may read which file of the bucket. Public are the covers of published courses, and the files
 * of published lessons in front of the paywall, in all their versions: a child in mid-lesson plays
 * on what it began. All others need a signed URL: lessons behind the paywall, drafts, files that no
 * lesson uses.
 */
export class MediaAccess {
  readonly #catalog: CatalogCache;
  readonly #paywall: PaywallMode;
  readonly #signer: MediaSigner;
  readonly #now: () => Date;
  readonly #newest = new WeakMap<Catalog, Set<string>>();
  readonly #older = new WeakMap<Catalog, Map<string, Promise<Set<string>>>>();

  constructor(catalog: CatalogCache, paywall: PaywallMode, signer: MediaSigner, now: () => Date) {
    this.#catalog = catalog;
    this.#paywall = paywall;
    this.#signer = signer;
    this.#now = now;
  }

  async verdict(key: string, query: URLSearchParams): Promise<MediaVerdict> {
    if (this.#isOfNewest(await this.#catalog.readStale(), key)) return { kind: "public" };
    const secondsLeft = await this.#signer.secondsLeft(key, query, this.#now());
    if (secondsLeft > 0) return { kind: "signed", secondsLeft };
    const catalog = await this.#catalog.read(MISS_MAX_AGE_MS);
    const isPublic = this.#isOfNewest(catalog, key) || (await this.#isOfOlder(catalog, key));
    return { kind: isPublic ? "public" : "refused" };
  }

  /** The start of the period whose signatures are handed out now, in seconds since 1970. */
  period(): number {
    return periodStart(this.#now());
  }

  /** A URL for each file: as it is for a public one, signed for the others. */
  async signedUrlsOf(urls: readonly string[], startS = this.period()): Promise<SignedUrls> {
    const catalog = await this.#catalog.read();
    const pairs = await Promise.all(
      urls.map(async (url) => {
        const key = keyOfMediaUrl(url);
        const isSigned = key !== null && !this.#isOfNewest(catalog, key);
        return [url, isSigned ? `${url}?${await this.#signer.sign(key, startS)}` : url] as const;
      }),
    );
    const isAnySigned = pairs.some(([url, signed]) => url !== signed);
    return {
      expires_in: isAnySigned ? MIN_LIFE_S : null,
      addresses: Object.fromEntries(pairs),
    };
  }

  #isOfNewest(catalog: Catalog, key: string): boolean {
    let urls = this.#newest.get(catalog);
    if (urls === undefined) {
      const free = catalog.lessons.filter(({ order }) => !isPaywalled(this.#paywall, order));
      urls = new Set([
        ...free.flatMap(versionsInAllLanguages).flatMap((version) => mediaUrls(partsOf(version))),
        ...catalog.courses.flatMap(({ cover_url, isOwnCover }) =>
          isOwnCover && cover_url !== null ? [cover_url] : [],
        ),
      ]);
      this.#newest.set(catalog, urls);
    }
    return urls.has(mediaUrl(key));
  }

  /**
   * Is it a file of an earlier version of a free lesson? Asked of the database once for each lesson
   * and revision.
   */
  async #isOfOlder(catalog: Catalog, key: string): Promise<boolean> {
    const lesson = catalog.lessons.find(({ id }) => id === LESSON_OF_KEY.exec(key)?.[1]);
    if (lesson === undefined || isPaywalled(this.#paywall, lesson.order)) return false;
    const ofCatalog = this.#older.get(catalog) ?? new Map<string, Promise<Set<string>>>();
    this.#older.set(catalog, ofCatalog);
    let keys = ofCatalog.get(lesson.id);
    if (keys === undefined) {
      keys = this.#catalog.mediaOfAllVersions(lesson.id);
      ofCatalog.set(lesson.id, keys);
      keys.catch(() => ofCatalog.delete(lesson.id));
    }
    return (await keys).has(key);
  }
}
