import { isMuted, playVoice } from "#app/ui/sound.ts";
import { speakByDevice } from "./device-voice.ts";
import { withLines } from "./recorded-lines.ts";

/** Reads texts aloud: by their recordings, or by the device where one of them has none. */
export function speak(...texts: string[]): void {
  withLines((find) => {
    const lines = texts.map(find);
    if (!lines.includes(null)) playVoice(lines);
    else if (!isMuted()) speakByDevice(texts.join(" "));
  });
}
