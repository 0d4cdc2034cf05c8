import { useSyncExternalStore } from "react";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import type { DraftStatus } from "../drafts/draft.ts";
import { unsavedCaptions } from "../captions/unsaved-captions.ts";
import { placeOf } from "../content/texts.ts";
import { textsOf } from "../content/texts-of.ts";

/**
 * A slide or the lesson's settings, or a translation of one, or captions, with something that is not
 * saved.
 */
export interface UnsavedPart {
  /** Null for the settings of the lesson. */
  slideId: string | null;
  /** Null for the source. */
  lang: string | null;
  /** The captions of a slide, which were typed beside its clip. */
  isCaptions?: boolean;
}

/** Edits in these states are not saved by themselves, or not now. All others are before Publish. */
const STUCK: ReadonlySet<DraftStatus | undefined> = new Set<DraftStatus>([
  "failed",
  "conflict",
  "offline",
]);

/** What of a lesson can't be published because the server does not have it. */
export function useUnsavedParts(
  lessonId: string,
  slides: readonly { id: string }[],
): readonly UnsavedPart[] {
  const drafts = useContentDrafts();
  const { lessons, slides: ofSlides, texts } = drafts;
  const lessonDrafts = useSyncExternalStore(lessons.store.subscribe, lessons.store.drafts);
  const slideDrafts = useSyncExternalStore(ofSlides.store.subscribe, ofSlides.store.drafts);
  const textDrafts = useSyncExternalStore(texts.store.subscribe, texts.store.drafts);
  const partOf = (id: string, lang: string | null): UnsavedPart => ({
    slideId: id === lessonId ? null : id,
    lang,
  });
  const ids = [lessonId, ...slides.map(({ id }) => id)];
  return ids.flatMap((id) => {
    const langs = textsOf(drafts, [id])
      .filter((text) => STUCK.has(textDrafts.get(text)?.status))
      .map((text) => placeOf(text).lang);
    const { status } = (id === lessonId ? lessonDrafts : slideDrafts).get(id) ?? {};
    return [
      ...[...(STUCK.has(status) ? [null] : []), ...new Set(langs)].map((lang) => partOf(id, lang)),
      ...(unsavedCaptions(id) === null ? [] : [{ ...partOf(id, null), isCaptions: true }]),
    ];
  });
}
