import type { ListedChild } from "#domain/family/fields.ts";
import { chosenChild } from "../family/chosen-child.ts";
import { apiOf } from "../wire/api.ts";

/**
 * Asks once for what another child of the family needs first, so that the service worker has it when
 * the tablet changes hands without a network.
 */
export async function readForSiblings(children: readonly ListedChild[]): Promise<void> {
  if (children.length < 2) return;
  const others = children.map(({ id }) => id).filter((id) => id !== chosenChild());
  // Without a child's id: the answer that the question 'Who is playing?' is drawn from.
  await apiOf().me.$get();
  for (const id of others) {
    await apiOf(id).me.$get();
    await apiOf(id)["course-track"].$get({ query: {} });
    await apiOf(id).me.jars.$get();
  }
}
