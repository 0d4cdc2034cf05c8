import { useEffect, useRef, useState } from "react";
import type { UploadKind } from "#domain/content/uploads.ts";
import { files as words } from "#app/copy/files.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useFileUrls, useShownFile } from "./media-urls.ts";
import { markLoaded } from "../ui/mark-loaded.ts";
import styles from "./StoredFile.module.css";

interface VoiceProps {
  url: string;
  label: string;
  onLength: (seconds: number) => void;
}

/** The recording of a line, which one button plays and stops; it gives its length once that is known. */
export function StoredVoice({ url, label, onLength }: VoiceProps) {
  const { src, hasFailed, onError } = useShownFile(url);
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const press = () => {
    const { current } = audio;
    if (current === null) return;
    if (isPlaying) current.pause();
    else {
      current.currentTime = 0;
      current.play().catch(() => setPlaying(false));
    }
  };
  if (hasFailed) return <Gone />;
  return (
    <>
      <audio
        ref={audio}
        {...(src !== null && { src })}
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => onLength(currentTarget.duration)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={onError}
      />
      <IconButton
        icon={isPlaying ? "stop" : "play"}
        small
        label={isPlaying ? words.silence(label) : words.play(label)}
        disabled={src === null}
        onClick={press}
      />
    </>
  );
}

const Gone = () => (
  <p className={styles.gone} role="alert">
    {words.gone}
  </p>
);

interface FileProps {
  kind: UploadKind;
  url: string;
  label: string;
  poster: string | null;
}

/** The picture, or the video, as it is stored. */
export function StoredFile({ kind, url, label, poster }: FileProps) {
  const { src, hasFailed, onError } = useShownFile(url);
  const posterSrc = useFileUrls()[poster ?? ""];
  if (hasFailed) return <Gone />;
  if (src === null && kind === "video")
    return (
      <span className={styles.video} data-shown="video">
        {words.loading}
      </span>
    );
  if (src === null) return <span className={styles.picture} data-shown="picture" />;
  if (kind === "video")
    return <StoredVideo key={src} src={src} poster={posterSrc} label={label} onError={onError} />;
  return (
    <span className={styles.picture} data-shown="picture">
      <img src={src} alt={label} onLoad={markLoaded} onError={onError} />
    </span>
  );
}

interface VideoProps {
  src: string;
  poster: string | undefined;
  label: string;
  onError: () => void;
}

/** The clip, with its poster; a word says that neither has come yet. Its controls come when it plays. */
function StoredVideo({ src, poster, label, onError }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isThere, setThere] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  // The button that began it is gone.
  useEffect(() => {
    if (hasBegun) video.current?.focus();
  }, [hasBegun]);
  return (
    <span className={styles.video} data-shown="video">
      <video
        ref={video}
        src={src}
        poster={poster}
        controls={hasBegun}
        preload="metadata"
        aria-label={label}
        onLoadedData={() => setThere(true)}
        onError={onError}
      />
      {!isThere && poster === undefined && <span>{words.loading}</span>}
      {!hasBegun && (
        <IconButton
          icon="play"
          small
          label={words.play(label)}
          onClick={() => {
            setBegun(true);
            video.current?.play().catch(() => undefined);
          }}
        />
      )}
    </span>
  );
}
