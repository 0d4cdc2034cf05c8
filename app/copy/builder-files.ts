const INTERRUPTED: Readonly<Record<string, string>> = {
  not_authenticated: "You were signed out. Please sign in again.",
  unavailable: "We can't be reached just now. Please try again in a moment.",
};

export const files = {
  choose: (what: string) => `Choose a file: ${what}`,
  replace: (what: string) => `Replace: ${what}`,
  remove: (what: string) => `Remove: ${what}`,
  options: (what: string) => `Options: ${what}`,
  chooseShort: "Choose a file",
  replaceShort: "Replace",
  none: "None yet",
  play: (what: string) => `Play: ${what}`,
  silence: (what: string) => `Stop: ${what}`,
  loading: "Loading...",
  gone: "This file does not load. If it is gone, please choose one again.",
  uploading: "Uploading...",
  checking: "Checking...",
  cancel: "Cancel",
  goOn: "Continue the upload",
  /** By the code of what interrupted an upload that can go on. */
  interrupted: (code: string) =>
    `${INTERRUPTED[code] ?? "The connection was cut."} What came through is kept.`,
  itemGone:
    "Your file was not used: what you added it to is no longer in this list. Somebody may have deleted it or changed it a lot. Please add the file again where it belongs.",
  tooLarge: (mb: number) => `This file is too large: ${mb} MB at most.`,
  record: (what: string) => `Record: ${what}`,
  recordShort: "Record",
  recordAgain: (what: string) => `Record again: ${what}`,
  recordAgainRest: "again",
  recorded: (time: string | null) => (time === null ? "Recorded" : `Recorded, ${time}`),
  outdated: "Says the old words",
  stop: "Stop",
  recording: "Recording...",
  microphone: {
    refused: "The microphone can't be used. Please allow it in the browser, or choose a file.",
    absent: "No microphone was found. Please connect one, or choose a file.",
    busy: "The microphone can't be used just now. Another program may have it.",
    lost: "The recording was lost. Please record it again.",
    notLoaded: "The recorder could not be loaded. Please check the connection, and try again.",
  },
  notHeard: "Nothing was heard. Please speak closer to the microphone, and try again.",
  level: "How loud it is",
  use: "Use this recording",
  discard: "Delete this recording",
  listen: "Your recording",
};
