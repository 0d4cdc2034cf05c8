/** The list of keys, loaded when it is opened. */
export const keys = {
  /** Shown where few have a keyboard: with a finger, and on a window as small as a phone's. */
  touch: {
    heading: "With a finger",
    list: [
      [["Menu"], "Search"],
      [["Undo"], "Take any change back"],
      [["Handle"], "Drag to another place"],
      [["Select several"], "Move or delete many"],
      [["An area"], "Drag it, or its corner"],
    ],
  },
  /** The keys of each line are pressed together. */
  groups: [
    {
      heading: "Anywhere",
      list: [
        [["Ctrl", "K"], "Search"],
        [["Ctrl", "Z"], "Undo any change"],
        [["Ctrl", "Shift", "Z"], "Redo"],
        [["Alt", "← →"], "Back and forward"],
        [["Esc"], "Close"],
      ],
    },
    {
      heading: "While you write",
      list: [
        [["Ctrl", "B"], "Highlight words"],
        [["Ctrl", "Enter"], "Next translation"],
      ],
    },
    {
      heading: "In a list",
      list: [
        [["↑ ↓"], "Move, on the handle"],
        [["Ctrl", "click"], "Select several"],
        [["Shift", "click"], "Select up to here"],
      ],
    },
    {
      heading: "On an area of a picture",
      list: [
        [["↑ ↓ ← →"], "Move"],
        [["Shift", "↑ ↓ ← →"], "Resize"],
      ],
    },
  ],
  questionKey: "Press ? anywhere to open this list",
} as const;
