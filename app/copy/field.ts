/** Of every field with a limit. */
export const field = {
  full: (most: number) => `${most} characters are the most: no more fits here.`,
};
