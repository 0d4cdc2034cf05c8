/** Several clips that become slides at once. */
export const newClips = {
  button: "Add several videos",
  hint: "Choose them together, with captions of the same names; or drop them anywhere on this page.",
  adding: (n: number, of: number, name: string) => `Video ${n} of ${of}: ${name}`,
  progress: "Uploading the video",
  cancel: "Cancel",
  dismiss: "Close",
};
