import { entry } from "../base/device-storage.ts";

/** Was this device too slow to draw stories live? Then it plays their videos. */
export const isTooSlowForStories = () => entry("storySpeed").read() === "0";
