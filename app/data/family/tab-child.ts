import { readStored } from "#app/device/web-storage.ts";

/*
 * Who plays in this tab, and who on this device: read by the script in the document's head, too,
 * which has to be small.
 */

/**
 * How a tab came to its child.
 * - chosen: at 'Who is playing?' in this tab, so that a picture lock was opened in it.
 * - found: it was the device's when the tab was opened.
 * - only: it was the only one of its family; no request names it.
 */
const WAYS = ["chosen", "found", "only"] as const;
type Way = (typeof WAYS)[number];
export interface TabChild {
  way: Way;
  child: string;
}

export const tabChildText = ({ way, child }: TabChild) => `${way} ${child}`;

/** Null in a new tab, and where its entry is damaged. */
export function tabChild(userId: string): TabChild | null {
  const [found, child = ""] = readStored("tab", `player:${userId}`)?.split(" ") ?? [];
  const way = WAYS.find((known) => known === found);
  return way === undefined || child === "" ? null : { way, child };
}

/**
 * The child that the next page of this tab is for: the one of its last page, whatever another tab
 * chose meanwhile; in a new tab the one that was chosen on this device. Undefined where none was
 * chosen, and in a family of one.
 */
export function childOfNextPage(userId: string): string | undefined {
  const ofTab = tabChild(userId);
  if (ofTab !== null) return ofTab.way === "only" ? undefined : ofTab.child;
  return readStored("local", `child:${userId}`) ?? undefined;
}
