import { entry } from "../base/device-storage.ts";

/** What this family's child did on slides of this device, by the slides' ids. */
export function slideMemory(userId: string) {
  return {
    seed: userId,
    read: (slideId: string) => entry("acting", userId, slideId).json<unknown>(),
    write(slideId: string, kept: object): void {
      try {
        entry("acting", userId, slideId).write(JSON.stringify(kept));
      } catch {
        // The device's storage is full: a reload begins the slide anew.
      }
    },
  };
}
