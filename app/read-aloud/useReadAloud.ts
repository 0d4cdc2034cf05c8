import { useEffect } from "react";
import { READ_ALOUD_MAX_AGE_YEARS } from "#domain/constants.ts";
import { playVoice, stopVoice } from "#app/ui/sound.ts";
import { withLines } from "./recorded-lines.ts";

export const isReadTo = (childAge: number) => childAge <= READ_ALOUD_MAX_AGE_YEARS;

/**
 * Reads a screen's texts aloud once to children under 7 (R-LES-9) and stops when the screen
 * unmounts.
 */
export function useReadAloud(childAge: number | null, words: readonly string[]): void {
  const key = words.join("\n");
  useEffect(() => {
    if (childAge === null || !isReadTo(childAge) || key === "") return;
    let isGone = false;
    withLines((find) => isGone || playVoice(key.split("\n").map(find)));
    return () => {
      isGone = true;
      stopVoice();
    };
  }, [childAge, key]);
}
