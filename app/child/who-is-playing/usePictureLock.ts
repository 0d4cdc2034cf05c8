import { useEffect, useState } from "react";
import { QUIZ_FEEDBACK_MS } from "#domain/constants.ts";
import type { ChildPicture, PictureLock } from "#domain/family/children.ts";
import { tapPicture } from "#domain/family/picture-lock.ts";
import { childPictures, whoIsPlaying as words } from "#app/copy/who-is-playing.ts";
import { effects } from "#app/lesson-player/effects.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { playEffect, playVoice, prepareEffects, stopVoice } from "#app/ui/sound.ts";
import { lockLine } from "./lock-lines.ts";

export type PictureLockState = "asking" | "wrong";

/** One child at its picture lock: what it has tapped, with sounds and voice. */
export function usePictureLock(lock: PictureLock, age: number, onOpen: () => void) {
  const [picks, setPicks] = useState<readonly ChildPicture[]>([]);
  const [wrongTaps, setWrongTaps] = useState(0);
  const state: PictureLockState = wrongTaps > 0 && picks.length === 0 ? "wrong" : "asking";

  useEffect(() => {
    prepareEffects(effects.correct, effects.oops);
    if (isReadTo(age)) playVoice(lockLine(words.lockSpoken));
    return stopVoice;
  }, [age]);

  useEffect(() => {
    if (wrongTaps === 0) return undefined;
    playEffect(effects.oops);
    // The voice comes after the sound.
    const voice = setTimeout(() => playVoice(lockLine(words.wrong)), QUIZ_FEEDBACK_MS);
    return () => clearTimeout(voice);
  }, [wrongTaps]);

  return {
    state,
    picks,
    wrongTaps,
    isOpen: picks.length === lock.length,
    /** Says a picture's name to a young child. */
    reach(picture: ChildPicture): void {
      if (isReadTo(age)) playVoice(lockLine(childPictures[picture]));
    },
    tap(picture: ChildPicture): void {
      const after = tapPicture(lock, picks, picture);
      setPicks(after.picks);
      if (after.result === "more" && isReadTo(age)) playVoice(lockLine(childPictures[picture]));
      if (after.result === "wrong") setWrongTaps(wrongTaps + 1);
      if (after.result === "open") onOpen();
    },
  };
}
