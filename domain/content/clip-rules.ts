/*
 * How a clip of a lesson is stored, whatever file an author gives. The server converts by these
 * numbers, and the checklist warns by them.
 */

/** The picture of every converted clip, in pixels. */
export const CLIP_WIDTH = 720;
export const CLIP_HEIGHT = 1280;
/** Most pictures a second; a phone that records more is halved by dropping pictures. */
export const CLIP_MAX_FPS = 30;
/** Loudness of speech in all clips (EBU R 128), in LUFS, and how far a clip may be off. */
export const CLIP_LUFS = -16;
const CLIP_LUFS_TOLERANCE = 1;
/** Highest true peak, in dBTP. */
export const CLIP_TRUE_PEAK_DB = -1.5;
/** Most bytes of the lighter rendition for each second: 1 MB for 10 s. */
export const LIGHT_BYTES_PER_S = 100_000;
/** What happens to a picture that is not 9:16: its sides are cut, or bars fill what is missing. */
export const FRAMINGS = ["crop", "fit"] as const;
export type Framing = (typeof FRAMINGS)[number];

/** What was found in an author's file. */
export interface ClipFacts {
  seconds: number;
  /** As ffmpeg names them: 'h264', 'hevc', 'vp9'. */
  videoCodec: string;
  pixelFormat: string;
  /** Size of the picture as it is shown: turned as its rotation says, with square pixels. */
  width: number;
  height: number;
  /** True where the picture lies turned in the file. */
  isTurned: boolean;
  fps: number;
  /** True for a picture with more brightness than ordinary screens show (PQ, HLG). */
  isHdr: boolean;
  /** Null: there is no sound. */
  audioCodec: string | null;
  /** How long the picture alone lasts; left out where the file's header does not say it. */
  pictureSeconds?: number;
}

/** Rounding of codecs: 720 x 1278 is upright. */
const RATIO_TOLERANCE = 0.01;

/** Is it 9:16? Otherwise its author chooses the framing. */
export const isUpright = ({ width, height }: Pick<ClipFacts, "width" | "height">): boolean =>
  Math.abs((width * CLIP_HEIGHT) / (height * CLIP_WIDTH) - 1) <= RATIO_TOLERANCE;

/** Most bits a second of a picture that stays as it came: 30 s of it are under 8 MB. */
const KEPT_MAX_BITS_PER_S = 2_000_000;

/** Can the picture stay as it came? */
export const keepsPicture = (facts: ClipFacts, bytes: number): boolean =>
  facts.videoCodec === "h264" &&
  facts.pixelFormat === "yuv420p" &&
  !facts.isTurned &&
  facts.width === CLIP_WIDTH &&
  facts.height === CLIP_HEIGHT &&
  facts.fps <= CLIP_MAX_FPS + 0.5 &&
  (bytes * 8) / facts.seconds <= KEPT_MAX_BITS_PER_S;

/** Can the sound stay as it came? `lufs` is its loudness; null for silence. */
export const keepsSound = ({ audioCodec }: ClipFacts, lufs: number | null): boolean =>
  audioCodec === "aac" && (lufs === null || Math.abs(lufs - CLIP_LUFS) <= CLIP_LUFS_TOLERANCE);

/** Is this clip itself light enough for a slow connection? */
export const isLight = (bytes: number, seconds: number): boolean =>
  bytes <= seconds * LIGHT_BYTES_PER_S;
