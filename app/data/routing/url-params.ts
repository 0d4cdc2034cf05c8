/*
 * Secrets and names that arrive in the URL are read and taken out of it before anything else
 * runs, so that they reach no history, no log and no other reader. They stay in this history
 * entry's state, which only this tab sees.
 */
const PRIVATE = [
  "token_hash",
  "code",
  "email",
  "name",
  "session_id",
  "expires",
  "signature",
  "error",
  "error_code",
  "error_description",
] as const;
export type PrivateParam = (typeof PRIVATE)[number];

export function hidePrivateParams(): void {
  const url = new URL(location.href);
  const found: Partial<Record<PrivateParam, string>> = {};
  for (const name of PRIVATE) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    found[name] = value;
    url.searchParams.delete(name);
  }
  if (Object.keys(found).length === 0) return;
  url.hash = "";
  history.replaceState({ ...found }, "", url);
}

export function privateParam(name: PrivateParam): string | null {
  const state = history.state as Partial<Record<PrivateParam, string>> | null;
  return state?.[name] ?? null;
}

export const publicParam = (name: string) => new URLSearchParams(location.search).get(name);

/** A secret that did its work: a reload must not try it again. */
export function dropPrivateParam(name: PrivateParam): void {
  const { [name]: _spent, ...rest } = (history.state ?? {}) as Partial<
    Record<PrivateParam, string>
  >;
  history.replaceState(rest, "");
}
