import * as v from "valibot";
import { mapMedia } from "#domain/content/lesson-media.ts";
import { rulesOf } from "#domain/slides/registry.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { invalid } from "#server/platform/http/validate.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";

const VIDEO_MAX_SECONDS = 86_400;

/** Fields of every slide that only authors see. */
const authorFields = {
  video_seconds: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(VIDEO_MAX_SECONDS))),
};

/**
 * What an author changed in a slide, validated by the slide's kind. Throws validation_failed, which
 * names the first field that does not fit.
 */
export function parseSlidePatch(type: string, patch: object): Record<string, unknown> {
  const rules = rulesOf(type);
  if (rules === null) throw invalid("type", `this version does not know '${type}'`);
  const fields = v.partial(v.strictObject({ ...rules.fields, ...authorFields }));
  const parsed = v.safeParse(fields, patch, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw invalid(v.getDotPath(issue), issue.message);
  }
  mapMedia(parsed.output, (url, path) => {
    if (keyOfMediaUrl(url) === null) throw invalid(path, "is no file of ours");
    return url;
  });
  return parsed.output;
}

/** Throws validation_failed when fields do not fit each other. */
export function refuseMisfit(slide: Slide): void {
  const misfit = rulesOf(slide.type)?.misfit?.(slide) ?? null;
  if (misfit !== null) throw invalid(misfit.path, misfit.problem);
}
