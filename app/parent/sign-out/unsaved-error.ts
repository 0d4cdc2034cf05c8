import type { ListedChild } from "#domain/family/fields.ts";
import { unsavedText } from "#app/copy/sign-out.ts";
import { AppError, toAppError } from "#app/data/base/errors.ts";
import { isRecord } from "#app/data/base/guards.ts";

type Named = Pick<ListedChild, "id" | "name">;

/** The children among these who did it; of what was done before there were several, the first. */
const namesOf = (ids: readonly unknown[], family: readonly Named[]) =>
  family
    .filter(({ id }, place) => ids.includes(id) || (place === 0 && ids.includes(undefined)))
    .map(({ name }) => name);

/**
 * For `catch` of a sign-out: says what would be lost, and of whom where the family is known; any other
 * failure as it is.
 */
export const sayWhatIsUnsaved =
  (family: readonly Named[] = []) =>
  (thrown: unknown): never => {
    const error = toAppError(thrown);
    const { code, facts } = error;
    if (code !== "unsaved_waits" || !isRecord(facts)) throw error;
    const ids: readonly unknown[] = Array.isArray(facts["children"]) ? facts["children"] : [];
    const text = unsavedText(Number(facts["things"]), namesOf(ids, family));
    throw new AppError(code, text, facts);
  };
