import type { ListedChild } from "#domain/family/fields.ts";
import { fetchMe } from "../family/family.ts";
import { answer, apiOf } from "../wire/api.ts";

const fetchCards = (childId: string) => answer(apiOf(childId).me["mission-cards"].$get());
export type FamilyCard = Awaited<ReturnType<typeof fetchCards>>["cards"][number];

export interface CardsOfChild {
  child: ListedChild;
  cards: FamilyCard[];
}

/** The mission cards of all children, in the family's order. Throws AppError. */
export async function fetchFamilyCards(): Promise<CardsOfChild[]> {
  const { children } = await fetchMe();
  return Promise.all(
    children.map(async (child) => ({ child, cards: (await fetchCards(child.id)).cards })),
  );
}

/** The family did a card; counts once. Throws AppError. */
export const finishCard = (childId: string, lessonId: string) =>
  answer(apiOf(childId).me["mission-cards"][":id"].done.$put({ param: { id: lessonId } }));

/** The family did not do it after all; repeating it changes nothing. Throws AppError. */
export const undoCard = (childId: string, lessonId: string) =>
  answer(apiOf(childId).me["mission-cards"][":id"].done.$delete({ param: { id: lessonId } }));
