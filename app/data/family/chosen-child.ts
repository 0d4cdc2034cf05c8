import { entry } from "../base/device-storage.ts";
import { storedUserId } from "../auth/page-session.ts";

/*
 * Who plays on this device, where a family has several children; no child is chosen in a family of
 * one. What is kept or sent for a child carries this id.
 */
const chosen = () => entry("child", storedUserId() ?? "");

const opened = () => entry("opened", storedUserId() ?? "");

export const chosenChild = (): string | undefined => chosen().read() ?? undefined;

/** The child that was chosen in this tab: a child with a picture lock is asked again in another. */
export const openedChild = (): string | undefined => opened().read() ?? undefined;

/** Ends with a new page load: nothing that this page read may be shown to another child. */
export function chooseChild(id: string): void {
  chosen().write(id);
  opened().write(id);
}
export function chooseNobody(): void {
  chosen().remove();
  opened().remove();
}

/** Key of something that belongs to the chosen child, among what a family keeps on this device. */
export function keyOfChild(key: string): string {
  const child = chosenChild();
  return child ? `${child}:${key}` : key;
}
