import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import type { MissionCard } from "#domain/content/mission-card.ts";
import { placeAt, SongFile } from "#domain/content/song.ts";
import type { SongPlace } from "#domain/content/song.ts";
import { song as words } from "#app/copy/mission-cards.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { withLines } from "#app/read-aloud/recorded-lines.ts";
import type { SignedUrls } from "#app/ui/media-urls.ts";
import { playVoice, stopVoice, currentVoice } from "#app/ui/sound.ts";

/** The files of a lesson's song. */
export interface SongFiles {
  script_url: string;
  sound_url: string;
}

/** The files of a mission card's song; null where it has none, or one of them is missing. */
export function songFilesOf(song: MissionCard["song"]): SongFiles | null {
  const { script_url = null, sound_url = null } = song ?? {};
  return script_url !== null && sound_url !== null ? { script_url, sound_url } : null;
}

/** paused: interrupted, can be resumed; silent: not started, stopped, or at its end. */
export type SongState = "silent" | "starting" | "playing" | "paused" | "failed";

/** The same URLs with a media fragment, so that playback starts at `seconds`. */
const from = (seconds: number, media: SignedUrls): SignedUrls => ({
  fetch: media.fetch,
  renew: () => media.renew(),
  urlOf: (url) => `${media.urlOf(url)}#t=${seconds}`,
});

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
  const [state, setState] = useState<SongState>("silent");
  const pausedAt = useRef(0);
  const latest = useRef(onPlace);
  latest.current = onPlace;

  const interrupt = () => {
    stopVoice();
    setState("paused");
  };
  const fail = () => {
    setState("failed");
    withLines((find) => playVoice(find(words.failed)));
  };
  const playFrom = (seconds: number) => {
    setState("starting");
    pausedAt.current = seconds;
    playVoice(sound_url, {
      media: seconds > 0 ? from(seconds, media) : media,
      onLine: (index) => {
        // Hidden while the song was loading: nothing may sound in the background.
        if (index !== null && document.hidden) interrupt();
        else if (index !== null) setState("playing");
        else if (currentVoice()?.error) fail();
        else setState("silent");
      },
    });
  };
  const stop = () => {
    stopVoice();
    setState("silent");
  };

  useEffect(() => {
    if (song !== null && !document.hidden) playFrom(0);
    return stopVoice;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each song
  }, [song]);

  useEffect(() => {
    const voice = currentVoice();
    if (song === null || state !== "playing" || voice === null) return undefined;
    let frame = requestAnimationFrame(function step() {
      // Another sound in its place begins at 0.
      pausedAt.current = Math.max(pausedAt.current, voice.currentTime);
      latest.current(placeAt(song, voice.currentTime));
      frame = requestAnimationFrame(step);
    });
    // A call, another app, or a page in the background pauses it.
    const onPause = () => {
      if (!voice.ended) interrupt();
    };
    // Another text that is read aloud replaces the song in the audio element.
    const onReplaced = () => setState("paused");
    const onHidden = () => document.hidden && voice.pause();
    voice.addEventListener("pause", onPause);
    voice.addEventListener("emptied", onReplaced);
    voice.addEventListener("error", fail);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      cancelAnimationFrame(frame);
      voice.removeEventListener("pause", onPause);
      voice.removeEventListener("emptied", onReplaced);
      voice.removeEventListener("error", fail);
      document.removeEventListener("visibilitychange", onHidden);
      latest.current(null);
    };
  }, [song, state]);

  return {
    song,
    state,
    play: () => playFrom(0),
    goOn: () => playFrom(pausedAt.current),
    stop,
    hasFailed: loaded.state === "failed",
    again: loaded.again,
  };
}
