import { readTabName, tabNameKey, writeTabName } from "./tab-name.ts";

/** local: localStorage, of all tabs. tab: sessionStorage, of this tab. */
export type WebArea = "local" | "tab";

/** What the browser does not keep; null where an entry was removed and the browser gives it on. */
const ofPage = { local: new Map<string, string | null>(), tab: new Map<string, string | null>() };

const browsers = (area: WebArea) => (area === "tab" ? sessionStorage : localStorage);

/** The text of an entry; null without one. Never throws. */
export function readStored(area: WebArea, key: string): string | null {
  const own = ofPage[area].get(key);
  if (own !== undefined) return own;
  const named = area === "tab" ? readTabName(key) : null;
  if (named !== null) return named;
  try {
    const text: unknown = browsers(area).getItem(key);
    return typeof text === "string" ? text : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the text of an entry, or removes the entry (null). Where the browser does not, this page
 * reads what was written until it is left. Never throws.
 * @param or.inName keep it in the name of the tab where session storage keeps nothing? For one entry,
 *   which says nothing of anybody to a page of another site.
 * @param or.older leave the older text to the next page where there is no room for this one?
 * @returns whether the browser has kept it
 */
export function writeStored(
  area: WebArea,
  key: string,
  text: string | null,
  or: { inName?: true | undefined; older?: boolean | undefined } = {},
): boolean {
  const own = ofPage[area];
  if (area === "tab") writeTabName(key, null);
  try {
    const storage = browsers(area);
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    // Some browsers take what they do not keep.
    if (storage.getItem(key) === text) {
      own.delete(key);
      return true;
    }
    // The next page must not read what was overwritten here.
    storage.removeItem(key);
  } catch {
    try {
      if (or.older !== true || text === null) browsers(area).removeItem(key);
    } catch {
      // nothing is kept there
    }
  }
  if (or.inName && text !== null && writeTabName(key, text)) {
    own.delete(key);
    return true;
  }
  own.set(key, text);
  return false;
}

/** The keys of all entries. Never throws. */
export function storedKeys(area: WebArea): string[] {
  const own = ofPage[area];
  let keys: string[] = [];
  try {
    keys = Object.keys(browsers(area)).filter((key) => !own.has(key));
  } catch {
    // only those of this page
  }
  const named = area === "tab" ? tabNameKey() : null;
  const ours = named === null ? own.keys() : [named, ...own.keys()];
  return [...new Set([...keys, ...ours])].filter((key) => own.get(key) !== null);
}

/** Does the browser keep an entry that this page has? */
export const isKept = (area: WebArea, key: string): boolean =>
  !ofPage[area].has(key) && readStored(area, key) !== null;

const PROBE = "probe";
/** Does the browser keep anything from one page to the next? */
export function keepsData(area: WebArea = "local"): boolean {
  const isWritten = writeStored(area, PROBE, PROBE);
  return writeStored(area, PROBE, null) && isWritten;
}
