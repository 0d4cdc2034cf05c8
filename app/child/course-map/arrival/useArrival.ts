import { useEffect, useRef, useState } from "react";
import chestSound from "#course/media/sounds/clink.m4a?url";
import thereSound from "#course/media/sounds/correct.m4a?url";
import type { MapArrival } from "#domain/learning/map-arrival.ts";
import { prefersStill } from "#app/ui/reduced-motion.ts";
import { playTouch, prepareEffects } from "#app/ui/sound.ts";
import { STEPS } from "./steps.ts";
import type { ArrivalStep } from "./steps.ts";

const SOUNDS: Partial<Record<ArrivalStep, string>> = { chest: chestSound, there: thereSound };

/** The sound is loaded by then. */
const SOUND_MS = 400;

/**
 * Shows the way to the next lesson step by step, with its sounds. A tap or a key ends it at once, and
 * does what it does besides. Where less motion is wanted the end is shown at once, with its sound.
 * @param onArrived is called once, at the end
 * @returns null when there is nothing to show, or no longer
 */
export function useArrival(arrival: MapArrival | null, onArrived: () => void): ArrivalStep | null {
  const [step, setStep] = useState<ArrivalStep | null>(() =>
    arrival === null || prefersStill() ? null : "before",
  );
  const first = useRef({ arrival, onArrived });
  useEffect(() => {
    if (first.current.arrival === null) return undefined;
    prepareEffects(chestSound, thereSound);
    if (prefersStill()) {
      first.current.onArrived();
      const timer = setTimeout(() => playTouch(thereSound), SOUND_MS);
      return () => clearTimeout(timer);
    }
    const end = () => {
      stop();
      setStep(null);
      first.current.onArrived();
    };
    const timers = STEPS.map(([ms, next]) =>
      setTimeout(() => {
        if (next === null) return end();
        setStep(next);
        const sound = SOUNDS[next];
        if (sound !== undefined) playTouch(sound);
      }, ms),
    );
    const stop = () => {
      timers.forEach(clearTimeout);
      document.removeEventListener("pointerdown", end);
      document.removeEventListener("keydown", end);
    };
    document.addEventListener("pointerdown", end);
    document.addEventListener("keydown", end);
    return stop;
  }, []);
  return step;
}
