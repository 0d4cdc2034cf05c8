/** The list of keys, loaded when it is opened. */
export const keys = {
  /** What a finger does instead, and where. */
  touch: {
    heading: "With a finger",
    list: [
      ["Search", "In the menu at the top"],
      ["Undo or redo", "The arrows above a slide, or above a list"],
      ["Move a row", "Drag the dots at its beginning"],
      ["Select several rows", "'Select several', beside the list"],
      ["Move or resize an area", "Drag it, or one of its corners, in the picture"],
    ],
  },
  withKeyboard: "With a keyboard",
  /** The keys of each line are pressed together. */
  groups: [
    {
      heading: "Anywhere",
      list: [
        [["Ctrl", "K"], "Search"],
        [["Ctrl", "Z"], "Undo any change"],
        [["Ctrl", "Shift", "Z"], "Redo"],
        [["Alt", "← →"], "Back and forward"],
        [["Esc"], "Close what is open"],
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
      heading: "In a list, on a row",
      list: [
        [["↑ ↓"], "Move it, on its dots"],
        [["Ctrl", "click"], "Select several"],
        [["Shift", "click"], "Select up to here"],
      ],
    },
    {
      heading: "On an area of a picture",
      list: [
        [["↑ ↓ ← →"], "Move the area"],
        [["Shift", "↑ ↓ ← →"], "Resize it"],
      ],
    },
  ],
  questionKey: "Press ? anywhere to open this list",
} as const;
