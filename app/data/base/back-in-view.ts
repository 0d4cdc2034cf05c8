/** A page that comes back into view may have slept for days; its timers have, too. */
const BACK = ["visibilitychange", "pageshow", "focus"] as const;

/** Runs `look` whenever this page may have come back into view; returns what ends that. */
export function onBackInView(look: () => void): () => void {
  // 'visibilitychange' bubbles up from the document.
  for (const event of BACK) window.addEventListener(event, look);
  return () => {
    for (const event of BACK) window.removeEventListener(event, look);
  };
}
