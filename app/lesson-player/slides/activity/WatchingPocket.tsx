import { useRef } from "react";
import type { PocketMood } from "#characters/pocket/mood.ts";
import { Pocket } from "#app/ui/Mascot.tsx";
import { useVoiceLevel } from "#app/ui/voice-level.ts";
import { Cheer } from "../Cheer.tsx";
import marks from "./marks.module.css";
import { useGaze } from "./useGaze.ts";

interface Props {
  mood: PocketMood;
  isSolved: boolean;
}

/** In the others his eyes are shut, or turned to what was wrong. */
const WATCHING: ReadonlySet<PocketMood> = new Set(["thinking", "talking", "happy"]);

/** Pocket, who asks and watches what the child moves; he cheers when that is right. It is drawn anew without its section. */
export function WatchingPocket({ mood, isSolved }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const gaze = useGaze(ref);
  const voiceLevel = useVoiceLevel();
  const watches = WATCHING.has(mood) && gaze !== null;
  return (
    <>
      <div ref={ref} data-host="" className={marks.watches}>
        <Pocket
          isLate
          mood={mood}
          mouthOpen={isSolved ? 0 : voiceLevel}
          {...(watches && { look: gaze })}
        />
      </div>
      <Cheer isSolved={isSolved} />
    </>
  );
}
