import { useEffect } from "react";
import { inBackground } from "#app/data/base/background.ts";
import { askForSpokenName } from "#app/data/family/spoken-name.ts";
import { isMuted, playVoice, stopVoice } from "#app/ui/sound.ts";

/** Praises the child by name, once, where a voice on our side can say it. Nothing waits for it. */
export function usePraise(): void {
  useEffect(() => {
    if (isMuted() || !navigator.onLine) return;
    let isGone = false;
    let url: string | null = null;
    const praise = async () => {
      url = (await askForSpokenName("certificate"))?.url ?? null;
      if (url === null) return;
      if (isGone) URL.revokeObjectURL(url);
      else playVoice(url);
    };
    inBackground("the certificate's praise", praise());
    return () => {
      isGone = true;
      if (url === null) return;
      stopVoice();
      URL.revokeObjectURL(url);
    };
  }, []);
}
