import { useEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { createPortal } from "react-dom";
import { useQuietControls } from "./useQuietControls.ts";
import { useVideoPlayer } from "./useVideoPlayer.ts";
import type { PlayerVideo } from "./useVideoPlayer.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import styles from "./VideoPlayer.module.css";
import { useLessonText } from "./lesson-language.ts";

export interface VideoPlayerWords {
  play: string;
  pause: string;
  restart: string;
  restarted: string;
  captionsOn: string;
  captionsOff: string;
  mute: string;
  unmute: string;
  loading: string;
  failed: string;
  /** The slide has no video; only authors see it. */
  missing: string;
}

interface Props {
  video: PlayerVideo;
  words: VideoPlayerWords;
  /**
   * Starts the video as soon as it can play. If the browser requires a tap first, an overlay asks
   * for it.
   */
  autoPlay: boolean;
  progressBar?: boolean;
  /** Starts without the full preload after this time. */
  giveUpMs?: number;
  onEnded: () => void;
  onCaptions?: (isOn: boolean) => void;
  onFailed?: (() => void) | undefined;
  /** Drawn over the video, which then is its sound alone; it shows the captions itself. */
  picture?:
    | ((video: RefObject<HTMLVideoElement | null>, captionsOn: boolean) => ReactNode)
    | undefined;
  onRestart?: (() => void) | undefined;
  /** The picture waits for the child: it takes the taps. */
  waits?: boolean | undefined;
  /** The element beside the picture that holds the buttons; left out: they lie over the picture. */
  controlsIn?: HTMLElement | null;
}

/**
 * The video player of intro, welcome and lesson videos. A tap plays or pauses, a tap in the left 30
 * % restarts (R-LES-4). Keys: space plays or pauses, R restarts, M mutes, C toggles captions.
 */
export function VideoPlayer({
  video,
  words,
  autoPlay,
  progressBar = false,
  giveUpMs,
  onEnded,
  onCaptions,
  onFailed,
  picture,
  onRestart,
  waits = false,
  controlsIn,
}: Props) {
  const lessonText = useLessonText();
  const player = useVideoPlayer(video, autoPlay, onEnded, {
    giveUpMs,
    onCaptions,
    onFailed,
    onRestart,
    waits,
  });
  const { state } = player;
  const { isQuiet, wake } = useQuietControls(state === "playing" && controlsIn === undefined);
  const surfaceRef = useRef<HTMLButtonElement>(null);
  const hasWaited = useRef(false);
  useEffect(() => {
    // What the child acted on is gone, and the focus with it.
    if (hasWaited.current && !waits && document.activeElement === document.body)
      surfaceRef.current?.focus({ preventScroll: true });
    hasWaited.current = waits;
  }, [waits]);
  const isMissing = video.src === "";
  const isFirst = !player.hasBegun && video.resume === undefined;
  const canPlay = state !== "failed" && !isMissing;
  const controls = (
    <div className={styles.controls} data-quiet={isQuiet} data-beside={controlsIn !== undefined}>
      <IconButton icon="restart" label={words.restart} onClick={player.restart} />
      {video.captions !== null && (
        <IconButton
          icon={player.captionsOn ? "captions" : "captionsOff"}
          label={player.captionsOn ? words.captionsOff : words.captionsOn}
          onClick={player.toggleCaptions}
        />
      )}
      <IconButton
        icon={player.muted ? "muted" : "sound"}
        label={player.muted ? words.unmute : words.mute}
        onClick={player.toggleMuted}
      />
    </div>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only shows the controls, which are buttons
    <div
      className={styles.stage}
      data-state={state}
      data-bare={controlsIn !== undefined}
      onPointerMove={wake}
      onPointerDown={wake}
      onKeyDown={wake}
      onFocus={wake}
    >
      {player.poster !== null && (
        <img className={styles.surroundings} src={player.poster} alt="" aria-hidden="true" />
      )}
      <video
        ref={player.videoRef}
        className={styles.video}
        src={player.src}
        poster={player.poster ?? undefined}
        playsInline
        preload={player.preload}
        aria-label={video.alt}
        crossOrigin="anonymous"
        {...player.videoEvents}
      >
        {player.captions !== null && !picture && (
          <track
            key={player.captions}
            kind="captions"
            srcLang="en"
            label="English"
            src={player.captions}
          />
        )}
      </video>
      {picture?.(player.videoRef, player.captionsOn)}
      {canPlay && (
        <button
          type="button"
          ref={surfaceRef}
          className={styles.surface}
          hidden={waits}
          aria-label={state === "playing" ? words.pause : words.play}
          onPointerUp={player.onPointerUp}
          onKeyDown={player.onKeyDown}
          data-stage-surface=""
        />
      )}
      <div
        className={styles.overlay}
        data-dim={state === "ready" || state === "paused"}
        role="status"
        hidden={waits && state !== "failed"}
      >
        {isMissing && <p className={styles.failed}>{words.missing}</p>}
        {video.title && canPlay && isFirst && (
          <p className={styles.title} data-loading={state === "loading"} {...lessonText}>
            {video.title}
          </p>
        )}
        {state === "loading" && !isMissing && (
          <span className={styles.waiting} data-late={video.resume !== undefined}>
            {words.loading}
          </span>
        )}
        {(state === "ready" || state === "paused") && (
          <span className={styles.playSign}>
            <Icon name="play" />
          </span>
        )}
        {state === "failed" && <p className={styles.failed}>{words.failed}</p>}
      </div>
      {player.captionLines.length > 0 && (
        <div className={styles.captions} data-captions="" aria-hidden="true">
          {player.captionLines.map((line, index) => (
            <p key={`${index} ${line}`} {...lessonText}>
              {line}
            </p>
          ))}
        </div>
      )}
      {player.restartedChip && <span className={styles.chip}>{words.restarted}</span>}
      {canPlay &&
        (controlsIn === undefined ? controls : controlsIn && createPortal(controls, controlsIn))}
      {progressBar && (
        <div className={styles.bar} aria-hidden="true">
          <div className={styles.fill} ref={player.fillRef} />
        </div>
      )}
    </div>
  );
}
