import { useState } from "react";
import { fetchLesson } from "#app/data/lessons.ts";
import { removeFromTheCar, savedBytes, saveForTheCar } from "#app/data/offline.ts";

export type Car =
  | { state: "unsupported" }
  | { state: "idle" | "failed"; save: () => void }
  | { state: "saving"; share: number }
  | { state: "saved"; size: string; remove: () => void };

const shown = (bytes: number) => `${new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(bytes / 1_000_000)} MB`;

export function useCar(lessonId: string): Car {
  const [bytes, setBytes] = useState(() => savedBytes(lessonId));
  const [share, setShare] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  if (!("caches" in globalThis) || !("serviceWorker" in navigator)) return { state: "unsupported" };

  const save = async () => {
    setFailed(false);
    setShare(0);
    try {
      const { slides } = await fetchLesson(lessonId);
      setBytes(await saveForTheCar(lessonId, slides, setShare));
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
  if (bytes !== null) return { state: "saved", size: shown(bytes), remove: () => void remove().catch(() => setFailed(true)) };
  return { state: hasFailed ? "failed" : "idle", save: () => void save() };
}
