/** Gestures that fit any story: what Pocket does while he talks. */
export const DIRECTING_ACTS = [
  "shrug",
  "proud",
  "whisper",
  "facepalm",
  "countPaws",
  "clap",
  "mapSneeze",
  "bigHiccup",
  "bowlHelmet",
  "catchCoin",
  "bigPull",
  "tapJar",
] as const;

/** What stands near the camera, at the edge of the picture. */
export const DIRECTING_THINGS = ["palmNear", "dustPuff"] as const;
