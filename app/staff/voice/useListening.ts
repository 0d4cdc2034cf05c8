import { useEffect, useRef, useState } from "react";

/** Plays one recording at a time. */
export function useListening() {
  /** URL of the recording that plays. */
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
      const element = new Audio(url);
      element.addEventListener("ended", stop, { once: true });
      audio.current = element;
      setPlaying(url);
      element.play().catch(stop);
    },
  };
}
