import { entry } from "../base/device-storage.ts";
import { storedUserId } from "../auth/page-session.ts";

/*
 * Who plays on this device, where a family has several children; no child is chosen in a family of
 * one. What is kept or sent for a child carries this id.
 */
const chosen = () => entry("child", storedUserId() ?? "");

export const chosenChild = (): string | undefined => chosen().read() ?? undefined;

/** Ends with a new page load: nothing that this page read may be shown to another child. */
export const chooseChild = (id: string) => chosen().write(id);
export const chooseNobody = () => chosen().remove();

/** Key of something that belongs to the chosen child, among what a family keeps on this device. */
export function keyOfChild(key: string): string {
  const child = chosenChild();
  return child ? `${child}:${key}` : key;
}
