import type { PictureLock } from "#domain/family/children.ts";
import type { ListedChild } from "#domain/family/fields.ts";
import { forgetUnsavedOf } from "../mutations/unsaved.ts";
import { answer, api } from "../wire/api.ts";

/** What a parent writes about a child. */
export type ChildFields = Omit<ListedChild, "id" | "lock">;

/** Throws AppError; too_many_children for a ninth. */
export const addChild = (fields: ChildFields) => answer(api.me.children.$post({ json: fields }));

/** Throws AppError; proof_needed without a fresh proof where a field changes. */
export const editChild = (id: string, fields: Partial<ChildFields>) =>
  answer(api.me.children[":id"].$patch({ param: { id }, json: fields }));

/** Sets the picture lock, or removes it (null). Throws AppError; proof_needed without a mailed code. */
export const saveLock = (id: string, lock: PictureLock | null) =>
  answer(api.me.children[":id"].$patch({ param: { id }, json: { lock } }));

/** Removes a child with all that it did. Throws AppError; proof_needed as for the lock, last_child. */
export async function removeChild(id: string): Promise<void> {
  await answer(api.me.children[":id"].$delete({ param: { id } }));
  forgetUnsavedOf(id);
}
