/*
 * The name of this tab, which the browser keeps from one page of the tab to the next and gives no
 * other tab, also where it keeps no session storage. It holds one entry: 'key=text'.
 */

// There is no window in a worker, nor in tests without a page.
const nameOfTab = () => (typeof window === "undefined" ? "" : window.name);

/** The text of the entry; null where the name holds none under this key. */
export function readTabName(key: string): string | null {
  const name = nameOfTab();
  return name.startsWith(`${key}=`) ? name.slice(key.length + 1) : null;
}

/** The key of the entry, if there is one. */
export function tabNameKey(): string | null {
  const [key = "", ...text] = nameOfTab().split("=");
  return text.length > 0 ? key : null;
}

/**
 * Writes the entry, or removes it (null) where it is there.
 * @returns whether the browser has kept it
 */
export function writeTabName(key: string, text: string | null): boolean {
  if (typeof window === "undefined") return false;
  if (text !== null) window.name = `${key}=${text}`;
  else if (readTabName(key) !== null) window.name = "";
  return readTabName(key) === text;
}
