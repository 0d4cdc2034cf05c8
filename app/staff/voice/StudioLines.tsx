import { useEffect, useRef } from "react";
import type { CSSProperties } from "react";
import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { StudioActs } from "./studio-acts.ts";
import type { VoiceStudioState } from "./useVoiceStudio.ts";
import styles from "./VoiceStudio.module.css";

interface Props {
  studio: VoiceStudioState;
  acts: StudioActs;
  /** URL of the recording that plays. */
  playing: string | null;
}

/** All lines; a recording is played and deleted beside its line. */
export function StudioLines({ studio, acts, playing }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [studio.at]);
  const places = studio.lines.map((line, index) => ({ line, index }));
  return (
    <div ref={list} className={styles.lines} role="group" aria-label={words.lines}>
      {[...Map.groupBy(places, ({ line }) => line.rowId)].map(([rowId, ofRow]) => (
        <ol
          key={rowId}
          start={(ofRow[0]?.index ?? 0) + 1}
          style={{ "--rows": ofRow.length } as CSSProperties}
        >
          {ofRow.map(({ line, index }) => {
            const state = studio.stateOf(line);
            const take = studio.takeOf(line);
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
                  <small>{line.where}</small>
                  {state !== "missing" && <span className="visually-hidden">{words[state]}</span>}
                </button>
                {take !== null && (
                  <span className={styles.takeTools}>
                    <IconButton
                      icon={playing === take.url ? "stop" : "play"}
                      small
                      label={
                        playing === take.url
                          ? words.silenceOf(index + 1)
                          : words.listenTo(index + 1)
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
      ))}
    </div>
  );
}
