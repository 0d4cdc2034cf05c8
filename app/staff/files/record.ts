import { RECORDING_HZ } from "#domain/constants.ts";
import { levelled, trimSilence, voiceDetector } from "./loudness.ts";
import collectorUrl from "./recorder-worklet.js?url";
import { toWav } from "./wav.ts";

/** What the microphone hears now. */
export interface Sound {
  /** From 0 to 1. */
  level: number;
  /** Was a voice audible since the recording began? */
  isAudible: boolean;
}

/** An open microphone. */
export interface Microphone {
  /** Begins a recording; what was recorded before is discarded. */
  begin: () => void;
  /**
   * Ends the recording. Resolves to it as a WAV file without silence at its ends, levelled; null if
   * it holds no speech.
   */
  take: () => Promise<File | null>;
  close: () => void;
}

/**
 * Opens the microphone. Rejects if there is none or the browser denies it.
 *
 * @param onSound is called while a recording runs, some hundred times a second
 */
export async function openMicrophone(onSound: (sound: Sound) => void): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true },
  });
  const context = new AudioContext();
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    if (context.state !== "closed") void context.close();
  };
  try {
    await context.audioWorklet.addModule(collectorUrl);
  } catch (error) {
    close();
    throw error;
  }
  let blocks: Float32Array[] | null = null;
  let isVoice = voiceDetector(context.sampleRate);
  const collector = new AudioWorkletNode(context, "collector");
  collector.port.addEventListener("message", ({ data }: MessageEvent<Float32Array>) => {
    if (blocks === null) return;
    blocks.push(data);
    const level = data.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    onSound({ level, isAudible: isVoice(data) });
  });
  collector.port.start();
  context.createMediaStreamSource(stream).connect(collector);
  return {
    begin() {
      blocks = [];
      isVoice = voiceDetector(context.sampleRate);
    },
    async take() {
      const recorded = blocks ?? [];
      blocks = null;
      const words = trimSilence(await resample(recorded, context.sampleRate), RECORDING_HZ);
      if (words.length === 0) return null;
      const samples = levelled(words, RECORDING_HZ);
      return new File([toWav(samples, RECORDING_HZ)], "recording.wav", { type: "audio/wav" });
    },
    close,
  };
}

/** Concatenates the blocks and resamples them from `hz` to 24 kHz with the browser's resampler. */
async function resample(blocks: readonly Float32Array[], hz: number): Promise<Float32Array> {
  const length = blocks.reduce((sum, block) => sum + block.length, 0);
  if (length === 0) return new Float32Array();
  const source = new AudioBuffer({ length, sampleRate: hz });
  let at = 0;
  for (const block of blocks) {
    source.getChannelData(0).set(block, at);
    at += block.length;
  }
  const offline = new OfflineAudioContext(1, Math.ceil((length * RECORDING_HZ) / hz), RECORDING_HZ);
  const node = new AudioBufferSourceNode(offline, { buffer: source });
  node.connect(offline.destination);
  node.start();
  return (await offline.startRendering()).getChannelData(0);
}
