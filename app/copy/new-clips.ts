/** Several clips that become slides at once. */
export const newClips = {
  button: "Add several clips",
  hint: "Choose clips together, with captions of the same names; or drop them anywhere on this page.",
  adding: (n: number, of: number, name: string) => `Clip ${n} of ${of}: ${name}`,
  progress: "Uploading the clip",
  cancel: "Cancel",
  dismiss: "Close",
};
