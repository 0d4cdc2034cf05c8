import { useEffect, useRef } from "react";
import type { CSSProperties } from "react";
import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { StudioActs } from "./studio-acts.ts";
import type { VoiceStudioState } from "./useVoiceStudio.ts";
import styles from "./StudioLines.module.css";

interface Props {
  studio: VoiceStudioState;
  acts: StudioActs;
  /** URL of the voice that plays. */
  playing: string | null;
}

/** All lines, a row each, slide by slide; a voice is played and deleted beside its line. */
export function StudioLines({ studio, acts, playing }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [studio.at]);
  const places = studio.lines.map((line, index) => ({ line, index }));
  return (
    <div ref={list} className={styles.lines} role="group" aria-label={words.lines}>
      {[...Map.groupBy(places, ({ line }) => line.rowId)].map(([rowId, ofRow]) => (
        <section key={rowId} style={{ "--rows": ofRow.length } as CSSProperties}>
          <h3>{ofRow[0]?.line.place}</h3>
          <ol start={(ofRow[0]?.index ?? 0) + 1}>
            {ofRow.map(({ line, index }) => {
              const state = studio.stateOf(line);
              const voice = studio.voiceOf(line);
              const isBusy = studio.work.state === "busy" || studio.microphone.isRecording;
              return (
                <li key={line.key}>
                  <button
                    type="button"
                    data-state={state}
                    aria-current={index === studio.at ? "step" : undefined}
                    disabled={studio.work.state === "busy"}
                    onClick={() => acts.goTo(index)}
                  >
                    <span className={styles.mark}>
                      {state !== "missing" && <Icon name="check" />}
                    </span>
                    <span className={styles.lineText} dir="auto">
                      {line.text}
                    </span>
                    <span className="visually-hidden">{line.place}</span>
                    <small>{line.role}</small>
                    {state !== "missing" && <span className="visually-hidden">{words[state]}</span>}
                  </button>
                  {voice !== null && (
                    <span className={styles.voiceTools}>
                      <IconButton
                        icon={playing === voice ? "stop" : "play"}
                        small
                        label={
                          playing === voice ? words.silenceOf(index + 1) : words.playOf(index + 1)
                        }
                        disabled={isBusy}
                        onClick={() => acts.listen(line)}
                      />
                      <IconButton
                        icon="bin"
                        small
                        label={words.discardOf(index + 1)}
                        disabled={isBusy}
                        onClick={() => acts.discard(line)}
                      />
                    </span>
                  )}
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}
