import type { After } from "../drafts/autosave.ts";

/**
 * Runs `work` and gives up after `ms`: its signal is aborted, and the promise rejects with a
 * TimeoutError, also where `work` does not listen to the signal.
 */
export async function withinTime<T>(
  after: After,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const control = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const cancel = after(ms, () => {
    const reason = new DOMException("This took too long.", "TimeoutError");
    control.abort(reason);
    reject(reason);
  });
  try {
    return await Promise.race([work(control.signal), late]);
  } finally {
    cancel();
  }
}
