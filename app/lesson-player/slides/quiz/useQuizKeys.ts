import { useImperativeHandle } from "react";
import type { Ref } from "react";
import { isMuted, setMuted } from "#app/ui/sound.ts";
import type { SlideKeys } from "../view.ts";

/** Keys of a quiz: an answer's number chooses it, R reads question and answers, M mutes. */
export function useQuizKeys(keysRef: Ref<SlideKeys>, readAll: () => unknown): void {
  useImperativeHandle(keysRef, (): SlideKeys => (key, lesson) => {
    if (/^[1-9]$/.test(key))
      lesson.querySelectorAll<HTMLElement>("[data-answer]")[Number(key) - 1]?.click();
    else if (key === "r") readAll();
    else if (key === "m") setMuted(!isMuted());
    else return false;
    return true;
  });
}
