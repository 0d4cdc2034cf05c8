import { useEffect, useState } from "react";
import type { Slide } from "#domain/slides/registry.ts";
import { loadedPanel, loadPanel } from "./slides/registry.ts";

/** The panel of a slide; null until its code is here, which it mostly is before it is shown. */
export function usePanel(slide: Slide) {
  const panel = loadedPanel(slide);
  const [attempts, setAttempts] = useState(0);
  /** The kind whose code could not be fetched. */
  const [failed, setFailed] = useState<string | null>(null);
  const [, setLoaded] = useState<string | null>(null);
  const { type } = slide;
  useEffect(() => {
    if (panel !== null) return;
    let isGone = false;
    loadPanel(slide).then(
      () => isGone || setLoaded(type),
      () => isGone || setFailed(type),
    );
    return () => void (isGone = true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each kind and attempt
  }, [type, panel, attempts]);
  return {
    panel,
    hasFailed: failed === type,
    load() {
      setFailed(null);
      setAttempts((n) => n + 1);
    },
  };
}
