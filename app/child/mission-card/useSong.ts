import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { placeAt, SongFile } from "#domain/content/song.ts";
import type { SongPlace } from "#domain/content/song.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import type { SignedUrls } from "#app/ui/media-urls.ts";
import { playVoice, stopVoice, voiceSeconds } from "#app/ui/sound.ts";

/** The files of a lesson's song. */
export interface SongFiles {
  script_url: string;
  sound_url: string;
}

/**
 * A song that plays as soon as its words are there; a browser that wants a tap first gets one on the
 * button. `onPlace` runs with each picture while it plays.
 */
export function useSong(
  { script_url, sound_url }: SongFiles,
  media: SignedUrls,
  onPlace: (place: SongPlace | null) => void,
) {
  const loaded = useLoad(script_url, async () =>
    v.parse(SongFile, await (await media.fetch(script_url)).json()),
  );
  const song = loaded.state === "ready" ? loaded.value : null;
  const [isPlaying, setPlaying] = useState(false);
  const latest = useRef(onPlace);
  latest.current = onPlace;

  const play = () => {
    playVoice(sound_url, { media, onLine: (index) => setPlaying(index !== null) });
  };
  const stop = () => {
    stopVoice();
    setPlaying(false);
  };

  useEffect(() => {
    if (song !== null && !document.hidden) play();
    return stopVoice;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each song
  }, [song]);

  useEffect(() => {
    if (song === null || !isPlaying) return undefined;
    let frame = requestAnimationFrame(function step() {
      latest.current(placeAt(song, voiceSeconds()));
      frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      latest.current(null);
    };
  }, [song, isPlaying]);

  // A page in the background is silent.
  useEffect(() => {
    const pause = () => document.hidden && stop();
    document.addEventListener("visibilitychange", pause);
    return () => document.removeEventListener("visibilitychange", pause);
  }, []);

  return { song, isPlaying, play, stop, hasFailed: loaded.state === "failed", again: loaded.again };
}
