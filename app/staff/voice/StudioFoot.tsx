import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import { Button } from "#app/ui/Button.tsx";
import type { StudioActs } from "./studio-acts.ts";
import type { VoiceStudioState } from "./useVoiceStudio.ts";
import styles from "./VoiceStudio.module.css";

interface Props {
  studio: VoiceStudioState;
  acts: StudioActs;
}

/** What is done with all lines at once, and how far it is. */
export function StudioFoot({ studio, acts }: Props) {
  const { work, kept, open, microphone, computerVoice, problem } = studio;
  if (work.state === "busy")
    return (
      <footer className={styles.foot}>
        <span role="status">{words[work.what](work.n, work.of)}</span>
        <progress value={work.n - 1} max={work.of} aria-label={words[work.what](work.n, work.of)} />
        <Button look="quiet" onClick={acts.cancel}>
          {words.cancel}
        </Button>
      </footer>
    );
  return (
    <footer className={styles.foot} data-recording={microphone.isRecording}>
      {problem !== null ? (
        <p className={styles.message} role="alert">
          {problem}
        </p>
      ) : work.message !== null ? (
        <p className={styles.message} role={work.isProblem ? "alert" : "status"}>
          {work.message}
        </p>
      ) : (
        studio.used > 0 && <p className={styles.message}>{words.done(studio.used)}</p>
      )}
      {computerVoice === null && open.length > 0 && <small>{words.noComputerVoice}</small>}
      {computerVoice && open.length > 0 && (
        <>
          <Button look="quiet" disabled={microphone.isRecording} onClick={acts.speakAll}>
            {words.speak(open.length)}
          </Button>
          <small>{words.speakHint[computerVoice]}</small>
        </>
      )}
      {kept.length > 0 && (
        <span className={styles.use}>
          <Button disabled={microphone.isRecording || studio.isSaving} onClick={acts.use}>
            {words.use(kept.length)}
          </Button>
        </span>
      )}
    </footer>
  );
}
