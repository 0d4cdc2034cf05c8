/** The certificate's size in units of its picture: A4, landscape, at 96 units an inch. */
export const PAPER = { width: 1123, height: 794, color: "#fffdf7" } as const;
