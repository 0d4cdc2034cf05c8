import * as v from "valibot";
import { listOf } from "#domain/bounded.ts";
import type { ClipFacts } from "#domain/content/clip-rules.ts";
import type { Loudness } from "./arguments.ts";

/** More than any clip has. */
const STREAMS_MAX = 1000;
const SIDE_DATA_MAX = 100;

const Ratio = v.optional(v.string(), "");
const Stream = v.object({
  codec_type: v.optional(v.string()),
  codec_name: v.optional(v.string(), "unknown"),
  pix_fmt: v.optional(v.string(), ""),
  width: v.optional(v.number(), 0),
  height: v.optional(v.number(), 0),
  sample_aspect_ratio: Ratio,
  avg_frame_rate: Ratio,
  color_transfer: v.optional(v.string(), ""),
  duration: v.optional(v.string()),
  side_data_list: v.optional(
    listOf(v.object({ rotation: v.optional(v.number()) }), SIDE_DATA_MAX),
    [],
  ),
  disposition: v.optional(v.object({ attached_pic: v.optional(v.number()) }), {}),
});
const Probe = v.object({
  streams: listOf(Stream, STREAMS_MAX),
  format: v.optional(v.object({ duration: v.optional(v.string()) }), {}),
});

/** '30000/1001' or '4:3' as a number; `otherwise` for none. */
function ratio(text: string, otherwise: number): number {
  const [over = NaN, under = NaN] = text.split(/[/:]/).map(Number);
  const value = over / under;
  return Number.isFinite(value) && value > 0 ? value : otherwise;
}

const HDR = ["smpte2084", "arib-std-b67"];

/**
 * Reads the answer of ffprobe (probeArgs). `seconds` is NaN where the file's header holds no length.
 * Null for a file without a picture, or an answer that can't be read.
 */
export function readProbe(json: string): ClipFacts | null {
  let answer: unknown;
  try {
    answer = JSON.parse(json);
  } catch {
    return null;
  }
  const parsed = v.safeParse(Probe, answer);
  if (!parsed.success) return null;
  const { streams, format } = parsed.output;
  const video = streams.find(
    ({ codec_type, disposition }) => codec_type === "video" && disposition.attached_pic !== 1,
  );
  if (video === undefined || video.width === 0 || video.height === 0) return null;
  const width = Math.round(video.width * ratio(video.sample_aspect_ratio, 1));
  const pictureSeconds = Number(video.duration ?? NaN);
  const turned = video.side_data_list.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;
  const isOnItsSide = Math.abs(turned) % 180 === 90;
  return {
    seconds: Number(format.duration ?? NaN),
    videoCodec: video.codec_name,
    pixelFormat: video.pix_fmt,
    width: isOnItsSide ? video.height : width,
    height: isOnItsSide ? width : video.height,
    isTurned: turned !== 0,
    fps: ratio(video.avg_frame_rate, 0),
    isHdr: HDR.includes(video.color_transfer),
    audioCodec: streams.find(({ codec_type }) => codec_type === "audio")?.codec_name ?? null,
    ...(pictureSeconds > 0 && { pictureSeconds }),
  };
}

const JSON_AT_END = /\{[^{}]*\}\s*$/;
const Measured = v.pipe(v.string(), v.transform(Number));
const Loudnorm = v.object({
  input_i: Measured,
  input_tp: Measured,
  input_lra: Measured,
  input_thresh: Measured,
  target_offset: Measured,
});

/** Reads the messages of the first pass (measureArgs). Null for silence. */
export function readLoudness(messages: string): Loudness | null {
  const json = JSON_AT_END.exec(messages.slice(messages.lastIndexOf("[Parsed_loudnorm")));
  if (json === null) return null;
  const parsed = v.safeParse(Loudnorm, JSON.parse(json[0]));
  if (!parsed.success) return null;
  const { input_i, input_tp, input_lra, input_thresh, target_offset } = parsed.output;
  const measured = [input_i, input_tp, input_lra, input_thresh, target_offset];
  if (!measured.every(Number.isFinite)) return null;
  return {
    integrated: input_i,
    truePeak: input_tp,
    range: input_lra,
    threshold: input_thresh,
    offset: target_offset,
  };
}

/** Seconds done, from what '-progress' wrote last; null for none. */
export function readSecondsDone(output: string): number | null {
  const last = [...output.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1];
  return last === undefined ? null : Number(last) / 1e6;
}
