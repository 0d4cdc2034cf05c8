import { createContext, use, useEffect, useMemo, useRef } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ClipConversion } from "#domain/content/clip-conversion.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import { endOfStory } from "#domain/slides/video/video.ts";
import { clips } from "#app/copy/clips.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { closeConversion } from "#app/data/authoring/clips.ts";
import { inBackground } from "#app/data/base/background.ts";
import { conversionsQuery } from "../content/content-queries.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";

const LOOK_EVERY_MS = 1_000;

export interface Conversions {
  /** Does this server convert clips? False until it has answered. */
  converts: boolean;
  /** Does this server convert clips? Waits for its answer. Rejects with AppError without one. */
  doesConvert(): Promise<boolean>;
  /** The conversion of a slide's new clip. */
  of(slideId: string): ClipConversion | null;
  /** Was the framing of this clip chosen, so that it can be chosen again? */
  isFramed(videoUrl: string | null): boolean;
  /** How many of the lesson are made ready before this one. */
  ahead(id: string): number;
  /** Reads the conversions again. */
  refresh(): Promise<void>;
}

const NONE: Conversions = {
  converts: false,
  doesConvert: async () => false,
  of: () => null,
  isFramed: () => false,
  ahead: () => 0,
  refresh: async () => undefined,
};

export const ConversionsContext = createContext<Conversions>(NONE);
export const useConversions = () => use(ConversionsContext);

const isUnderWay = ({ state }: ClipConversion) =>
  state === "waiting" || state === "running" || state === "done";

/** A clip was given and comes by itself, or once its framing is chosen. */
export const isBeingMade = (conversion: ClipConversion | null): conversion is ClipConversion =>
  conversion !== null && conversion.state !== "failed" && conversion.state !== "cancelled";

/** A finding of a slide whose video is missing, where one was given and is not ready. */
export function besideClip(finding: Finding, conversions: Conversions): Finding {
  if (finding.check !== "no_video" || finding.slideId === null) return finding;
  const conversion = conversions.of(finding.slideId);
  if (!isBeingMade(conversion)) return finding;
  const check = conversion.state === "choosing" ? "choose_framing" : "video_coming";
  return { ...finding, check };
}

/** How many are made ready before the one with this id: in the order in which they were given. */
export function aheadOf(id: string, conversions: readonly ClipConversion[]): number {
  const unfinished = conversions.filter(({ state }) => state === "waiting" || state === "running");
  return Math.max(
    0,
    unfinished.findIndex((one) => one.id === id),
  );
}

/** What the preview says in place of a slide's clip; null once there is one, or a live story. */
export function comingText(slide: EditableSlide | null, conversions: Conversions): string | null {
  if (slide?.type !== "video" || slide.video_url !== null || slide.story) return null;
  const conversion = conversions.of(slide.id);
  if (!isBeingMade(conversion)) return clips.inPreview.none;
  return clips.inPreview[conversion.state === "choosing" ? "choosing" : "coming"];
}

/**
 * The conversions of an open lesson. Whatever is done goes into its slide, like an edit of the
 * author: also what was done while the page was closed.
 */
export function useLessonConversions(
  lessonId: string | null,
  slides: readonly EditableSlide[] | null,
): Conversions {
  const queries = useQueryClient();
  const { store } = useContentDrafts().slides;
  /** The look at the conversions at which each was last taken or closed. */
  const taken = useRef(new Map<string, number>());
  const query = conversionsQuery(lessonId ?? "");
  const { data, dataUpdatedAt } = useQuery({
    ...query,
    enabled: lessonId !== null,
    refetchInterval: ({ state }) =>
      state.data?.conversions.some(isUnderWay) ? LOOK_EVERY_MS : false,
  });
  useEffect(() => {
    for (const { id, slide_id, result } of data?.conversions ?? []) {
      const slide = slides?.find((other) => other.id === slide_id);
      const before = taken.current.get(id);
      if (slide?.type !== "video" || result === null || before === dataUpdatedAt) continue;
      taken.current.set(id, dataUpdatedAt);
      // If the result is in the slide already and only closing the conversion failed, only that is
      // repeated.
      if (before === undefined && slide.video_url !== result.video_url)
        store.edit(slide, { ...result, ...endOfStory(slide) });
      const close = closeConversion(id).then(() => queries.invalidateQueries(query));
      inBackground("a converted clip", close);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the others follow from these
  }, [data, dataUpdatedAt, slides, store]);
  return useMemo(() => {
    if (lessonId === null) return NONE;
    return {
      converts: data?.converts ?? false,
      doesConvert: async () => (await queries.ensureQueryData(conversionsQuery(lessonId))).converts,
      of: (slideId) =>
        data?.conversions.find((one) => one.slide_id === slideId && one.state !== "done") ?? null,
      isFramed: (videoUrl) =>
        data?.converts === true && data.framed.some(({ video_url }) => video_url === videoUrl),
      ahead: (id) => aheadOf(id, data?.conversions ?? []),
      refresh: () => queries.invalidateQueries(conversionsQuery(lessonId)),
    };
  }, [data, lessonId, queries]);
}
