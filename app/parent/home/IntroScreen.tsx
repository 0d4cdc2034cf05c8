import { lazy, Suspense, useState } from "react";
import type { MouseEvent } from "react";
import { startUrls } from "#domain/routing/start-urls.ts";
import { intro } from "#app/copy/intro.ts";
import { videoPlayerWords } from "#app/copy/video-player.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Pocket } from "#app/ui/Mascot.tsx";
import { Scene } from "#app/ui/Scene.tsx";
import styles from "./IntroScreen.module.css";

const loadVideo = () => import("./IntroVideo.tsx");
const IntroVideo = lazy(loadVideo);

/**
 * The start: both buttons are real links before any script; with it, 'Get Started' plays the intro
 * on the spot and its tap unlocks the sound.
 */
export function IntroScreen({
  onDone,
  isPlaying = false,
}: {
  onDone: () => void;
  isPlaying?: boolean;
}) {
  const [playing, setPlaying] = useState(isPlaying);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };
  if (playing) {
    return (
      <Suspense fallback={<main className={styles.theatre}>{videoPlayerWords.loading}</main>}>
        <IntroVideo onBack={() => setPlaying(false)} onDone={onDone} />
      </Suspense>
    );
  }
  return (
    <Scene place="beach">
      <main className={styles.page}>
        <p className={styles.product}>{intro.product}</p>
        <Pocket mood="wave" className={styles.mascot} label={intro.mascotPicture} />
        <div className={styles.card}>
          <h1 className={styles.name}>{intro.mascot}</h1>
          <p className={styles.tagline}>{intro.tagline}</p>
          <p>{intro.text}</p>
          <div className={styles.actions}>
            <ButtonLink
              href={`${startUrls.onboardingIntro}#play`}
              onClick={play}
              onPointerEnter={() => void loadVideo()}
            >
              {intro.getStarted}
            </ButtonLink>
            <ButtonLink look="quiet" href={startUrls.login}>
              {intro.logIn}
            </ButtonLink>
          </div>
        </div>
        <p className={styles.foot}>
          <a href={startUrls.privacy}>{intro.privacy}</a>
          <a href={startUrls.terms}>{intro.terms}</a>
        </p>
      </main>
    </Scene>
  );
}
