import { entry } from "#app/data/base/device-storage.ts";

const OFF = "off";

/** Does '?' open the list of keys on this device? */
export const hasQuestionKey = () => entry("builder-question-key").read() !== OFF;

export function setQuestionKey(isOn: boolean): void {
  if (isOn) entry("builder-question-key").remove();
  else entry("builder-question-key").write(OFF);
}
