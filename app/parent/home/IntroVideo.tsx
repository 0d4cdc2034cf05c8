import script from "#course/media/onboarding/intro.json?url";
import captions from "#course/media/onboarding/intro.vtt?url";
import poster from "#course/media/onboarding/intro.jpg?url";
import video from "#course/media/onboarding/intro.mp4?url";
import { MOBILE_PRELOAD_MS } from "#domain/constants.ts";
import { intro } from "#app/copy/intro.ts";
import { videoPlayerWords } from "#app/copy/video-player.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { isPhone } from "#app/ui/viewport.ts";
import { useFilm } from "#app/lesson-player/story/useFilm.ts";
import { VideoPlayer } from "#app/ui/VideoPlayer.tsx";
import styles from "./IntroVideo.module.css";

const film = { id: "onboarding/intro", script, src: video, captions, poster, alt: intro.video };

/** The intro video, full screen; a chunk of its own, so that the start page stays light. */
export default function IntroVideo({ onBack, onDone }: { onBack: () => void; onDone: () => void }) {
  const played = useFilm(film, onDone);
  return (
    <main className={styles.theatre}>
      <h1 className="visually-hidden">{intro.video}</h1>
      <div className={styles.screen}>
        <VideoPlayer
          {...played}
          words={videoPlayerWords}
          autoPlay
          progressBar
          {...(isPhone() && { giveUpMs: MOBILE_PRELOAD_MS })}
        />
        <div className={styles.back}>
          <IconButton icon="back" label={intro.back} onClick={onBack} />
        </div>
      </div>
    </main>
  );
}
