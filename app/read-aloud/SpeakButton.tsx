import { readAloud } from "#app/copy/child.ts";
import { useLessonText } from "#app/ui/lesson-language.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useSignedUrls } from "#app/ui/media-urls.ts";
import { playVoice } from "#app/ui/sound.ts";
import { canDeviceSpeak, speakByDevice } from "./device-voice.ts";
import { useLine, withLines } from "./recorded-lines.ts";

interface Props {
  /** The text to read aloud. */
  text: string;
  /** URL of a recording from the lesson; without it the recordings of fixed lines are searched. */
  url?: string | null | undefined;
  /** Plays the text's recording with what follows it; else it is played alone. */
  play?: () => unknown;
  onHeard?: () => void;
}

/**
 * Button that reads a text aloud. Renders nothing if there is neither a recording nor a device
 * voice.
 */
export function SpeakButton({ text, url = null, onHeard, ...props }: Props) {
  const media = useSignedUrls();
  const { lang } = useLessonText();
  const line = useLine(text);
  const recording = url ?? line;
  // Until the list of recordings is loaded the button has its place, for eyes and keys.
  if (recording === null && !canDeviceSpeak(lang)) return null;
  const play = (found: string | null) => {
    if (found === null) speakByDevice(text, lang);
    else if (props.play !== undefined) props.play();
    else playVoice(found, { media });
  };
  const speak = () => {
    if (recording === undefined) withLines((find) => play(find(text)));
    else play(recording);
    onHeard?.();
  };
  return <IconButton small icon="sound" label={readAloud.listen(text)} onClick={speak} />;
}
