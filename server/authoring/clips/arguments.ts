import {
  CLIP_HEIGHT,
  CLIP_LUFS,
  CLIP_MAX_FPS,
  CLIP_TRUE_PEAK_DB,
  CLIP_WIDTH,
} from "#domain/content/clip-rules.ts";
import type { ClipFacts, Framing } from "#domain/content/clip-rules.ts";
import { VIDEO_MAX_S } from "#domain/content/uploads.ts";

import type { CONVERTED_ENDINGS } from "#domain/content/uploads.ts";

/*
 * The arguments of every call of ffmpeg, as lists and never as a command line. Of an author's file
 * they contain only numbers that were read from it.
 */

/** Containers that are converted, by the ending that their content has, with ffmpeg's reader. */
export const CONTAINERS = {
  mp4: "mov",
  mov: "mov",
  m4v: "mov",
  webm: "matroska",
  mkv: "matroska",
} as const satisfies Record<(typeof CONVERTED_ENDINGS)[number], string>;
export type Container = keyof typeof CONTAINERS;

/** One allocation inside ffmpeg, and one picture. */
const MAX_ALLOCATION_BYTES = 256_000_000;
const MAX_PIXELS = 25_000_000;
/** What is decoded at all: each decoder that is not needed is one less to be attacked. */
const VIDEO_DECODERS = "h264,hevc,vp8,vp9,libvpx,libvpx-vp9,av1,libdav1d,mpeg4,mjpeg,prores";
const AUDIO_DECODERS =
  "aac,mp3float,mp3,opus,libopus,vorbis,libvorbis,ac3,eac3,alac,flac,pcm_s16le,pcm_s16be,pcm_s24le,pcm_f32le";

/**
 * The reader is chosen by the file's content and may open files only, so that a playlist with the
 * name of a clip can't lead anywhere else.
 */
const inputOf = (path: string, container: Container): string[] =>
  join(
    ["-protocol_whitelist", "file", "-codec_whitelist", `${VIDEO_DECODERS},${AUDIO_DECODERS}`],
    ["-max_pixels", String(MAX_PIXELS), "-f", CONTAINERS[container], "-i", `file:${path}`],
  );

const join = (...parts: (readonly string[])[]): string[] => parts.flat();
const quiet = ["-hide_banner", "-nostdin", "-v", "error", "-y"];
const limits = ["-max_alloc", String(MAX_ALLOCATION_BYTES)];
const threads = ["-threads", "2", "-filter_threads", "1", "-filter_complex_threads", "1"];

const PROBED =
  "format=duration:stream=codec_type,codec_name,pix_fmt,width,height,sample_aspect_ratio,avg_frame_rate,color_transfer,duration:stream_side_data=rotation:stream_disposition=attached_pic";
export const probeArgs = (path: string, container: Container): string[] =>
  join(["-v", "error", "-of", "json", "-show_entries", PROBED], limits, inputOf(path, container));

/** Writes how far it is; for files whose header holds no length. */
export const lengthArgs = (path: string, container: Container): string[] =>
  join(quiet, limits, inputOf(path, container), [
    "-map",
    "0:V:0",
    "-c",
    "copy",
    "-progress",
    "pipe:1",
    "-f",
    "null",
    "-",
  ]);

/** Square pixels; ffmpeg itself turns the picture as its rotation says. */
const SQUARE = "scale=w='trunc(iw*max(sar,0.01)/2+0.5)*2':h=ih,setsar=1";

/** A JPEG of one moment of the clip, as large as the builder shows it. */
export const stillArgs = (
  path: string,
  container: Container,
  seconds: number,
  to: string,
): string[] =>
  join(
    quiet,
    limits,
    threads,
    ["-ss", String(Math.min(1, seconds / 2))],
    inputOf(path, container),
    ["-map", "0:V:0", "-frames:v", "1"],
    ["-vf", `${SQUARE},scale=w=640:h=640:force_original_aspect_ratio=decrease`],
    ["-c:v", "mjpeg", "-q:v", "5", "-f", "image2", "-update", "1", `file:${to}`],
  );

const LOUDNORM = `loudnorm=I=${CLIP_LUFS}:TP=${CLIP_TRUE_PEAK_DB}:LRA=11`;

/** The first pass: writes the loudness as JSON among the messages. */
export const measureArgs = (path: string, container: Container): string[] =>
  join(
    ["-hide_banner", "-nostdin", "-nostats", "-v", "info"],
    limits,
    threads,
    inputOf(path, container),
    ["-map", "0:a:0", "-af", `${LOUDNORM}:print_format=json`, "-f", "null", "-"],
  );

/** What the first pass measured. */
export interface Loudness {
  /** LUFS, dBTP, LU, LUFS and LU. */
  integrated: number;
  truePeak: number;
  range: number;
  threshold: number;
  offset: number;
}

const evened = (measured: Loudness | null): string =>
  measured === null
    ? "aresample=48000"
    : `${LOUDNORM}:measured_I=${measured.integrated}:measured_TP=${measured.truePeak}:measured_LRA=${measured.range}:measured_thresh=${measured.threshold}:offset=${measured.offset}:linear=true,aresample=48000`;

const SIZE = `${CLIP_WIDTH}:${CLIP_HEIGHT}`;
/** Brings the brightness of PQ and HLG to that of an ordinary screen. */
const FROM_HDR =
  "zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv";

function framed(facts: ClipFacts, framing: Framing): string {
  const placed =
    framing === "crop"
      ? `scale=${SIZE}:force_original_aspect_ratio=increase,crop=${SIZE}`
      : `scale=${SIZE}:force_original_aspect_ratio=decrease:force_divisible_by=2,pad=${SIZE}:(ow-iw)/2:(oh-ih)/2:color=black`;
  const rate = facts.fps > CLIP_MAX_FPS + 0.5 ? [`fps=${CLIP_MAX_FPS}`] : [];
  return [SQUARE, placed, ...rate, ...(facts.isHdr ? [FROM_HDR] : []), "format=yuv420p"].join(",");
}

export interface Plan {
  facts: ClipFacts;
  framing: Framing;
  /** The picture and the sound of the clip stay as they came. */
  keepsPicture: boolean;
  keepsSound: boolean;
  /** Null for silence, and where there is no sound. */
  loudness: Loudness | null;
}

const H264 = "-c:v libx264 -preset fast -pix_fmt yuv420p -g 60".split(" ");
const MAIN = "-profile:v high -level:v 3.1 -crf 23 -maxrate 1800k -bufsize 2700k".split(" ");
/** With its sound it stays under 100 kB a second (LIGHT_BYTES_PER_S). */
const LIGHT = "-profile:v main -level:v 3.0 -crf 27 -maxrate 560k -bufsize 280k".split(" ");
const aac = (rate: string) => ["-c:a", "aac", "-b:a", rate, "-ac", "2"];
const SILENCE = "anullsrc=channel_layout=stereo:sample_rate=48000";
/** Nothing that a camera writes beside the picture, such as the place, is kept. */
const FILE = ["-map_metadata", "-1", "-map_chapters", "-1", "-sn", "-dn"];
const MP4 = ["-movflags", "+faststart", "-f", "mp4"];

/**
 * Makes the clip and its lighter rendition in one run, and writes how far it is. A clip without
 * sound gets silence, so that every clip has a sound track.
 */
export function convertArgs(
  path: string,
  container: Container,
  plan: Plan,
  to: { main: string; light: string },
): string[] {
  const { facts } = plan;
  const hasSound = facts.audioCodec !== null;
  const sound = hasSound ? "[0:a:0]" : "[1:a:0]";
  const small = `scale=432:768,setsar=1`;
  const picture = plan.keepsPicture
    ? `[0:V:0]${SQUARE},${small},format=yuv420p[light]`
    : `[0:V:0]${framed(facts, plan.framing)},split=2[main][wide];[wide]${small}[light]`;
  const audio = plan.keepsSound
    ? `${sound}aresample=48000[lightsound]`
    : `${sound}${evened(plan.loudness)},asplit=2[sound][lightsound]`;
  const ending = join(FILE, ["-t", String(VIDEO_MAX_S)], threads, MP4);
  return join(
    quiet,
    ["-nostats", "-xerror"],
    limits,
    threads,
    inputOf(path, container),
    hasSound ? [] : ["-t", String(facts.seconds), "-f", "lavfi", "-i", SILENCE],
    ["-progress", "pipe:1", "-filter_complex", `${picture};${audio}`],
    plan.keepsPicture ? ["-map", "0:V:0", "-c:v", "copy"] : ["-map", "[main]", ...H264, ...MAIN],
    plan.keepsSound ? ["-map", "0:a:0", "-c:a", "copy"] : ["-map", "[sound]", ...aac("128k")],
    ending,
    [`file:${to.main}`],
    ["-map", "[light]", ...H264, ...LIGHT, "-map", "[lightsound]", ...aac("64k")],
    ending,
    [`file:${to.light}`],
  );
}

/** Not the first moment: it is often empty. */
const POSTER_AT_S = 0.6;

/** A WebP picture of a converted clip. */
export const posterArgs = (path: string, seconds: number, to: string): string[] =>
  join(
    quiet,
    limits,
    threads,
    ["-ss", String(Math.min(POSTER_AT_S, seconds / 2))],
    inputOf(path, "mp4"),
    ["-map", "0:V:0", "-frames:v", "1", "-c:v", "libwebp", "-quality", "80"],
    ["-f", "webp", `file:${to}`],
  );
