import { useEffect, useState } from "react";
import { preview as words } from "#app/copy/builder.ts";
import { LessonPlayer } from "#app/lesson-player/LessonPlayer.tsx";
import { Scene } from "#app/ui/Scene.tsx";
import { setMuted } from "#app/ui/sound.ts";
import { setCaptions } from "#app/ui/useStage.ts";
import { PREVIEW_READY } from "./message.ts";
import type { PreviewMessage } from "./message.ts";
import styles from "./Preview.module.css";

/** The lesson player in a document of a phone's size. It saves no progress and records no events. */
export function PreviewFrame() {
  const [shown, setShown] = useState<PreviewMessage | null>(null);

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<PreviewMessage | null>) => {
      if (origin !== window.location.origin || source !== window.parent || data?.preview !== true) return;
      setMuted(data.soundOff);
      setCaptions(data.captionsOn);
      setShown(data);
    };
    window.addEventListener("message", listen);
    window.parent.postMessage(PREVIEW_READY, window.location.origin);
    return () => window.removeEventListener("message", listen);
  }, []);

  if (shown === null) return null;
  const { lesson, startAt, kidAge, captionsOn } = shown;
  const slide = lesson.slides[startAt];
  if (slide === undefined) return <p className={styles["nothing"]}>{words.nothing}</p>;
  return (
    <Scene place="beach">
      <LessonPlayer
        // Another slide, age or clip remounts the player; edited texts update it in place.
        key={JSON.stringify([
          slide.id,
          slide.type === "video" && [slide.video_url, slide.captions_url],
          lesson.version,
          kidAge,
          captionsOn,
        ])}
        lesson={lesson}
        startAt={startAt}
        kidAge={kidAge}
        takesFocus={false}
        onMove={() => Promise.resolve()}
        onFinish={() => undefined}
        onLeave={() => undefined}
        onEvent={() => undefined}
      />
    </Scene>
  );
}
