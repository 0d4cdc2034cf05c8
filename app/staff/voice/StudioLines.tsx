import { useEffect, useMemo } from "react";
import type { CSSProperties } from "react";
import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import { useHandlers } from "#app/ui/use-handlers.ts";
import { useNearRows } from "../lists/useNearRows.ts";
import { StudioLine } from "./StudioLine.tsx";
import type { StudioActs } from "./studio-acts.ts";
import type { VoiceStudioState } from "./useVoiceStudio.ts";
import styles from "./StudioLines.module.css";

/** The lines of so many slides are in view at first, or soon. */
const FIRST_SLIDES = 4;

interface Props {
  studio: VoiceStudioState;
  acts: StudioActs;
  /** URL of the voice that plays. */
  playing: string | null;
}

/** All lines slide by slide; those of slides out of view are drawn when they come near it. */
export function StudioLines({ studio, acts, playing }: Props) {
  const slides = useMemo(() => {
    const places = studio.lines.map((line, index) => ({ line, index }));
    const bySlide = Map.groupBy(places, ({ line }) => line.rowId);
    return [...bySlide].map(([id, ofSlide]) => ({ id, lines: ofSlide }));
  }, [studio.lines]);
  const { list, isNear } = useNearRows<HTMLDivElement>(slides, FIRST_SLIDES);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [list, studio.at]);
  const on = useHandlers({ goTo: acts.goTo, listen: acts.listen, discard: acts.discard });
  const isLocked = studio.work.state === "busy";
  return (
    <div ref={list} className={styles.lines} role="group" aria-label={words.lines} data-scrolls>
      {slides.map(({ id, lines }, place) => {
        const isFar = !isNear(id, place) && lines.every(({ index }) => index !== studio.at);
        return (
          <section
            key={id}
            data-far={isFar ? id : undefined}
            style={{ "--rows": lines.length } as CSSProperties}
          >
            <h3>{lines[0]?.line.place}</h3>
            {!isFar && (
              <ol start={(lines[0]?.index ?? 0) + 1}>
                {lines.map(({ line, index }) => {
                  const voice = studio.voiceOf(line);
                  return (
                    <StudioLine
                      key={line.key}
                      line={line}
                      index={index}
                      state={studio.stateOf(line)}
                      voice={voice}
                      isPlaying={voice !== null && playing === voice}
                      isCurrent={index === studio.at}
                      isLocked={isLocked}
                      isBusy={isLocked || studio.microphone.isRecording}
                      on={on}
                    />
                  );
                })}
              </ol>
            )}
          </section>
        );
      })}
    </div>
  );
}
