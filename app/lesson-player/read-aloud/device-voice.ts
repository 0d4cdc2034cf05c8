const KEY = "deviceVoice";

/** True if a parent allowed, on this device, that the device's own voice reads texts without a recording. */
export const isDeviceVoiceAllowed = () => localStorage.getItem(KEY) === "on";
export const allowDeviceVoice = (isAllowed: boolean) => localStorage.setItem(KEY, isAllowed ? "on" : "off");

/** A voice that runs on the device. Voices that send the text to a service are never used. */
function localVoice(): SpeechSynthesisVoice | null {
  if (!("speechSynthesis" in globalThis)) return null;
  return speechSynthesis.getVoices().find(({ localService, lang }) => localService && lang.startsWith("en")) ?? null;
}

export const canDeviceSpeak = () => isDeviceVoiceAllowed() && localVoice() !== null;

export function speakByDevice(text: string): void {
  const voice = localVoice();
  if (voice === null || !isDeviceVoiceAllowed()) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.speak(words);
}
