import type * as videoCode from "./video-code.ts";

type VideoCode = typeof videoCode;

let code: VideoCode | null = null;

/** Loads what a video needs to be played. Rejects when it can't be fetched. */
export const loadVideo = async (): Promise<VideoCode> => (code ??= await import("./video-code.ts"));

/** Null until it is loaded. */
export const loadedVideo = (): VideoCode | null => code;
