import { useEffect, useRef, useState } from "react";
import { fetchSignedUrls } from "#app/data/authoring/authoring.ts";

/** The URL that plays a voice: a recording of this page plays as it is, a file of the lesson is signed. */
const playable = async (url: string): Promise<string> =>
  url.startsWith("blob:") ? url : ((await fetchSignedUrls([url])).addresses[url] ?? url);

/** Plays one voice at a time. */
export function useListening() {
  /** URL of the voice that plays. */
  const [playing, setPlaying] = useState<string | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  const stop = () => {
    audio.current?.pause();
    audio.current = null;
    setPlaying(null);
  };
  useEffect(() => () => audio.current?.pause(), []);
  return {
    playing,
    stop,
    play(url: string) {
      const element = new Audio();
      element.addEventListener("ended", stop, { once: true });
      audio.current = element;
      setPlaying(url);
      const start = async () => {
        element.src = await playable(url);
        if (audio.current === element) await element.play();
      };
      start().catch(() => audio.current === element && stop());
    },
  };
}
