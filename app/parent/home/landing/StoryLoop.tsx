import poster from "#course/media/landing/loop.jpg?url";
import clip from "#course/media/landing/loop.mp4?url";
import { landing } from "#app/copy/landing.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useStoryLoop } from "./useStoryLoop.ts";
import styles from "./StoryLoop.module.css";

const { story } = landing;

/** A drawn phone in which a part of a story plays without sound. */
export function StoryLoop() {
  const loop = useStoryLoop();
  return (
    <div className={styles.phone} ref={loop.frame}>
      <div className={styles.screen}>
        <img src={poster} alt={story.picture} width="432" height="768" loading="lazy" />
        {loop.hasCome && (
          <video
            ref={loop.video}
            src={clip}
            poster={poster}
            muted
            loop
            playsInline
            disableRemotePlayback
            tabIndex={-1}
            aria-hidden="true"
          />
        )}
      </div>
      <div className={styles.control}>
        <IconButton
          small
          icon={loop.isPlaying ? "pause" : "play"}
          label={loop.isPlaying ? story.pause : story.play}
          onClick={loop.toggle}
        />
      </div>
    </div>
  );
}
