import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** The words of a caption, without its tags. */
const wordsOf = (cue: TextTrackCue) =>
  cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? "") : "";

const setMode = (track: TextTrack, mode: TextTrackMode) => void (track.mode = mode);

/**
 * The captions at the video's present time. The browser only reads the file (mode 'hidden'): the
 * player shows the words itself, so that they stand above its buttons whatever position the file
 * asks for.
 *
 * @param file URL of the captions, null without any
 */
export function useCaptions(
  videoRef: RefObject<HTMLVideoElement | null>,
  file: string | null,
  areOn: boolean,
): string[] {
  const [shown, setShown] = useState<string[]>([]);
  useEffect(() => {
    const tracks = videoRef.current?.textTracks;
    if (tracks === undefined) return;
    const listening = new AbortController();
    const { signal } = listening;
    const show = () =>
      setShown([...tracks].flatMap(({ activeCues }) => [...(activeCues ?? [])]).map(wordsOf));
    const apply = () => {
      for (const track of tracks) {
        setMode(track, areOn ? "hidden" : "disabled");
        track.addEventListener("cuechange", show, { signal });
      }
      show();
    };
    apply();
    tracks.addEventListener("addtrack", apply, { signal });
    tracks.addEventListener("change", apply, { signal });
    return () => listening.abort();
  }, [videoRef, file, areOn]);
  return shown;
}
