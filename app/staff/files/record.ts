import { RECORDING_HZ } from "#domain/constants.ts";
import collectorUrl from "./recorder-worklet.js?url";
import { toWav } from "./wav.ts";

export interface Recording {
  /** Ends the recording and resolves to it as a WAV file. */
  stop: () => Promise<File>;
  /** Ends the recording and discards it. */
  drop: () => void;
}

/** Starts recording from the microphone. Rejects if there is none or the browser denies it. */
export async function startRecording(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true },
  });
  const context = new AudioContext();
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  try {
    await context.audioWorklet.addModule(collectorUrl);
  } catch (error) {
    end();
    throw error;
  }
  const blocks: Float32Array[] = [];
  const collector = new AudioWorkletNode(context, "collector");
  collector.port.addEventListener("message", ({ data }: MessageEvent<Float32Array>) =>
    blocks.push(data),
  );
  collector.port.start();
  context.createMediaStreamSource(stream).connect(collector);
  return {
    async stop() {
      const { sampleRate } = context;
      end();
      const samples = await resample(blocks, sampleRate);
      return new File([toWav(samples, RECORDING_HZ)], "recording.wav", { type: "audio/wav" });
    },
    drop: end,
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
