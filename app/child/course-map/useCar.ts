import { useEffect, useState } from "react";
import { partsOf } from "#domain/content/lesson-media.ts";
import { fileCaches, serviceWorkers } from "#app/device/file-stores.ts";
import { inBackground } from "#app/data/base/background.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { checkSavedLessons, fetchLesson } from "#app/data/learning/lessons.ts";
import { loadStories } from "#app/lesson-player/story/load-stories.ts";
import { removeFromTheCar, saveForTheCar } from "#app/data/learning/offline.ts";
import { savedBytes } from "#app/data/learning/saved-lessons.ts";

export type Car =
  | { state: "unsupported" }
  | { state: "idle" | "failed"; save: () => void }
  | { state: "saving"; share: number }
  | { state: "saved"; size: string; remove: () => void };

const shown = (bytes: number) =>
  `${new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(bytes / 1_000_000)} MB`;

export function useCar(lessonId: string): Car {
  const [bytes, setBytes] = useState(() => savedBytes(lessonId));
  const [share, setShare] = useState(0);
  const today = useToday();
  const save = useAction(async () => {
    setShare(0);
    const lesson = await fetchLesson(lessonId);
    await loadStories(partsOf(lesson));
    setBytes(await saveForTheCar(lessonId, lesson, setShare));
  });
  const remove = useAction(async () => {
    await removeFromTheCar(lessonId, partsOf(await fetchLesson(lessonId)));
    setBytes(null);
  });
  useEffect(() => {
    inBackground(
      "saved lessons",
      checkSavedLessons().then(() => setBytes(savedBytes(lessonId))),
    );
  }, [lessonId, today]);
  if (fileCaches() === null || serviceWorkers() === null) return { state: "unsupported" };

  if (save.busy) return { state: "saving", share };
  if (bytes !== null) return { state: "saved", size: shown(bytes), remove: remove.run };
  return { state: save.error === null ? "idle" : "failed", save: save.run };
}
