import type { Plugin } from "vite";

const RECORDER = /mixpanel-recorder\.min\.js$/;
const WRITES_ATTRIBUTE = /\b(\w+)\.oldValue&&(\w+)\.setAttribute\("style",\1\.oldValue\)/g;

/**
 * The replay recorder compares an element's style with the style before by writing the old one into the `style`
 * attribute of a helper element. Our policy has no 'unsafe-inline', so the browser refuses that and reports an error at
 * each change, several a second while a video plays. Written through the style object, the same text is parsed and no
 * policy is asked. Throws when the recorder's code has changed.
 */
export function writeStylesThroughObject(code: string): string {
  let found = 0;
  const patched = code.replace(WRITES_ATTRIBUTE, (_all, record: string, element: string) => {
    found++;
    return `${record}.oldValue&&(${element}.style.cssText=${record}.oldValue)`;
  });
  if (found !== 1) throw new Error(`mixpanel-recorder.min.js: expected one write of a style attribute, found ${found}`);
  return patched;
}

export const recorderStyles: Plugin = {
  name: "recorder-styles",
  transform: (code, id) => (RECORDER.test(id.split("?")[0] ?? "") ? { code: writeStylesThroughObject(code), map: null } : null),
};
