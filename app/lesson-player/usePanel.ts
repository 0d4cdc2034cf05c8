import { useEffect, useState } from "react";
import type { Slide } from "#domain/slides/registry.ts";
import { loadedPanel, loadPanel, viewOf } from "./slides/registry.ts";

/** The panel of a slide; null until its code is here, which it mostly is before it is shown. */
export function usePanel(slide: Slide) {
  const panel = loadedPanel(slide);
  const [attempts, setAttempts] = useState(0);
  /** The view whose code could not be fetched. */
  const [failed, setFailed] = useState<object | null>(null);
  const [, setLoaded] = useState<object | null>(null);
  const view = viewOf(slide);
  useEffect(() => {
    if (panel !== null) return;
    let isGone = false;
    loadPanel(slide).then(
      () => isGone || setLoaded(view),
      () => isGone || setFailed(view),
    );
    return () => void (isGone = true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each view and attempt
  }, [view, panel, attempts]);
  return {
    panel,
    hasFailed: failed === view,
    load() {
      setFailed(null);
      setAttempts((n) => n + 1);
    },
  };
}
