import { useState } from "react";
import type { Language } from "#domain/content/languages.ts";

/**
 * The language that the phone shows: the one on the desk, until the author chooses another one for the
 * phone alone; null for the source.
 */
export function usePreviewLanguage(
  onDesk: Language | null,
): [Language | null, (language: Language | null) => void] {
  const [chosen, setChosen] = useState<{ onDesk: Language | null; lang: Language | null } | null>(
    null,
  );
  const shown = chosen !== null && chosen.onDesk === onDesk ? chosen.lang : onDesk;
  return [shown, (lang) => setChosen({ onDesk, lang })];
}
