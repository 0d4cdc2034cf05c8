const HEADER_BYTES = 44;

/** Samples from -1 to 1 as a WAV file: mono, 16 bit PCM, `hz` samples a second (RIFF WAVE). */
export function toWav(samples: Float32Array, hz: number): ArrayBuffer {
  const dataBytes = samples.length * 2;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes));
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, "RIFF");
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // mono
  view.setUint32(24, hz, true);
  view.setUint32(28, hz * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, dataBytes, true);
  samples.forEach((sample, index) => {
    const clipped = Math.max(-1, Math.min(1, sample));
    view.setInt16(
      HEADER_BYTES + index * 2,
      Math.round(clipped * (clipped < 0 ? 0x8000 : 0x7fff)),
      true,
    );
  });
  return view.buffer;
}
