/** How a track of an MP4 file is recorded: the code of the format, and its profile where it has some. */
export interface TrackCodec {
  /** Four characters, such as 'avc1' and 'mp4a'. */
  code: string;
  /** The profile of H.264, the object type of AAC; null for other formats and where it is unknown. */
  profile: number | null;
}

/** Baseline, Main and High: 8 bits and 4:2:0. */
const H264_PROFILES = [66, 77, 100];
/** AAC-LC, HE-AAC and HE-AAC v2. */
const AAC_TYPES = [2, 5, 29];

const isOneOf = (known: readonly number[], profile: number | null) =>
  profile !== null && known.includes(profile);

/** Does every supported browser show this picture (docs/browsers.md)? */
export const isShownEverywhere = ({ code, profile }: TrackCodec): boolean =>
  (code === "avc1" || code === "avc3") && isOneOf(H264_PROFILES, profile);

/** Does every supported browser play this sound? */
export const isHeardEverywhere = ({ code, profile }: TrackCodec): boolean =>
  code === "mp4a" && isOneOf(AAC_TYPES, profile);

/** 'avc1.110' for a profile that counts; 'hvc1' for a format that no profile would make better. */
export const codecName = ({ code, profile }: TrackCodec): string =>
  profile === null || isShownEverywhere({ code, profile }) || isHeardEverywhere({ code, profile })
    ? code
    : `${code}.${profile}`;

/** Codes of tracks whose content is protected against copying. */
export const isEncrypted = ({ code }: TrackCodec): boolean =>
  ["encv", "enca", "drms", "drmi"].includes(code);

/** How a WAV file holds its sound: the number of the format (RFC 2361), and the rest of its head. */
export interface WavFormat {
  tag: number;
  channels: number;
  rate: number;
  bits: number;
}

const PCM = 1;

/** Does every supported browser play this WAV? One that is not compressed, in common sizes. */
export const isPlainWav = ({ tag, channels, rate, bits }: WavFormat): boolean =>
  tag === PCM &&
  [8, 16, 24].includes(bits) &&
  channels >= 1 &&
  channels <= 2 &&
  rate >= 8_000 &&
  rate <= 96_000;
