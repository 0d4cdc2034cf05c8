import { entry } from "#app/data/base/device-storage.ts";

/**
 * May this device's own voice read what has no recording? Off until a parent allows it, on this
 * device.
 */
export const isDeviceVoiceAllowed = () => entry("deviceVoice").read() === "on";
export const allowDeviceVoice = (isAllowed: boolean) =>
  entry("deviceVoice").write(isAllowed ? "on" : "off");

/** A voice that runs on the device. Voices that send the text to a service are never used. */
function localVoice(lang: string): SpeechSynthesisVoice | null {
  if (!("speechSynthesis" in globalThis)) return null;
  const [main = lang] = lang.split("-");
  return (
    speechSynthesis
      .getVoices()
      .find(({ localService, lang: voice }) => localService && voice.startsWith(main)) ?? null
  );
}

export const canDeviceSpeak = (lang = "en") => isDeviceVoiceAllowed() && localVoice(lang) !== null;

export function speakByDevice(text: string, lang = "en"): void {
  const voice = localVoice(lang);
  if (voice === null || !isDeviceVoiceAllowed()) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.speak(words);
}
