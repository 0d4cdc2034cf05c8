import { keysOf } from "../pick.ts";

/** The groups of the account page, in their order, and the sections that are folded into each. */
export const ACCOUNT_GROUPS = {
  family: ["you", "children", "jars", "voice", "lesson-language", "payment"],
  notifications: ["reminder", "weekly"],
  privacy: ["consents", "data", "delete"],
  "sign-in": ["email", "devices"],
} as const;

export type AccountGroup = keyof typeof ACCOUNT_GROUPS;
export type AccountSection = (typeof ACCOUNT_GROUPS)[AccountGroup][number];

/**
 * The group that shows what a fragment of the account page's URL names: a group or one of its sections.
 * Null where it names neither.
 * @param name without '#'
 */
export const groupOf = (name: string): AccountGroup | null =>
  keysOf(ACCOUNT_GROUPS).find(
    (group) => group === name || ACCOUNT_GROUPS[group].some((section) => section === name),
  ) ?? null;
