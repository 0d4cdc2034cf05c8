import { readAloud } from "#app/copy/child.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { sayTexts } from "./spoken.ts";

/** Button that reads a text aloud whose recordings are several: words and numbers. */
export const SpeakTexts = ({ text, spoken }: { text: string; spoken: readonly string[] }) => (
  <IconButton
    small
    icon="sound"
    label={readAloud.listen(text)}
    onClick={() => sayTexts(...spoken)}
  />
);
