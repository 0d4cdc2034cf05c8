import type { VendorKind } from "./vendors.ts";

/** What a message of another kind than DELETION_KINDS takes out at its vendor. */
export type Erased = "child_name" | "email";

/** Messages whose whole purpose is that a vendor deletes something. */
export const DELETION_KINDS = ["forget", "product_forget"] as const satisfies VendorKind[];

interface Message {
  kind: VendorKind;
  data: Record<string, string | number>;
}

/**
 * Does the message take something out at its vendor: a deletion, or a contact without what a parent
 * withdrew (`erases` of its data)?
 */
export const isErasure = ({ kind, data }: Message): boolean =>
  DELETION_KINDS.some((deletion) => deletion === kind) || data["erases"] !== undefined;

/** Pauses after the first failed tries, in minutes. */
const PAUSES_MIN = [1, 5, 25, 125, 625];
/** Between all later tries of an erasure. */
const LONGEST_PAUSE_MIN = 24 * 60;

/**
 * Minutes from a failed try to the next one; null: the message is given up. An erasure never is: a
 * family that withdrew something is forgotten however long its vendor fails.
 * @param tries how many have failed, this one included
 */
export const minutesToNextTry = (message: Message, tries: number): number | null =>
  PAUSES_MIN[tries - 1] ?? (isErasure(message) ? LONGEST_PAUSE_MIN : null);
