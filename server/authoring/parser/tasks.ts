import { fileTypeFromFile } from "file-type";
import { exportContent } from "#server/authoring/course-files/export-content.ts";
import { readCourseManifest } from "#server/authoring/course-files/manifest.ts";
import { planImport } from "#server/authoring/course-files/plan.ts";
import { inspectMedia } from "#server/authoring/media/check-media.ts";
import { readMp4 } from "#server/authoring/media/mp4.ts";
import { stripClip } from "#server/authoring/media/strip-clip.ts";
import { stripMatroska } from "#server/authoring/media/strip-matroska.ts";

/**
 * What parses files of authors, and what compares and packs whole courses, in threads of their own
 * (parse.ts): they may be large, and made to be slow to read. Arguments and results are copied from one thread to the other.
 */
export const TASKS = {
  manifest: readCourseManifest,
  courseFilePlan: planImport,
  courseFileExport: exportContent,
  media: inspectMedia,
  /** The ending of a file by its content; empty where it is none that is known. */
  ending: async (path: string): Promise<string> => (await fileTypeFromFile(path))?.ext ?? "",
  mp4: readMp4,
  stripClip,
  stripMatroska,
};
