import { useImperativeHandle } from "react";
import type { VideoSlide } from "#domain/slides/video/video.ts";
import { sidewaysStep } from "../activity/roving.ts";
import { NextButton } from "../NextButton.tsx";
import type { SlideKeys, SlideProps } from "../view.ts";

/** Below the clip, which the lesson player shows itself: the button that leads on. */
export function VideoPanel(props: SlideProps<VideoSlide>) {
  const { canContinue, onContinue, onBack, keysRef } = props;
  useImperativeHandle(keysRef, (): SlideKeys => (key, lesson, isOnButton) => {
    if ("rmc".includes(key) || (key === " " && !isOnButton))
      lesson
        .querySelector("[data-stage-surface]")
        ?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    else {
      const step = sidewaysStep({ key, currentTarget: lesson });
      if (step === 1 && canContinue) onContinue();
      else if (step === -1) onBack();
      else return false;
    }
    return true;
  });
  return (
    <NextButton
      look={props.hasEnded ? "gold" : "quiet"}
      canContinue={canContinue}
      isMoving={props.isMoving}
      onContinue={onContinue}
    />
  );
}
