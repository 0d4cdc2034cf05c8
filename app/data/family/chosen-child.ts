import { entry } from "../base/device-storage.ts";
import { storedUserId } from "../auth/page-session.ts";

/*
 * Who plays on this device, where a family has several children; no child is chosen in a family of
 * one. A page acts for one child: the one that was chosen when it began, until the choice is made
 * anew on this page itself. Another tab may choose somebody else meanwhile; to this page that is
 * not so until it is loaded anew. What is kept or sent for a child carries this id.
 */
const chosen = () => entry("child", storedUserId() ?? "");

const opened = () => entry("opened", storedUserId() ?? "");

let ofPage: { userId: string; child: string | undefined } | null = null;

/** The child that this page is for. */
export function chosenChild(): string | undefined {
  const userId = storedUserId();
  // After the session has ended the page still shows the same child.
  if (userId !== null && ofPage?.userId !== userId)
    ofPage = { userId, child: chosen().read() ?? undefined };
  return ofPage?.child;
}

let only: string | undefined;
/** Notes who is in the family that this page shows. */
export function noteChildren(children: readonly { id: string }[]): void {
  only = children.length === 1 ? children[0]?.id : undefined;
}

/**
 * The child of a family of one, where it is known: what waits on this device names it, since the
 * family may have another first child when it is sent.
 */
export const soleChild = (): string | undefined => (chosenChild() === undefined ? only : undefined);

/** The child that was chosen in this tab: a child with a picture lock is asked again in another. */
export const openedChild = (): string | undefined => opened().read() ?? undefined;

/** A new page load follows: nothing that this page has read may be shown to another child. */
export function chooseChild(id: string): void {
  chosen().write(id);
  opened().write(id);
}
/** No child is chosen on this device any more; this page asks who plays. */
export function chooseNobody(): void {
  chosen().remove();
  opened().remove();
  ofPage = null;
}

/**
 * The key under which something of the chosen child is stored, among what the family stores on this
 * device.
 */
export function keyOfChild(key: string): string {
  const child = chosenChild();
  return child ? `${child}:${key}` : key;
}
