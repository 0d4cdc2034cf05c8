import { isEntry } from "#domain/allowance/ledger.ts";
import type { ChildEntry, JarEntry } from "#domain/allowance/ledger.ts";
import type { Allowance } from "#domain/allowance/plan.ts";
import { answer, api, apiOf } from "../wire/api.ts";
import { readWithPending, sendOrKeep } from "../mutations/mutation-queue.ts";
import { withPendingEntries } from "../mutations/pending.ts";

/**
 * A child's allowance and newest entries, with those that wait on this device. Without an id: of the
 * family's first child. Throws AppError.
 */
export async function fetchJars(child?: string) {
  const { answered, pending } = await readWithPending(child, () =>
    answer(apiOf(child).me.jars.$get(), "plans", "entries", "zone"),
  );
  const { entries, ...jars } = answered;
  // The queue does not know what an entry must look like (isJarEntry of mutations.ts).
  const readable = pending.filter((mutation) => mutation.kind !== "jar" || isEntry(mutation.entry));
  return { ...jars, entries: withPendingEntries(entries, readable) };
}
export type JarsRead = Awaited<ReturnType<typeof fetchJars>>;

/** A new entry, made now, with a new id; it moves nothing but what `change` says. */
export const newEntry = <Change extends Pick<JarEntry, "kind" | "currency">>(
  change: Change & Partial<JarEntry>,
) => ({
  id: crypto.randomUUID(),
  at: new Date().toISOString(),
  save: 0,
  spend: 0,
  share: 0,
  picture: null,
  week: null,
  undoes: null,
  ...change,
});

/** Adds an entry for the child who plays; without a network it is kept. Throws AppError. */
export const addJarEntry = (entry: ChildEntry) => sendOrKeep<"jar">({ kind: "jar", entry });

/** Throws AppError; proof_needed without the code of a fresh mail. */
export const setAllowance = (child: string, allowance: Allowance) =>
  answer(api.me.children[":child"].allowance.$put({ param: { child }, json: allowance }));

/** An entry that a parent makes: it undoes another one, or puts in and takes out. */
export type Correction = JarEntry & { kind: "adjusted" | "undone" };

/** Throws AppError; proof_needed without the code of a fresh mail, entry_not_found. */
export const correctJars = (child: string, { id, ...json }: Correction) =>
  answer(api.me.children[":child"].jars.entries[":id"].$put({ param: { child, id }, json }));
