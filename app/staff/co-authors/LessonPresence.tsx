import { useEffect, useMemo, useRef, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isSame } from "#domain/content/merge.ts";
import { coAuthors as words } from "#app/copy/co-authors.ts";
import { endPresence, sendPresence } from "#app/data/authoring/presence.ts";
import type { Presence } from "#app/data/authoring/presence.ts";
import { inBackground } from "#app/data/base/background.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { findLesson, lessonOf, outlineQuery, slidesQuery } from "../content/content-queries.ts";
import { isOutdated } from "../content/lesson-changes.ts";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { afterTimeout } from "../drafts/autosave.ts";
import { hasUnsaved } from "../drafts/draft.ts";
import { colleaguesChanges, coAuthorsOf, windowName, namesOf } from "./co-authors.ts";
import type { CoAuthors } from "./co-authors.ts";
import { PresenceAnnouncer } from "./PresenceAnnouncer.tsx";
import { GoneNotice } from "./GoneNotice.tsx";
import { PresenceLoop } from "./presence-loop.ts";
import styles from "./LessonPresence.module.css";

export interface LessonPresenceProps {
  lessonId: string;
  slideId: string | null;
  /** Rows are not read again while this author moves, adds or deletes some. */
  isBusy: () => boolean;
  onChange: (coAuthors: CoAuthors | null) => void;
  onTrash: () => void;
}

const NOBODY: Presence["others"] = [];

/**
 * Says who else has the lesson open and where, and reads its rows again when a colleague changed
 * them (R-STAFF-41).
 */
export function LessonPresence({
  lessonId,
  slideId,
  isBusy,
  onChange,
  onTrash,
}: LessonPresenceProps) {
  const queries = useQueryClient();
  // Another lesson is another tab to the server, so that leaving the one does not end the other.
  const [tab] = useState(() => crypto.randomUUID());
  /** Null while the server can't be reached. */
  const [seenOthers, setOthers] = useState<Presence["others"] | null>(null);
  const others = seenOthers ?? NOBODY;
  const here = useMemo(() => seenOthers?.map(windowName) ?? null, [seenOthers]);
  const slides = useQuery(slidesQuery(lessonId)).data;
  const lesson = lessonOf(useQuery(outlineQuery).data, lessonId);
  const changes = useColleaguesChanges(slides, lesson, slideId);
  const gone = useGoneSlide(slides, slideId, isBusy);
  const loop = useRef<PresenceLoop<Presence> | null>(null);
  const latest = useRef({ slideId, isBusy, onChange });
  latest.current = { slideId, isBusy, onChange };

  useEffect(() => {
    const refresh = (seen: Presence) => {
      if (latest.current.isBusy()) return;
      const known = queries.getQueryData(slidesQuery(lessonId).queryKey);
      if (known !== undefined && isOutdated(known, seen.slides))
        void queries.invalidateQueries(slidesQuery(lessonId));
      const row = findLesson(queries, lessonId);
      if (row !== undefined && row.row_version < seen.lesson_version)
        void queries.invalidateQueries(outlineQuery);
    };
    const running = new PresenceLoop<Presence>({
      send: (slide) => sendPresence(lessonId, { tab, slide }),
      onSeen: (seen) => {
        const now = seen?.others ?? null;
        // The array stays the same while no author comes, leaves or moves, so that components do
        // not render again.
        setOthers((before) => (isSame(before, now) ? before : now));
        if (seen !== null) refresh(seen);
      },
      onFailed(error) {
        // Without the lesson in the outline, the builder closes it and says why.
        if (toAppError(error).code === "not_found" && !latest.current.isBusy())
          void queries.invalidateQueries(outlineQuery);
      },
      isVisible: () => document.visibilityState === "visible",
      after: afterTimeout,
    });
    loop.current = running;
    running.show(latest.current.slideId);
    const stop = running.start();
    const again = () => running.now();
    const leave = () => inBackground("leaving a lesson", endPresence(tab));
    document.addEventListener("visibilitychange", again);
    window.addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", again);
      // A request that is under way would bring back what the leaving ends.
      void stop().then(() => {
        window.removeEventListener("pagehide", leave);
        leave();
      });
    };
  }, [lessonId, queries, tab]);

  useEffect(() => loop.current?.show(slideId), [slideId]);
  useEffect(() => {
    latest.current.onChange(coAuthorsOf(others, changes, lessonId));
  }, [others, changes, lessonId]);
  useEffect(() => () => latest.current.onChange(null), []);

  return (
    <>
      <p className={styles.others} data-empty={others.length === 0}>
        {others.length > 0 && `${words.also} ${namesOf(others, slides ?? [])}`}
      </p>
      <PresenceAnnouncer here={here} />
      {gone !== null && (
        <GoneNotice
          text={gone.isUnsaved ? words.slideGoneUnsaved : words.slideGone}
          onTrash={onTrash}
        />
      )}
    </>
  );
}

/** The slide that was open until a colleague took it away; null once the author went on. */
function useGoneSlide(
  slides: readonly Row[] | undefined,
  slideId: string | null,
  isBusy: () => boolean,
): { isUnsaved: boolean } | null {
  const { store } = useContentDrafts().slides;
  const open = useRef<string | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    if (slides === undefined) return;
    const isThere = (id: string) => slides.some((slide) => slide.id === id);
    const before = open.current;
    open.current = slideId;
    if (before !== null && !isThere(before) && !isBusy()) return setGone(before);
    // The slide is back, or the author has chosen another one.
    if (before !== slideId) return setGone(null);
    setGone((id) => (id !== null && isThere(id) ? null : id));
  }, [slides, slideId, isBusy]);
  return gone === null ? null : { isUnsaved: hasUnsaved(store.draft(gone)) };
}

interface Row {
  id: string;
  row_version: number;
  edited_by: string | null;
}

/**
 * Which colleague changed which row since this page first read it. The mark of a slide goes when
 * the author leaves it.
 */
function useColleaguesChanges(
  slides: readonly Row[] | undefined,
  lesson: Row | undefined,
  slideId: string | null,
): ReadonlyMap<string, string> {
  const seen = useRef(new Map<string, number>());
  const [changes, setChanges] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const rows = [...(slides ?? []), ...(lesson === undefined ? [] : [lesson])];
    const found = colleaguesChanges(seen.current, rows);
    for (const { id, row_version } of rows) seen.current.set(id, row_version);
    if (found.length > 0) setChanges((before) => new Map([...before, ...found]));
  }, [slides, lesson]);
  useEffect(() => {
    if (slideId === null) return;
    return () =>
      setChanges((before) =>
        before.has(slideId) ? new Map([...before].filter(([id]) => id !== slideId)) : before,
      );
  }, [slideId]);
  return changes;
}
