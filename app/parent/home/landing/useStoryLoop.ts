import { useEffect, useRef, useState } from "react";
import { savesData } from "#app/data/base/preload.ts";

/** Share of the picture that is on the screen when the loop begins. */
const SEEN = 0.4;

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches || savesData();

/**
 * A silent video that plays while it is on the screen. It is fetched when it comes there; with
 * reduced motion, or on a device that saves data, only after the visitor has pressed play.
 */
export function useStoryLoop() {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [hasCome, setCome] = useState(false);
  const isPlaying = isWanted && isSeen;

  useEffect(() => {
    if (frame.current === null) return undefined;
    setWanted(!isStill());
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.at(-1)?.isIntersecting === true),
      { threshold: SEEN },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (isPlaying) setCome(true);
  }, [isPlaying]);

  useEffect(() => {
    if (!hasCome) return;
    if (!isPlaying) video.current?.pause();
    else
      video.current?.play().catch((error: unknown) => {
        // The browser may refuse, as when it saves power; a pause in between is no refusal.
        if (error instanceof DOMException && error.name === "NotAllowedError") setWanted(false);
      });
  }, [isPlaying, hasCome]);

  return { frame, video, hasCome, isPlaying: isWanted, toggle: () => setWanted(!isWanted) };
}
