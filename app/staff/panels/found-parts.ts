/** Parts of a text in turn: at even places between what was searched for, at odd places that. */
export const foundParts = (text: string, wanted: string): readonly string[] =>
  wanted === ""
    ? [text]
    : text.split(new RegExp(`(${wanted.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)})`, "gi"));
