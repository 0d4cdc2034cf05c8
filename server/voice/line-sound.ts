/** Integrated loudness of all speech, in LUFS. */
export const SPEECH_LUFS = -16;

/** AAC adds up to three decibels to the peaks that this leaves. */
const LIMIT = "alimiter=limit=0.55:attack=3:release=80:level=disabled";

/**
 * The filter of ffmpeg that takes a sound to the loudness of speech by one gain: a gain that follows the
 * sound is heard in the voice.
 *
 * @param measured its integrated loudness, in LUFS
 */
export const toSpeechLoudness = (measured: number): string =>
  `volume=${(SPEECH_LUFS - measured).toFixed(2)}dB,${LIMIT}`;

/**
 * Arguments of ffmpeg for mono AAC with speech, small because there are many.
 *
 * @param rate bits a second, as '24k'
 */
export const speechAac = (rate: string): string[] =>
  `-c:a aac -b:a ${rate} -ar 24000 -ac 1 -bitexact -movflags +faststart`.split(" ");
