import captions from "#course/media/onboarding/welcome.vtt?url";
import poster from "#course/media/onboarding/welcome.jpg?url";
import video from "#course/media/onboarding/welcome.mp4?url";
import { createAccount as words } from "#app/copy/onboarding.ts";
import { stageWords } from "#app/copy/stage.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useHeadingFocus } from "#app/ui/page.ts";
import { Stage } from "#app/ui/Stage.tsx";
import styles from "./WelcomeVideo.module.css";

const clip = { src: video, captions, poster, alt: words.video };

/** Plays by itself on larger screens; on a phone a tap starts it. */
const isPhone = () => window.matchMedia("(max-width: 600px)").matches;

export function WelcomeVideo({ onBack, onDone }: { onBack: () => void; onDone: () => void }) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  return (
    <main className={styles["theatre"]}>
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {words.watching}
      </h1>
      <div className={styles["screen"]}>
        <Stage video={clip} words={stageWords} autoPlay={!isPhone()} progressBar onEnded={onDone} />
        <div className={styles["top"]}>
          <IconButton icon="back" label={words.backToForm} onClick={onBack} />
          <div className={styles["skip"]}>
            <Button look="quiet" onClick={onDone}>
              {words.skip}
            </Button>
          </div>
        </div>
      </div>
    </main>
  );
}
