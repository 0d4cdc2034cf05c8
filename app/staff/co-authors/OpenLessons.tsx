import { useEffect, useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { PRESENCE_INTERVAL_MS } from "#domain/content/presence.ts";
import { coAuthors as words } from "#app/copy/co-authors.ts";
import { fetchOpenLessons } from "#app/data/authoring/presence.ts";
import type { LessonsPresence } from "#app/data/authoring/presence.ts";
import { PresenceAnnouncer } from "./PresenceAnnouncer.tsx";
import { inLessons } from "./co-authors.ts";
import type { CoAuthors } from "./co-authors.ts";
import styles from "./LessonPresence.module.css";

export interface OpenLessonsProps {
  lessons: readonly { id: string; title: string }[];
  onChange: (coAuthors: CoAuthors) => void;
}

const NOBODY: LessonsPresence = [];

/** Says who works on which of these lessons now (R-STAFF-47). */
export function OpenLessons({ lessons, onChange }: OpenLessonsProps) {
  const { data, isSuccess } = useQuery({
    queryKey: ["open-lessons"],
    queryFn: fetchOpenLessons,
    // The interval pauses in a hidden tab. After a failed request no author is shown.
    refetchInterval: PRESENCE_INTERVAL_MS,
    networkMode: "always",
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const others = isSuccess ? data : NOBODY;
  const { names, here, coAuthors } = useMemo(() => inLessons(others, lessons), [others, lessons]);
  useEffect(() => onChange(coAuthors), [coAuthors, onChange]);
  return (
    <>
      <p className={styles.others} data-empty={names === ""}>
        {names !== "" && `${words.also} ${names}`}
      </p>
      <PresenceAnnouncer here={isSuccess ? here : null} />
    </>
  );
}
