import { speechAac, toSpeechLoudness } from "#server/voice/line-sound.ts";
import { ffmpeg, tool } from "../tool.ts";

/** Music is 15 dB softer than speech in pauses, and about 25 dB under it. */
const MUSIC_LEVEL = 0.35;
const DUCK = "threshold=0.05:ratio=4:attack=15:release=450";
const FADE_IN_S = 0.4;
const FADE_OUT_S = 1.2;

/** Voice over music that ducks under it, at -16 LUFS, as 48 kHz stereo. */
export function mixClip(voice: string, musicLoop: string, duration: number, out: string): void {
  const music = `[1:a]volume=${MUSIC_LEVEL},afade=t=in:d=${FADE_IN_S},atrim=0:${duration},afade=t=out:st=${duration - FADE_OUT_S}:d=${FADE_OUT_S}[music]`;
  const duck = `[music][key]sidechaincompress=${DUCK}[ducked]`;
  const graph = `[0:a]aresample=48000,asplit[voice][key];${music};${duck};[voice][ducked]amix=inputs=2:duration=first:normalize=0[out]`;
  ffmpeg(
    "-i",
    voice,
    "-stream_loop",
    9,
    "-i",
    musicLoop,
    "-filter_complex",
    graph,
    "-map",
    "[out]",
    "-ac",
    2,
    `${out}.mix.wav`,
  );
  ffmpeg("-i", `${out}.mix.wav`, "-af", toTarget(`${out}.mix.wav`), out);
}

const toTarget = (file: string): string => toSpeechLoudness(measureLoudness(file).integrated);

/**
 * A spoken line by itself, at -16 LUFS. At 32 kbit/s DNSMOS is the same (3.12 against 3.10).
 */
export function encodeLine(wave: string, out: string): void {
  ffmpeg("-i", wave, "-af", toTarget(wave), ...speechAac("24k"), out);
}

/** Under a song the music is 9 dB softer than the voice, and stays so. */
const SONG_MUSIC_LEVEL = 0.5;

/** A sung voice with a little room, over its music. */
export function mixSong(voice: string, music: string, out: string): void {
  const room = "aecho=0.9:0.7:31|47:0.12|0.08";
  const graph = `[0:a]loudnorm=I=-17:TP=-3:LRA=7,aresample=48000,${room}[voice];[1:a]volume=${SONG_MUSIC_LEVEL}[music];[voice][music]amix=inputs=2:duration=first:normalize=0[out]`;
  const mixed = `${out}.mix.wav`;
  ffmpeg("-i", voice, "-i", music, "-filter_complex", graph, "-map", "[out]", "-ac", 1, mixed);
  ffmpeg("-i", mixed, "-af", toTarget(mixed), out);
}

/** A song, which is mixed already: mono AAC, small enough to be fetched with a tap. */
export function encodeSong(wave: string, out: string): void {
  const AAC = "-c:a aac -b:a 38k -ac 1 -ar 32000 -bitexact -movflags +faststart".split(" ");
  ffmpeg("-i", wave, ...AAC, out);
}

/** The sound of a story, which is mixed already. */
export function encodeStorySound(wave: string, out: string): void {
  ffmpeg("-i", wave, ...speechAac("32k"), out);
}

/** A sound effect: mono AAC without loudness normalisation. */
export function encodeEffect(wave: string, out: string): void {
  ffmpeg(
    "-i",
    wave,
    "-c:a",
    "aac",
    "-b:a",
    "64k",
    "-ac",
    1,
    "-bitexact",
    "-movflags",
    "+faststart",
    out,
  );
}

interface Loudness {
  /** LUFS. */
  integrated: number;
  /** dBTP. */
  truePeak: number;
}

export function measureLoudness(file: string): Loudness {
  const json = tool(
    "sh",
    "-c",
    `ffmpeg -hide_banner -i '${file}' -af loudnorm=print_format=json -f null - 2>&1 | sed -n '/{/,/}/p'`,
  );
  const { input_i, input_tp } = JSON.parse(json) as { input_i: string; input_tp: string };
  return { integrated: Number(input_i), truePeak: Number(input_tp) };
}
