/**
 * - choosing: the author has not chosen crop or fit. waiting: for its turn. running: being converted.
 * - done: its files are there. failed, cancelled: the original is kept.
 */
export type ConversionState = "choosing" | "waiting" | "running" | "done" | "failed" | "cancelled";

/**
 * Why a clip could not be converted.
 * - undecodable: its picture or sound can't be decoded. cut: it ends before its own length.
 * - too_slow: it took longer than the time limit. machine: no room on the disk, or no store.
 */
export type ConversionProblem = "undecodable" | "cut" | "too_slow" | "machine";

/** The files of a converted clip. */
export interface ConvertedClip {
  video_url: string;
  video_seconds: number;
  video_bytes: number;
  video_upright: true;
  /** The lighter rendition; null where the clip itself is light. */
  video_light_url: string | null;
  poster_url: string;
}

/** A conversion as the builder shows it. */
export interface ClipConversion {
  id: string;
  slide_id: string;
  state: ConversionState;
  /** Name of the author's file. */
  name: string;
  /** A picture of the clip, to choose the framing on. */
  still_url: string | null;
  /** How much is converted, from 0 to 100. */
  percent: number;
  problem: ConversionProblem | null;
  result: ConvertedClip | null;
}
