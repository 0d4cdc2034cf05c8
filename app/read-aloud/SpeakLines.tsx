import { readAloud } from "#app/copy/child.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { playVoice } from "#app/ui/sound.ts";
import { withLines } from "./recorded-lines.ts";

/** Button that reads several recorded lines, one after the other; `text` is what they say together. */
export const SpeakLines = ({ text, lines }: { text: string; lines: readonly string[] }) => (
  <IconButton
    small
    icon="sound"
    label={readAloud.listen(text)}
    onClick={() => withLines((find) => playVoice(lines.map(find)))}
  />
);
