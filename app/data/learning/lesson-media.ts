import { MEDIA_WAIT_MS } from "#domain/constants.ts";
import { mapMedia, mediaUrls, withoutSignature } from "#domain/content/lesson-media.ts";

/**
 * The URLs that work now, by the plain URLs of the files, and for how many seconds they work at
 * least; null: for good.
 */
interface Renewed {
  expires_in: number | null;
  addresses: Record<string, string>;
}

/**
 * URLs are renewed after this share of their lifetime, so that a file that is still being played or
 * loaded does not end.
 */
const RENEW_AFTER_SHARE = 2 / 3;
const RETRY_MS = 30_000;
const REFUSED = 403;

/**
 * The URLs of a lesson's files; those of a lesson behind the paywall expire. They are renewed after
 * a share of the lifetime that the server gave, and when the server refuses one. This device's
 * clock is not used.
 */
export class LessonMedia {
  readonly #read: (init: RequestInit) => Promise<Renewed>;
  readonly #expiresIn: number | null;
  #signedUrls: Record<string, string>;
  #renewing: Promise<boolean> | null = null;

  /** @param parts all that names files (partsOf) */
  constructor(
    parts: readonly object[],
    expiresIn: number | null,
    read: (init: RequestInit) => Promise<Renewed>,
  ) {
    this.#signedUrls = Object.fromEntries(
      mediaUrls(parts).map((url) => [withoutSignature(url), url]),
    );
    this.#expiresIn = expiresIn;
    this.#read = read;
  }

  readonly urlOf = (url: string): string => this.#signedUrls[url] ?? url;

  /** Requests fresh URLs, one request at a time; false if it failed. */
  renew(): Promise<boolean> {
    this.#renewing ??= this.#read({ signal: AbortSignal.timeout(MEDIA_WAIT_MS) })
      .then(
        ({ addresses: signedUrls }) => {
          this.#signedUrls = signedUrls;
          return true;
        },
        () => false,
      )
      .finally(() => (this.#renewing = null));
    return this.#renewing;
  }

  /**
   * Fetches a file by its plain URL. If it is refused, fresh URLs are requested and it is fetched
   * again.
   */
  readonly fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(this.urlOf(url), init);
    return response.status === REFUSED && (await this.renew())
      ? fetch(this.urlOf(url), init)
      : response;
  };

  /**
   * Renews before the URLs end, and when a page that was hidden, on a device that slept, is
   * shown again.
   */
  keepFresh(page: EventTarget & { readonly hidden: boolean } = document): () => void {
    const expiresIn = this.#expiresIn;
    if (expiresIn === null) return () => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const plan = (ms: number) => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(() => void renew(), ms);
    };
    const renew = async () =>
      plan((await this.renew()) ? expiresIn * 1000 * RENEW_AFTER_SHARE : RETRY_MS);
    const onShown = () => {
      if (!page.hidden) plan(0);
    };
    plan(expiresIn * 1000 * RENEW_AFTER_SHARE);
    page.addEventListener("visibilitychange", onShown);
    return () => {
      isOver = true;
      clearTimeout(timer);
      page.removeEventListener("visibilitychange", onShown);
    };
  }
}

/** The lesson with the plain URLs of its files. */
export const plainFiles = <L extends object>(lesson: L): L => mapMedia(lesson, withoutSignature);
