import { storedUserId } from "../auth/page-session.ts";
import { entry } from "../base/device-storage.ts";
import { chosenChild } from "../family/chosen-child.ts";

/** The id of a lesson that the child who plays has just finished, kept on this device. */
function note(store: "cardDue" | "wayDue") {
  const kept = () => {
    const userId = storedUserId();
    return userId === null ? null : entry(store, userId, chosenChild());
  };
  return {
    read: (): string | null => kept()?.read() ?? null,
    keep: (lessonId: string): void => void kept()?.write(lessonId),
    drop: (): void => kept()?.remove(),
  };
}

/** Its mission card is shown when the course map opens next, once. */
export const { read: dueCard, keep: keepDueCard, drop: dropDueCard } = note("cardDue");

/** It was finished for the first time: the course map shows the way from it to the next, once. */
export const { read: dueWay, keep: keepDueWay, drop: dropDueWay } = note("wayDue");
