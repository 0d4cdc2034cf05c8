import { useRef } from "react";
import { MOBILE_PRELOAD_MS } from "#domain/constants.ts";
import { createAccount as words } from "#app/copy/onboarding.ts";
import { videoPlayerWords } from "#app/copy/video-player.ts";
import type { Greeting } from "#app/data/family/spoken-name.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useHeadingFocus } from "#app/ui/useHeadingFocus.ts";
import { useFilm } from "#app/lesson-player/story/useFilm.ts";
import { isPhone } from "#app/ui/viewport.ts";
import { VideoPlayer } from "#app/ui/VideoPlayer.tsx";
import { useMuted } from "#app/ui/sound.ts";
import { useGreeting } from "./greeting.ts";
import { welcomeFilm } from "./welcome-film.ts";
import styles from "./WelcomeVideo.module.css";

export function WelcomeVideo({
  greeting,
  onBack,
  onDone,
}: {
  greeting: Greeting | null;
  onBack: () => void;
  onDone: () => void;
}) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const screen = useRef<HTMLDivElement>(null);
  const played = useFilm(welcomeFilm, onDone);
  useGreeting(screen, greeting, useMuted());
  return (
    <main className={styles.theatre}>
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {words.watching}
      </h1>
      <div className={styles.screen} ref={screen}>
        {/* On a phone a tap starts the video; elsewhere it plays by itself. */}
        <VideoPlayer
          {...played}
          words={videoPlayerWords}
          autoPlay={!isPhone()}
          progressBar
          {...(isPhone() && { giveUpMs: MOBILE_PRELOAD_MS })}
        />
        <div className={styles.top}>
          <IconButton icon="back" label={words.backToForm} onClick={onBack} />
          <div className={styles.skip}>
            <Button look="quiet" onClick={onDone}>
              {words.skip}
            </Button>
          </div>
        </div>
      </div>
    </main>
  );
}
