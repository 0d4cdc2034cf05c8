import type { Page } from "@playwright/test";

/* What Chromium makes of a file. */

/** Plays a clip to its end, or to where it can't be decoded any more. */
export const played = (page: Page, url: string) =>
  page.evaluate(
    (src) =>
      new Promise<{
        width: number;
        height: number;
        seconds: number;
        hasPictures: boolean;
        hasSound: boolean;
        isWhole: boolean;
      }>((resolve, reject) => {
        const video = document.createElement("video");
        const sound = video as unknown as { webkitAudioDecodedByteCount: number };
        const end = (isWhole: boolean) => {
          resolve({
            width: video.videoWidth,
            height: video.videoHeight,
            seconds: video.duration,
            hasPictures: video.getVideoPlaybackQuality().totalVideoFrames > 0,
            hasSound: sound.webkitAudioDecodedByteCount > 0,
            isWhole,
          });
          video.remove();
        };
        video.muted = true;
        video.playbackRate = 4;
        video.addEventListener("error", () => end(false));
        video.addEventListener("ended", () => end(true));
        document.body.append(video);
        video.src = src;
        video.play().catch((error: unknown) => {
          if (video.error === null) reject(error);
        });
      }),
    url,
  );

/** The size of a picture that is shown. */
export const shown = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight] as const;
  }, url);

/** How many captions are read. */
export const read = (page: Page, url: string) =>
  page.evaluate(
    (src) =>
      new Promise<number>((resolve, reject) => {
        const video = document.createElement("video");
        const track = document.createElement("track");
        track.addEventListener("load", () => resolve(track.track.cues?.length ?? 0));
        track.addEventListener("error", reject);
        track.src = src;
        video.append(track);
        document.body.append(video);
        track.track.mode = "hidden";
      }),
    url,
  );

/** How many seconds of a sound are decoded. */
export const soundLength = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const bytes = await (await fetch(src)).arrayBuffer();
    return (await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes)).duration;
  }, url);
