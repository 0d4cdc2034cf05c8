import { useImperativeHandle } from "react";
import type { Ref } from "react";
import { useSignedUrls } from "#app/ui/media-urls.ts";
import { isMuted, playVoice, setMuted } from "#app/ui/sound.ts";
import type { SlideKeys } from "../view.ts";

/** Keys of a quiz: an answer's number chooses it, R reads the question again, M mutes. */
export function useQuizKeys(keysRef: Ref<SlideKeys>, questionUrl: string | null): void {
  const media = useSignedUrls();
  useImperativeHandle(keysRef, (): SlideKeys => (key, lesson) => {
    if (/^[1-9]$/.test(key))
      lesson.querySelectorAll<HTMLElement>("[data-answer]")[Number(key) - 1]?.click();
    else if (key === "r") playVoice(questionUrl, { media });
    else if (key === "m") setMuted(!isMuted());
    else return false;
    return true;
  });
}
