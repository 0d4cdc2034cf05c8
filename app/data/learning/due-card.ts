import { storedUserId } from "../auth/page-session.ts";
import { entry } from "../base/device-storage.ts";
import { chosenChild } from "../family/chosen-child.ts";

/*
 * The lesson that the child who plays has just finished: its mission card is shown when the course
 * map opens next, on this device, once.
 */
const due = () => {
  const userId = storedUserId();
  return userId === null ? null : entry("cardDue", userId, chosenChild());
};

export const dueCard = (): string | null => due()?.read() ?? null;
export const keepDueCard = (lessonId: string): void => void due()?.write(lessonId);
export const dropDueCard = (): void => due()?.remove();
