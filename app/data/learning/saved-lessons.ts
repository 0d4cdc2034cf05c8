import type { LessonVersion } from "#domain/content/content.ts";
import { storedUserId } from "../auth/page-session.ts";
import { entry, ownedDetails } from "../base/device-storage.ts";
import type { Entry } from "../base/device-storage.ts";
import { chosenChild, soleChild } from "../family/chosen-child.ts";

/*
 * Which lessons the signed-in family saved on purpose, each with its size in bytes. A lesson whose
 * slides differ by band, or by the first check, is saved for one child; any other is saved for all children.
 */

/** The child that plays on this page, where it is known. */
const player = () => chosenChild() ?? soleChild();

/** Where the size of a lesson that is saved now is kept; null without a session. */
export function savedSize(
  lessonId: string,
  { bands, first_check }: Pick<LessonVersion, "bands" | "first_check">,
): Entry | null {
  const [userId, child] = [storedUserId(), player()];
  const isSame = bands === undefined && first_check === undefined;
  const isForAll = isSame || child === undefined;
  return userId === null
    ? null
    : entry("saved", userId, isForAll ? lessonId : `${lessonId}.${child}`);
}

function savedEntries() {
  const userId = storedUserId();
  if (userId === null) return [];
  return ownedDetails("saved", userId).map((detail) => {
    const [lessonId = "", child] = detail.split(".");
    return { lessonId, child, size: entry("saved", userId, detail) };
  });
}

/** Bytes of a lesson that was saved on purpose for this child, or for all; null when it is not here. */
export function savedBytes(lessonId: string): number | null {
  const child = player();
  const own = savedEntries().find(
    (saved) => saved.lessonId === lessonId && (saved.child === undefined || saved.child === child),
  );
  const text = own?.size.read() ?? null;
  return text === null || !/^\d+$/.test(text) ? null : Number(text);
}

/** Deletes the notes that a lesson is saved: of `child`, or of all children without one. */
export function forgetSaved(lessonId: string, child?: string): void {
  for (const saved of savedEntries())
    if (saved.lessonId === lessonId && (child === undefined || saved.child === child))
      saved.size.remove();
}

/** The ids of the lessons that were saved on purpose, for whichever child. */
export const savedLessons = (): string[] => [
  ...new Set(savedEntries().map(({ lessonId }) => lessonId)),
];
