import { entry } from "#app/data/base/device-storage.ts";
import type { SingleStore } from "#app/data/base/device-stores.ts";

const OFF = "off";

/** Something that is on unless the author switched it off on this device. */
const setting = (name: SingleStore) => ({
  isOn: () => entry(name).read() !== OFF,
  set(isOn: boolean) {
    if (isOn) entry(name).remove();
    else entry(name).write(OFF);
  },
});

const ON = "on";

/** Something that is on or off once the author chose it on this device; null before that. */
const choice = (name: SingleStore) => ({
  read() {
    const kept = entry(name).read();
    return kept === ON ? true : kept === OFF ? false : null;
  },
  set: (isOn: boolean) => entry(name).write(isOn ? ON : OFF),
});

/** '?' opens the list of keys. */
export const questionKey = setting("builder-question-key");
/** The slides of a long lesson are listed with pictures and several lines, not with one line each. */
export const slidePictures = setting("builder-slide-pictures");
/**
 * Beside the list of slides, the kinds that can be added are unfolded. Until the author chose, they
 * are folded in a long lesson. Phones fold them.
 */
export const unfoldedKinds = choice("builder-unfolded-kinds");
