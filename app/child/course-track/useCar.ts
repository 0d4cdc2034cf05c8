import { useEffect, useState } from "react";
import { inBackground } from "#app/data/base/background.ts";
import { checkSavedLessons, fetchLesson } from "#app/data/learning/lessons.ts";
import { removeFromTheCar, savedBytes, saveForTheCar } from "#app/data/learning/offline.ts";

export type Car =
  | { state: "unsupported" }
  | { state: "idle" | "failed"; save: () => void }
  | { state: "saving"; share: number }
  | { state: "saved"; size: string; remove: () => void };

const shown = (bytes: number) =>
  `${new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(bytes / 1_000_000)} MB`;

export function useCar(lessonId: string): Car {
  const [bytes, setBytes] = useState(() => savedBytes(lessonId));
  const [share, setShare] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    inBackground(
      "saved lessons",
      checkSavedLessons().then(() => setBytes(savedBytes(lessonId))),
    );
  }, [lessonId]);
  if (!("caches" in globalThis) || !("serviceWorker" in navigator)) return { state: "unsupported" };

  const save = async () => {
    setFailed(false);
    setShare(0);
    try {
      const { slides, media } = await fetchLesson(lessonId);
      setBytes(await saveForTheCar(lessonId, slides, media.fetch, setShare));
    } catch {
      setFailed(true);
    } finally {
      setShare(null);
    }
  };
  const remove = async () => {
    const { slides } = await fetchLesson(lessonId);
    await removeFromTheCar(lessonId, slides);
    setBytes(null);
  };

  if (share !== null) return { state: "saving", share };
  if (bytes !== null)
    return {
      state: "saved",
      size: shown(bytes),
      remove: () => void remove().catch(() => setFailed(true)),
    };
  return { state: hasFailed ? "failed" : "idle", save: () => void save() };
}
