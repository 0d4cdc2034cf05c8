import { useEffect, useMemo, useRef } from "react";
import type { CSSProperties } from "react";
import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import { useHandlers } from "#app/ui/use-handlers.ts";
import { StudioLine } from "./StudioLine.tsx";
import type { StudioActs } from "./studio-acts.ts";
import type { VoiceStudioState } from "./useVoiceStudio.ts";
import styles from "./StudioLines.module.css";

interface Props {
  studio: VoiceStudioState;
  acts: StudioActs;
  /** URL of the voice that plays. */
  playing: string | null;
}

/** All lines slide by slide. */
export function StudioLines({ studio, acts, playing }: Props) {
  const slides = useMemo(() => {
    const places = studio.lines.map((line, index) => ({ line, index }));
    const bySlide = Map.groupBy(places, ({ line }) => line.rowId);
    return [...bySlide].map(([id, ofSlide]) => ({ id, lines: ofSlide }));
  }, [studio.lines]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [studio.at]);
  const on = useHandlers({ goTo: acts.goTo, listen: acts.listen, discard: acts.discard });
  const isLocked = studio.work.state === "busy";
  return (
    <div ref={list} className={styles.lines} role="group" aria-label={words.lines} data-scrolls>
      {slides.map(({ id, lines }) => (
        <section key={id} style={{ "--rows": lines.length } as CSSProperties}>
          <h3>{lines[0]?.line.place}</h3>
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
        </section>
      ))}
    </div>
  );
}
