import { readAloud } from "#app/copy/kid.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useMediaAddresses } from "#app/ui/media-addresses.ts";
import { playVoice } from "#app/ui/sound.ts";
import { canDeviceSpeak, speakByDevice } from "./device-voice.ts";
import { lineFor } from "./lines.ts";

interface Props {
  /** What is read. */
  text: string;
  /** Its own recording, where the lesson brought one. */
  url?: string | null | undefined;
  onHeard?: () => void;
}

/** A small speaker beside a text; it is not there where nothing could be heard. */
export function SpeakButton({ text, url = null, onHeard }: Props) {
  const media = useMediaAddresses();
  const recording = url ?? lineFor(text);
  if (recording === null && !canDeviceSpeak()) return null;
  const speak = () => {
    if (recording === null) speakByDevice(text);
    else playVoice(recording, { media });
    onHeard?.();
  };
  return <IconButton small icon="sound" label={readAloud.listen(text)} onClick={speak} />;
}
