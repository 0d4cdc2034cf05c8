import { entry } from "#app/data/base/device-storage.ts";
import type { SingleStore } from "#app/data/base/device-stores.ts";

const ON = "on";
const OFF = "off";

/** Something that the author switches on or off on this device. */
function setting(name: SingleStore) {
  /** Null until the author chose. */
  const read = () => {
    const kept = entry(name).read();
    return kept === ON ? true : kept === OFF ? false : null;
  };
  return {
    read,
    isOn: () => read() !== false,
    set: (isOn: boolean) => entry(name).write(isOn ? ON : OFF),
  };
}

/** '?' opens the list of keys. */
export const questionKey = setting("builder-question-key");
/**
 * The slides of a long lesson are listed with pictures and several lines, not with one line each.
 * Until the author chose, their number decides.
 */
export const slidePictures = setting("builder-slide-pictures");
/**
 * Beside the list of slides, the kinds that can be added are unfolded. Until the author chose, they
 * are folded in a long lesson. Phones fold them.
 */
export const unfoldedKinds = setting("builder-unfolded-kinds");
