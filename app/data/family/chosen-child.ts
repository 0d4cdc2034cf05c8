import { entry } from "../base/device-storage.ts";
import { storedUserId } from "../auth/page-session.ts";
import { childOfNextPage, tabChild, tabChildText } from "./tab-child.ts";
import type { TabChild } from "./tab-child.ts";

/*
 * Who plays, where a family has several children; no child is chosen in a family of one. A page acts
 * for one child, and so does its tab: also after a reload, and in a copy of the tab. Another tab may
 * choose somebody else meanwhile; to this one that is not so. The device's choice is for new tabs.
 * What is kept or sent for a child carries this id.
 */
const ofDevice = () => entry("child", storedUserId() ?? "");
const ofTab = () => entry("player", storedUserId() ?? "");
const noteInTab = (note: TabChild) => void ofTab().write(tabChildText(note));

let ofPage: { userId: string; child: string | undefined } | null = null;

/** The child that this page is for. */
export function chosenChild(): string | undefined {
  const userId = storedUserId();
  // After the session has ended the page still shows the same child.
  if (userId !== null && ofPage?.userId !== userId) {
    ofPage = { userId, child: childOfNextPage(userId) };
    if (ofPage.child !== undefined && tabChild(userId) === null)
      noteInTab({ way: "found", child: ofPage.child });
  }
  return ofPage?.child;
}

let only: string | undefined;
/** Notes who is in the family that this page shows. */
export function noteChildren(children: readonly { id: string }[]): void {
  only = children.length === 1 ? children[0]?.id : undefined;
  const child = soleChild();
  // A sibling that is added, and chosen in another tab, does not take over this one.
  if (child !== undefined) noteInTab({ way: "only", child });
}

/**
 * The child of a family of one, where it is known: what waits on this device names it, since the
 * family may have another first child when it is sent.
 */
export const soleChild = (): string | undefined => (chosenChild() === undefined ? only : undefined);

/** The child that was chosen in this tab: a child with a picture lock is asked again in another. */
export function openedChild(): string | undefined {
  const note = tabChild(storedUserId() ?? "");
  return note?.way === "chosen" ? note.child : undefined;
}

/** A new page load follows: nothing that this page has read may be shown to another child. */
export function chooseChild(id: string): void {
  ofDevice().write(id);
  noteInTab({ way: "chosen", child: id });
}
/** No child is chosen in this tab or in new ones any more; this page asks who plays. */
export function chooseNobody(): void {
  ofDevice().remove();
  ofTab().remove();
  ofPage = null;
}

/**
 * Runs `load` where the browser shows this page again as it was left, and this tab has become another
 * child's on a later page.
 */
export function followTab(load: () => void): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && ofPage !== null && childOfNextPage(ofPage.userId) !== ofPage.child) load();
  });
}

/**
 * The key under which something of the chosen child is stored, among what the family stores on this
 * device.
 */
export function keyOfChild(key: string): string {
  const child = chosenChild();
  return child ? `${child}:${key}` : key;
}
