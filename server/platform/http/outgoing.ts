const TIMEOUT_MS = 10_000;
const KEPT_CHARACTERS = 300;

/**
 * The answer of another service, or that there was none. A failure is not thrown, so that the
 * caller has to check.
 */
export interface Reply {
  ok: boolean;
  /** 0 when there was no answer. */
  status: number;
  /** The beginning of the body. */
  text: string;
}

/** Sends a request to another service: at most ten seconds, no redirects followed. */
export async function send(url: string, init: RequestInit, timeoutMs = TIMEOUT_MS): Promise<Reply> {
  try {
    const response = await fetch(url, {
      redirect: "error",
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = (await response.text()).slice(0, KEPT_CHARACTERS);
    return { ok: response.ok, status: response.status, text };
  } catch (error) {
    return { ok: false, status: 0, text: error instanceof Error ? error.name : "failed" };
  }
}

export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", ...headers },
  body: JSON.stringify(body),
});
