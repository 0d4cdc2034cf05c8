import { decidedWith, differences } from "./merge.ts";
import { leaves } from "./text-leaves.ts";
import type { TranslatedFields } from "./text-leaves.ts";

/**
 * One text, file or setting of a slide or mission card that differs between two states of it. A text,
 * or the URL of a file, is '' where there is none. Of a setting, a number or a switch, both are as
 * an author reads them.
 */
export interface PartChange {
  /** 'quiz_answers.0.text'. */
  path: string;
  kind: "text" | "file" | "setting";
  before: string;
  now: string;
}

/** Fields that an upload sets together with its clip. */
const OF_CLIP = decidedWith("video_url");

/**
 * What differs, in the order of the fields: texts and files one by one, also those of items that only
 * one state has, and settings of what both have.
 *
 * @param fields schemas of the fields of both states
 */
export function partChanges(fields: TranslatedFields, before: object, now: object): PartChange[] {
  const leavesBefore = new Map(leaves(fields, before).map((leaf) => [leaf.path, leaf]));
  const leavesNow = new Map(leaves(fields, now).map((leaf) => [leaf.path, leaf]));
  const leavesOfBoth = new Map([...leavesNow, ...leavesBefore]);
  const texts = [...leavesOfBoth].flatMap(([path, { isFile }]): PartChange[] => {
    const old = leavesBefore.get(path)?.value.trim() ?? "";
    const value = leavesNow.get(path)?.value.trim() ?? "";
    return old === value ? [] : [{ path, kind: isFile ? "file" : "text", before: old, now: value }];
  });
  const isInTexts = (path: string) =>
    leavesOfBoth.has(path) || [...leavesOfBoth.keys()].some((text) => text.startsWith(`${path}.`));
  const settings = Object.keys(fields)
    .filter((name) => !OF_CLIP.includes(name))
    .flatMap((name) => differences(Reflect.get(before, name), Reflect.get(now, name), name))
    .filter(({ path }) => !isInTexts(path))
    .map((both): PartChange => {
      return { path: both.path, kind: "setting", before: both.mine, now: both.theirs };
    });
  return [...texts, ...settings];
}
