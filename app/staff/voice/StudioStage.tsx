import type { RefObject } from "react";
import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import { Button } from "#app/ui/Button.tsx";
import { LevelMeter } from "../files/LevelMeter.tsx";
import { RecordingTime } from "../files/RecordingTime.tsx";
import type { StudioLine } from "./studio-lines.ts";
import type { StudioActs } from "./studio-acts.ts";
import type { VoiceStudioState } from "./useVoiceStudio.ts";
import styles from "./VoiceStudio.module.css";

interface Props {
  studio: VoiceStudioState;
  line: StudioLine;
  /** The button that records. */
  main: RefObject<HTMLButtonElement | null>;
  acts: StudioActs;
  /** URL of the voice that plays. */
  playing: string | null;
  /** Shows the list of lines where it has no room beside this; null where it has. */
  onList: (() => void) | null;
}

/** The line that is read now, in big letters, and what can be done with it. */
export function StudioStage({ studio, line, main, acts, playing, onList }: Props) {
  const { microphone, at, lines, message, work, open } = studio;
  const { isRecording, isAudible } = microphone;
  const isBusy = work.state === "busy";
  const take = studio.takeOf(line);
  const voice = studio.voiceOf(line);
  const hasNext = open.some(({ key }) => key !== line.key);
  const state = isRecording
    ? words[isAudible ? "heard" : "recording"]
    : take !== null && take.text !== line.text
      ? words.reworded(take.text)
      : words[studio.stateOf(line)];
  const problem = microphone.problem ?? (message === words.notHeard ? message : null);
  return (
    <section
      className={styles.stage}
      data-recording={isRecording}
      data-audible={isRecording && isAudible}
    >
      <p className={styles.where}>
        {onList === null ? (
          words.line(at + 1, lines.length)
        ) : (
          <button type="button" className={styles.toList} onClick={onList}>
            {words.line(at + 1, lines.length)}
          </button>
        )}{" "}
        <span className={styles.place}>
          <span className={styles.dot}>· </span>
          {line.place} · {line.role}
        </span>
      </p>
      <div className={styles.textRoom}>
        <p className={styles.text} role="status" dir="auto">
          {line.text}
        </p>
      </div>
      <div className={styles.meter}>
        {isRecording && (
          <>
            <RecordingTime begunAt={microphone.begunAt} />
            <LevelMeter meter={microphone.meter} />
          </>
        )}
      </div>
      <p className={styles.state} role="status">
        {problem === null ? (message ?? state) : ""}
      </p>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.acts}>
        {!isRecording && (
          <Button look="quiet" disabled={isBusy || at === 0} onClick={acts.back}>
            {words.back}
          </Button>
        )}
        <span className={styles.main}>
          <Button
            ref={main}
            data-record={!isRecording}
            look={isRecording ? "gold" : "primary"}
            aria-keyshortcuts="Space"
            aria-disabled={isBusy}
            onClick={() => !isBusy && acts.press()}
          >
            {isRecording
              ? hasNext
                ? words.next
                : words.stop
              : voice === null
                ? words.record
                : words.retake}
          </Button>
        </span>
        {!isRecording && (
          <Button look="quiet" disabled={isBusy || at === lines.length - 1} onClick={acts.skip}>
            {words.skip}
          </Button>
        )}
      </div>
      <div className={styles.acts}>
        {isRecording ? (
          <>
            {hasNext && (
              <Button look="quiet" onClick={acts.stop}>
                {words.stop}
              </Button>
            )}
            <Button look="quiet" onClick={acts.retake}>
              {words.retake}
            </Button>
            <Button look="quiet" onClick={acts.drop}>
              {words.cancel}
            </Button>
          </>
        ) : (
          voice !== null && (
            <>
              <Button look="quiet" disabled={isBusy} onClick={() => acts.listen(line)}>
                {playing === voice ? words.silence : words.play}
              </Button>
              <Button look="quiet" disabled={isBusy} onClick={() => acts.discard(line)}>
                {words.discard}
              </Button>
            </>
          )
        )}
      </div>
      <ul className={styles.keys} aria-label={words.keysName}>
        {words.keys.map(([key, text]) => (
          <li key={key}>
            <kbd>{key}</kbd> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
