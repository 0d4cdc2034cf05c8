import { chosenChild, keyOfChild } from "../family/chosen-child.ts";
import { entry } from "../base/device-storage.ts";
import { isRecord } from "../base/guards.ts";

/** What the child who plays did on slides of this device, by the slides' ids. */
export function slideMemory(userId: string) {
  return {
    seed: chosenChild() ?? userId,
    read: (slideId: string) => entry("acting", userId, keyOfChild(slideId)).json(isRecord),
    /** If the device's storage is full, the slide begins anew after a reload. */
    write: (slideId: string, kept: object) =>
      void entry("acting", userId, keyOfChild(slideId)).write(JSON.stringify(kept)),
  };
}
