import type { Plugin } from "vite";

const RECORDER = /mixpanel-recorder\.min\.js$/;
const WRITES_ATTRIBUTE = /\b(\w+)\.oldValue&&(\w+)\.setAttribute\("style",\1\.oldValue\)/g;

/**
 * The session replay recorder compares an element's style with the previous one by writing the old
 * style into the `style` attribute of a helper element. Our content security policy has no
 * 'unsafe-inline', so the browser refuses it and reports an error at each change, several per
 * second while a video plays. Writing to `style.cssText` has the same effect and is allowed by the
 * policy. Throws if the recorder's code has changed.
 */
export function writeStylesThroughObject(code: string): string {
  let found = 0;
  const patched = code.replace(WRITES_ATTRIBUTE, (_all, record: string, element: string) => {
    found++;
    return `${record}.oldValue&&(${element}.style.cssText=${record}.oldValue)`;
  });
  if (found !== 1)
    throw new Error(
      `mixpanel-recorder.min.js: expected one write of a style attribute, found ${found}`,
    );
  return patched;
}

export const recorderStyles: Plugin = {
  name: "recorder-styles",
  transform: (code, id) =>
    RECORDER.test(id.split("?")[0] ?? "")
      ? { code: writeStylesThroughObject(code), map: null }
      : null,
};
