/** What the camera sees: the middle of the picture and its width, in the place's units. */
export interface View {
  x: number;
  y: number;
  width: number;
  /** Lean of the camera in degrees. */
  tilt?: number;
  /** How high the camera is: -1 near the ground, 1 above the performers (angle.ts). */
  rise?: number;
}
