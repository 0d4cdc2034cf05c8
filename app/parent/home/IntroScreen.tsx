import { lazy, Suspense, useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { startUrls } from "#domain/routing/start-urls.ts";
import { intro } from "#app/copy/intro.ts";
import { videoPlayerWords } from "#app/copy/video-player.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Coin } from "./Coin.tsx";
import { PocketOnBeach } from "./PocketOnBeach.tsx";
import videoStyles from "./IntroVideo.module.css";
import styles from "./IntroScreen.module.css";

const loadVideo = () => import("./IntroVideo.tsx");
const IntroVideo = lazy(loadVideo);

/**
 * The start: both buttons are real links before any script; with it, 'Get Started' plays the intro
 * on the spot and its tap unlocks the sound.
 *
 * @param isFirstFree the first mission is free, and the others are sold
 * @param children what stands below the first screen
 */
export function IntroScreen({
  onDone,
  isPlaying = false,
  isFirstFree = false,
  children,
}: {
  onDone: () => void;
  isPlaying?: boolean;
  isFirstFree?: boolean;
  children: ReactNode;
}) {
  const [playing, setPlaying] = useState(isPlaying);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };
  if (playing) {
    return (
      <Suspense fallback={<main className={videoStyles.theatre}>{videoPlayerWords.loading}</main>}>
        <IntroVideo onBack={() => setPlaying(false)} onDone={onDone} />
      </Suspense>
    );
  }
  return (
    <div className={styles.page}>
      <main className={styles.first}>
        <PocketOnBeach isFirstFree={isFirstFree} />
        <div className={styles.words}>
          <div className={styles.claim}>
            <p className={styles.product}>
              <Coin className={styles.coin} />
              {intro.product}
            </p>
            <p className={styles.tagline}>{intro.tagline}</p>
            <p className={styles.ages}>{intro.ages}</p>
          </div>
          <div className={styles.start}>
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
        </div>
      </main>
      {children}
    </div>
  );
}
