import * as v from "valibot";
import { UploadRefusal } from "./upload-refusal.ts";

/** Why a course file is refused, or why a course can't be exported. */
export const COURSE_FILE_REFUSALS = [
  /** It is no zip file, or is cut or damaged. */
  "no_zip",
  /** A password is needed to unpack it. */
  "encrypted",
  /** It is packed by a method that only some programs read, such as LZMA. */
  "packing",
  /** It holds no course.json. */
  "no_manifest",
  /** `course.json` is not what docs/course-files.md describes; `field` is where. */
  "bad_manifest",
  /** It was made by a newer version of the product; `found` is its version. */
  "version",
  /** A slide is of a kind that this version does not know; `found` is the kind. */
  "slide_kind",
  /** A field of a slide does not fit its kind. */
  "bad_slide",
  "too_many_files",
  /** It has more lessons or slides than a course may have (`COURSE_FILE_LIMITS`). */
  "too_many_slides",
  /** With those of the file, the course would have more languages than a course may have. */
  "too_many_languages",
  "too_large",
  /** A file unpacks to far more than its size in the zip file. */
  "too_compressed",
  /** A file's name could lead out of its folder, or is no name of a lesson's file. */
  "bad_name",
  /** The zip file holds a file that course.json does not list. */
  "unlisted",
  /** A file is listed and is not in the zip file, or a slide names one that is not listed. */
  "missing",
  /** A file is not the one that was exported. */
  "checksum",
  /** A file is damaged or of another kind; `upload` says why. */
  "bad_file",
  /** A drawing or script of the shipped course, which this installation does not have. */
  "not_shipped",
  /** This installation has another file under the same name. */
  "other_file",
  /** A lesson belongs to another course of this installation. */
  "other_place",
  /** A slide belongs to another lesson of this installation; `title` is that lesson's. */
  "slide_elsewhere",
  /** The course, or one of its lessons, is in the trash of this installation. */
  "in_trash",
] as const;

export type CourseFileReason = (typeof COURSE_FILE_REFUSALS)[number];

const Text = v.pipe(v.string(), v.maxLength(600));

/** A refusal of a course file, as the server answers it beside the code. */
export const CourseFileRefusal = v.object({
  reason: v.picklist(COURSE_FILE_REFUSALS),
  /** Title of the lesson, or of the course. */
  title: v.optional(Text),
  /** Place of the slide in the lesson, from 1. */
  slide: v.optional(v.number()),
  field: v.optional(Text),
  file: v.optional(Text),
  found: v.optional(Text),
  upload: v.optional(UploadRefusal),
});
export type CourseFileRefusal = v.InferOutput<typeof CourseFileRefusal>;
