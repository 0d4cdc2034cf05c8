import { useEffect, useRef, useState } from "react";

/** Plays a recording. */
export function useListening(url: string | null) {
  const [isPlaying, setPlaying] = useState(false);
  const playing = useRef<HTMLAudioElement | null>(null);
  const stop = () => {
    playing.current?.pause();
    playing.current = null;
    setPlaying(false);
  };
  useEffect(() => stop, [url]);
  return {
    isPlaying,
    stop,
    play() {
      if (url === null) return;
      const audio = new Audio(url);
      audio.addEventListener("ended", stop, { once: true });
      playing.current = audio;
      setPlaying(true);
      audio.play().catch(stop);
    },
  };
}

export type Listening = ReturnType<typeof useListening>;
