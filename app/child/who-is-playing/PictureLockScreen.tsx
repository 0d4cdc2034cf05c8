import { LOCK_LENGTH } from "#domain/family/children.ts";
import type { PictureLock } from "#domain/family/children.ts";
import type { ListedChild } from "#domain/family/fields.ts";
import { childPictures, whoIsPlaying as words } from "#app/copy/who-is-playing.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { PicturePad } from "#app/ui/PicturePad.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { lockLine } from "./lock-lines.ts";
import { usePictureLock } from "./usePictureLock.ts";
import styles from "./WhoIsPlaying.module.css";

interface Props {
  child: ListedChild;
  lock: PictureLock;
  onOpen: () => void;
  onBack: () => void;
}

/** Asks a child for the three pictures of its lock. A wrong one begins again, as often as it likes. */
export function PictureLockScreen({ child, lock, onOpen, onBack }: Props) {
  const { state, picks, wrongTaps, isOpen, tap, reach } = usePictureLock(lock, child.age, onOpen);
  useScreenState("picture-lock", state);
  return (
    <StepLayout
      heading={words.lockHeading(child.name)}
      mood={state === "wrong" ? "oops" : "wave"}
      back={{ label: words.back, go: onBack }}
      beside={<SpeakButton text={words.lockSpoken} url={lockLine(words.lockSpoken)} />}
    >
      <PicturePad picks={picks} names={childPictures} disabled={isOpen} onTap={tap} onReach={reach}>
        <div role="status" className={state === "wrong" ? styles.wrong : "visually-hidden"}>
          {/* A new node for each wrong picture, so that a screen reader repeats the words. */}
          <span key={wrongTaps}>
            {state === "wrong" ? words.wrong : words.picked(picks.length, LOCK_LENGTH)}
          </span>
          {state === "wrong" && <SpeakButton text={words.wrong} url={lockLine(words.wrong)} />}
        </div>
      </PicturePad>
      {wrongTaps > 0 && (
        <div className={styles.forgot}>
          <p>{words.forgot}</p>
          <SpeakButton text={words.forgot} url={lockLine(words.forgot)} />
        </div>
      )}
    </StepLayout>
  );
}
