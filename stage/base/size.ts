export const WIDTH = 720;
export const HEIGHT = 1280;
export const FRAMES_PER_S = 24;
