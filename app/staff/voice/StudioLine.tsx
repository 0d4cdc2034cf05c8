import { memo } from "react";
import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { StudioActs } from "./studio-acts.ts";
import type { StudioLine as Line } from "./studio-lines.ts";
import type { LineState } from "./useLineVoices.ts";
import styles from "./StudioLines.module.css";

interface Props {
  line: Line;
  /** Its place among all lines, from 0. */
  index: number;
  state: LineState;
  /** URL of its voice. */
  voice: string | null;
  isPlaying: boolean;
  isCurrent: boolean;
  /** All lines are being spoken or used: none can be chosen. */
  isLocked: boolean;
  /** That, or a recording is running: no voice can be played or deleted. */
  isBusy: boolean;
  on: Pick<StudioActs, "goTo" | "listen" | "discard">;
}

/** A row of the list: the line, and its voice, which is played and deleted beside it. */
export const StudioLine = memo(function StudioLine({
  line,
  index,
  state,
  voice,
  isPlaying,
  isCurrent,
  isLocked,
  isBusy,
  on,
}: Props) {
  return (
    <li>
      <button
        type="button"
        data-state={state}
        aria-current={isCurrent ? "step" : undefined}
        disabled={isLocked}
        onClick={() => on.goTo(index)}
      >
        <span className={styles.mark}>{state !== "missing" && <Icon name="check" />}</span>
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
            icon={isPlaying ? "stop" : "play"}
            small
            label={isPlaying ? words.silenceOf(index + 1) : words.playOf(index + 1)}
            disabled={isBusy}
            onClick={() => on.listen(line)}
          />
          <IconButton
            icon="bin"
            small
            label={words.discardOf(index + 1)}
            disabled={isBusy}
            onClick={() => on.discard(line)}
          />
        </span>
      )}
    </li>
  );
});
