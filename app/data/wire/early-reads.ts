/**
 * Reads that a script in the document's head started before the bundles were loaded
 * (`app/child/early/early.ts`).
 */
export interface EarlyReads {
  /** The access token that they carry. */
  token: string;
  /** By URL path. */
  responses: Record<string, Promise<Response>>;
}

/** The response of an early read of `path`, once, if it was made with this token. */
export function takeEarlyRead(path: string, token: string): Promise<Response> | null {
  const { earlyReads } = globalThis as { earlyReads?: EarlyReads };
  const response = earlyReads?.token === token ? earlyReads.responses[path] : undefined;
  if (response === undefined) return null;
  delete earlyReads?.responses[path];
  return response;
}
