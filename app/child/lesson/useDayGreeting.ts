import { useEffect } from "react";
import { GREETED_MAX_AGE_YEARS } from "#domain/constants.ts";
import { today } from "#app/data/base/device.ts";
import { inBackground } from "#app/data/base/background.ts";
import { entry } from "#app/data/base/device-storage.ts";
import { keyOfChild } from "#app/data/family/chosen-child.ts";
import { askForSpokenName } from "#app/data/family/spoken-name.ts";
import type { Lesson } from "#app/data/learning/lessons.ts";
import { isMuted, playVoice, stopVoice } from "#app/ui/sound.ts";

/** Whatever a child does first ends the greeting, or comes in place of it. */
const DOING = ["pointerdown", "keydown"] as const;

/**
 * Greets a child up to 10 by name as its first lesson of a day opens, over a clip that waits for its
 * tap. Nothing waits for the greeting: one that comes late is not spoken.
 *
 * @param lesson null: not loaded yet
 */
export function useDayGreeting(
  lesson: Lesson | null,
  { userId, age, startAt }: { userId: string; age: number; startAt: number },
): void {
  const waitsForTap = startAt === 0 && lesson?.slides[0]?.type === "video";
  const isGreeted = waitsForTap && age <= GREETED_MAX_AGE_YEARS;
  useEffect(() => {
    const greeted = entry("greeted", userId, keyOfChild("day"));
    if (!isGreeted || isMuted() || !navigator.onLine || greeted.read() === today()) return;
    let isOver = false;
    let url: string | null = null;
    let isSpeaking = () => false;
    const end = () => {
      if (isSpeaking()) stopVoice();
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
      for (const event of DOING) document.removeEventListener(event, end, true);
    };
    for (const event of DOING) document.addEventListener(event, end, true);
    const greet = async () => {
      const greeting = await askForSpokenName("welcome");
      if (greeting === null) return;
      ({ url } = greeting);
      if (isOver) return URL.revokeObjectURL(url);
      isSpeaking = playVoice(url, {
        onLine: (line) => void (line === 0 && greeted.write(today())),
      });
    };
    inBackground("the day's greeting", greet());
    return end;
  }, [isGreeted, userId]);
}
