import { useEffect, useRef } from "react";
import type { CSSProperties } from "react";
import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { VoiceStudioState } from "./useVoiceStudio.ts";
import styles from "./VoiceStudio.module.css";

interface Props {
  studio: VoiceStudioState;
  onChoose: (index: number) => void;
}

/** All lines, with what is recorded. */
export function StudioLines({ studio, onChoose }: Props) {
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
            return (
              <li key={line.key}>
                <button
                  type="button"
                  data-state={state}
                  aria-current={index === studio.at ? "step" : undefined}
                  disabled={studio.work.state === "busy"}
                  onClick={() => onChoose(index)}
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
              </li>
            );
          })}
        </ol>
      ))}
    </div>
  );
}
