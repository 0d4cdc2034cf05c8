import { entry } from "../base/device-storage.ts";

/** Has drawing stories live proved too slow on this device? Then it plays their videos. */
export const isTooSlowForStories = () => entry("storySpeed").read() === "0";
