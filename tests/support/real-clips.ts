import type { ConversionProblem } from "#domain/content/clip-conversion.ts";
import type { UploadRefusal, UploadRefusalReason } from "#domain/content/upload-refusal.ts";
import * as odd from "./media-corpus.ts";

/* Clips as cameras, phones, browsers and programs write them, made by ffmpeg in a temporary folder. */

type Bytes = Uint8Array<ArrayBuffer>;

/** 'plays': converted, and Chromium plays it. Else why not, at the upload or by the converter. */
export type ClipOutcome = "plays" | { refused: UploadRefusalReason } | { fails: ConversionProblem };
/** 'plays': taken as it is, and Chromium plays it. 'stops': taken, and Chromium stops in its middle. Else why not. */
export type PlainOutcome = "plays" | "stops" | UploadRefusal;

export interface RealClip {
  what: string;
  /** Its ending decides the container that ffmpeg writes. */
  file: string;
  /** Arguments of ffmpeg, without the file; null: made of a clip of the shipped course. */
  args: string | null;
  /** Changes what ffmpeg wrote, or the shipped clip. */
  change?: (clip: Bytes) => Bytes;
  is: ClipOutcome;
  /** What a product without ffmpeg does with it; as with ffmpeg if left out. */
  plain?: PlainOutcome;
  /** Seconds that it plays, to a tenth; null: as long as the shipped clip; 2 if left out. */
  seconds?: number | null;
  /** It has at least this many bytes. */
  minBytes?: number;
}

const picture = (size: string, seconds = 2, rate = 30) =>
  `-f lavfi -i testsrc2=s=${size}:r=${rate}:d=${seconds}`;
const tone = (seconds = 2, more = "") => `-f lavfi -i sine=f=440:r=48000:d=${seconds}${more}`;
const H264 = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p";
const HEVC = "-c:v libx265 -preset ultrafast -x265-params log-level=none";
const VP9 = "-c:v libvpx-vp9 -deadline realtime -cpu-used 8";
const AAC = "-c:a aac";

/** Refused without ffmpeg, which takes MP4 files with H.264 alone. */
const notMp4 = (found: string) => ({ plain: { reason: "wrong_kind", found } }) as const;
const notH264 = (found: string) => ({ plain: { reason: "codec", found } }) as const;

/** The clip with 30 % of its bytes replaced, from the middle on. */
const damaged = (clip: Bytes) => odd.scrambled(clip, 0.5, Math.floor(clip.length * 0.3));

/** The clip with an MP4 box at its end that players ignore, so that it has this many bytes. */
function padded(clip: Bytes, bytes: number): Bytes {
  const whole = Buffer.alloc(bytes);
  Buffer.from(clip).copy(whole);
  whole.writeUInt32BE(bytes - clip.length, clip.length);
  whole.write("free", clip.length + 4, "latin1");
  return new Uint8Array(whole);
}

const clip = (
  what: string,
  file: string,
  args: string,
  is: ClipOutcome = "plays",
  more: Partial<RealClip> = {},
): RealClip => ({ what, file, args, is, ...more });
const shipped = (
  what: string,
  file: string,
  change: (from: Bytes) => Bytes,
  is: ClipOutcome = "plays",
  more: Partial<RealClip> = {},
): RealClip => ({ what, file, args: null, change, is, seconds: null, ...more });

/** What every product takes and plays. */
export const GOOD_CLIP = clip(
  "H.264 and AAC, upright",
  "a.mp4",
  `${picture("720x1280")} ${tone()} ${H264} ${AAC} -movflags +faststart`,
);

const ACCEPTED: RealClip[] = [
  GOOD_CLIP,
  clip(
    "HEVC, landscape",
    "a.mp4",
    `${picture("1280x720")} ${tone()} ${HEVC} -tag:v hvc1 ${AAC}`,
    "plays",
    notH264("hvc1, mp4a"),
  ),
  clip(
    "HEVC with 10 bits and HLG, as a phone records it",
    "a.mov",
    `${picture("1080x1920")} ${tone()} ${HEVC} -tag:v hvc1 -pix_fmt yuv420p10le -color_trc arib-std-b67 -colorspace bt2020nc -color_primaries bt2020 ${AAC}`,
    "plays",
    notMp4("mov"),
  ),
  clip(
    "VP9 and Opus in WebM",
    "a.webm",
    `${picture("720x1280")} ${tone()} ${VP9} -c:a libopus`,
    "plays",
    notMp4("webm"),
  ),
  clip(
    "VP8 in WebM, without a length in its header, as a browser records it",
    "a.webm",
    `${picture("640x480")} ${tone()} -c:v libvpx -deadline realtime -cpu-used 8 -c:a libopus -live 1`,
    "plays",
    notMp4("webm"),
  ),
  clip(
    "AV1",
    "a.mp4",
    `${picture("720x1280")} ${tone()} -c:v libsvtav1 -preset 12 ${AAC}`,
    "plays",
    notH264("av01, mp4a"),
  ),
  clip(
    "ProRes with sound that is not compressed, in a MOV file",
    "a.mov",
    `${picture("1920x1080")} ${tone()} -c:v prores_ks -profile:v 0 -c:a pcm_s16le`,
    "plays",
    notMp4("mov"),
  ),
  clip(
    "H.264 and AC-3 with six channels in Matroska",
    "a.mkv",
    `${picture("720x1280")} ${tone()} ${H264} -c:a ac3 -ac 6`,
    "plays",
    notMp4("mkv"),
  ),
  clip("without sound", "a.mp4", `${picture("720x1280")} ${H264}`),
  clip("with silence", "a.mp4", `${picture("720x1280")} ${tone(2, ",volume=0")} ${H264} ${AAC}`),
  clip("far too loud", "a.mp4", `${picture("720x1280")} ${tone(2, ",volume=30dB")} ${H264} ${AAC}`),
  clip(
    "turned on its side by the camera",
    "a.mov",
    `${picture("1280x720")} ${tone()} ${H264} ${AAC}`,
    "plays",
    { ...notMp4("mov"), change: odd.turned },
  ),
  clip(
    "in pieces, as programs that stream write it",
    "a.mp4",
    `${picture("720x1280")} ${tone()} ${H264} ${AAC} -movflags frag_keyframe+empty_moov`,
    "plays",
    { plain: { reason: "fragmented" } },
  ),
  clip(
    "with odd sides",
    "a.mkv",
    `${picture("641x1137")} ${tone()} ${VP9} -c:a libopus`,
    "plays",
    notMp4("mkv"),
  ),
  clip("very wide", "a.mp4", `${picture("1920x240")} ${tone()} ${H264} ${AAC}`),
  clip(
    "with pixels that are not square",
    "a.mp4",
    `${picture("480x1280")} ${tone()} -vf setsar=3/2 ${H264} ${AAC}`,
  ),
  clip(
    "with 120 pictures a second",
    "a.mp4",
    `${picture("720x1280", 2, 120)} ${tone()} ${H264} ${AAC}`,
  ),
  clip(
    "with pictures at uneven times",
    "a.mp4",
    `${picture("720x1280", 2, 50)} ${tone()} -vf select='not(mod(n\\,3))+gt(n\\,60)' -fps_mode vfr ${H264} ${AAC}`,
  ),
  clip(
    "with sound that begins late and in one channel of 8 kHz",
    "a.mkv",
    `${picture("720x1280")} -itsoffset 0.5 ${tone(1.5)} ${H264} -c:a aac -ar 8000 -ac 1`,
    "plays",
    notMp4("mkv"),
  ),
  clip(
    "with two sounds, a subtitle track's place and a name of other letters",
    "Fête d'été – Übung (1).mp4",
    `${picture("720x1280")} ${tone()} ${tone()} -map 0 -map 1 -map 2 ${H264} ${AAC}`,
  ),
  clip("of a fifth of a second", "a.mp4", `${picture("720x1280", 0.2)} ${H264}`, "plays", {
    seconds: 0.2,
  }),
  clip("4K, H.264", "a.mp4", `${picture("3840x2160")} ${tone()} ${H264} ${AAC}`),
  clip(
    "4K, HEVC, upright, 60 pictures a second",
    "a.mov",
    `${picture("2160x3840", 1, 60)} ${tone(1)} ${HEVC} -tag:v hvc1 ${AAC}`,
    "plays",
    { ...notMp4("mov"), seconds: 1 },
  ),
  clip(
    "400 MB of pictures that hardly compress",
    "a.mp4",
    `-f lavfi -i testsrc2=s=1080x1920:r=30:d=3.6,noise=alls=100:allf=t+u:all_seed=1 ${tone(3.6)} ${H264} -qp 3 ${AAC}`,
    "plays",
    { seconds: 3.6, minBytes: 400_000_000 },
  ),
  clip("padded to 400 MB", "a.mp4", `${picture("720x1280")} ${tone()} ${H264} ${AAC}`, "plays", {
    change: (whole) => padded(whole, 400_000_000),
    minBytes: 400_000_000,
  }),
  shipped("a clip of the course", "a.mp4", (from) => from),
  shipped("a clip of the course without its sound", "a.mp4", (from) =>
    odd.withoutTrack(from, "soun"),
  ),
  shipped("a MOV file called MP4", "a.mp4", odd.asMov, "plays", notMp4("mov")),
];

const REFUSED: RealClip[] = [
  clip(
    "H.264, cut in its data",
    "a.mp4",
    `${picture("720x1280")} ${tone()} ${H264} ${AAC} -movflags +faststart`,
    { refused: "cut" },
    { change: (whole) => odd.cutAt(whole, 0.6) },
  ),
  clip(
    "H.264 that was never finished",
    "a.mov",
    `${picture("720x1280")} ${H264}`,
    { refused: "no_index" },
    { ...notMp4("mov"), change: (whole) => odd.withoutBox(whole, "moov") },
  ),
  clip(
    "HEVC with other bytes in its middle",
    "a.mp4",
    `${picture("720x1280")} ${HEVC} -tag:v hvc1`,
    { fails: "undecodable" },
    { ...notH264("hvc1"), change: damaged },
  ),
  clip(
    "H.264 with other bytes in its middle",
    "a.mp4",
    `${picture("720x1280")} ${tone()} ${H264} ${AAC}`,
    { fails: "undecodable" },
    { plain: "stops", change: damaged },
  ),
  clip(
    "VP9 in WebM, cut in its middle",
    "a.webm",
    `${picture("720x1280", 6)} ${VP9}`,
    { fails: "cut" },
    { ...notMp4("webm"), change: (whole) => odd.cutAt(whole, 0.5) },
  ),
  clip("sound alone in an MP4", "a.mp4", `${tone()} ${AAC}`, { refused: "no_video_track" }),
  clip(
    "sound alone in WebM",
    "a.webm",
    `${tone()} -c:a libopus`,
    { refused: "undecodable" },
    notMp4("webm"),
  ),
  clip(
    "an AVI file",
    "a.avi",
    `${picture("320x240")} -c:v mpeg4`,
    { refused: "wrong_kind" },
    notMp4("avi"),
  ),
  clip(
    "an MPEG stream called MP4",
    "a.ts",
    `${picture("320x240")} ${H264}`,
    {
      refused: "wrong_kind",
    },
    notMp4("mts"),
  ),
  clip("an animated GIF", "a.gif", picture("320x240"), { refused: "wrong_kind" }, notMp4("gif")),
  clip("of eleven minutes", "a.mp4", `${picture("320x568", 660, 1)} ${H264}`, {
    refused: "too_long",
  }),
];

export const REAL_CLIPS: readonly RealClip[] = [...ACCEPTED, ...REFUSED];

/** What a product without ffmpeg does with a clip. */
export const plainOutcome = ({ is, plain }: RealClip): PlainOutcome => {
  if (plain !== undefined) return plain;
  if (is === "plays") return is;
  if ("refused" in is) return { reason: is.refused };
  throw new Error("What does a product without ffmpeg do?");
};

/** Pictures that are taken, with their width, and that which is shown after ffmpeg made them smaller. */
export const REAL_PICTURES = [
  ["a JPEG of 24 megapixels", "a.jpg", `${picture("6000x4000", 1, 1)} -frames:v 1`, 6000, 1080],
  [
    "a PNG with 16 bits",
    "a.png",
    `${picture("400x300", 1, 1)} -frames:v 1 -pix_fmt rgb48be`,
    400,
    400,
  ],
  ["a WebP", "a.webp", `${picture("1200x1200", 1, 1)} -frames:v 1 -c:v libwebp`, 1200, 1080],
  ["an animated WebP", "a.webp", `${picture("300x300", 1, 5)} -c:v libwebp_anim -loop 0`, 300, 300],
] as const;

const SRT =
  "1\r\n00:00:01,000 --> 00:00:02,500\r\nHello\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nBye\r\n";

/** Captions that are taken, with how many of them a browser shows. */
export const REAL_CAPTIONS = [
  ["WebVTT", "a.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n", 1],
  ["SRT with CRLF", "a.srt", SRT, 2],
  ["SRT with a byte order mark, called VTT", "a.vtt", `\uFEFF${SRT}`, 2],
  [
    "WebVTT with a place, a style and a name of the speaker",
    "a.vtt",
    "WEBVTT\n\nSTYLE\n::cue { color: lime }\n\nNOTE of ours\n\nfirst\n00:01.000 --> 00:02.000 line:0 position:20%\n<v Pocket>Look, <b>gold</b>!\n",
    1,
  ],
  [
    "captions that overlap",
    "a.vtt",
    "WEBVTT\n\n00:01.000 --> 00:04.000\nOne\n\n00:02.000 --> 00:03.000\nTwo\n",
    2,
  ],
] as const;
