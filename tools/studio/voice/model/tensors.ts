/** Tensor of the model with the length of each symbol, in frames of 25 ms. */
export const LENGTHS = "/encoder/Clip_output_0";
/** Tensor with the pitch in Hz, two values a frame; low where there is no voice. */
export const PITCH = "/encoder/Squeeze_output_0";
/** Tensor with the loudness (the logarithm of its strength), two values a frame. */
export const ENERGY = "/encoder/Squeeze_1_output_0";

/** Samples a second of the model's sound. */
export const RATE = 24_000;
/** Samples a frame. */
export const FRAME = 600;
export const FRAME_S = FRAME / RATE;
/** Values of pitch and loudness a frame. */
export const POINTS_PER_FRAME = 2;
/** Below this a frame has no voice, in Hz. */
export const VOICED_HZ = 60;
