import { useEffect, useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import type { LessonVersion } from "#domain/content/content.ts";
import { outdatedVoicesIn } from "#domain/content/outdated-voices.ts";
import type { Finding } from "#domain/content/publish-check.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { voiceKey } from "../files/outdated-recordings.ts";
import { versionQuery } from "./version-query.ts";

interface Props {
  lesson: OutlineLesson;
  /** The version that children see. */
  version: number;
  slides: readonly EditableSlide[];
  /** Called with what is found, and with nothing at the end. */
  onChange: (findings: readonly Finding[]) => void;
}

/** Looks which recordings still say the words of the version that children see; shows nothing. */
export function OutdatedVoices({ lesson, version, slides, onChange }: Props) {
  const { data } = useQuery(versionQuery(lesson.id, version));
  const found = useMemo(
    () => (data === undefined ? [] : findOutdated(lesson, slides, data)),
    [data, lesson, slides],
  );
  // Most keys change nothing of it, and the page need not be rendered for them.
  const key = JSON.stringify(found);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for what is found
  useEffect(() => onChange(found), [key, onChange]);
  useEffect(() => () => onChange([]), [onChange]);
  return null;
}

const findOutdated = (
  lesson: OutlineLesson,
  slides: readonly EditableSlide[],
  version: LessonVersion,
): Finding[] =>
  outdatedVoicesIn(version, { ...lesson, slides }).map(({ slideId, path, url }) => ({
    check: "outdated_voice",
    weight: "should",
    slideId,
    part: null,
    voice: { path, key: voiceKey(slideId ?? lesson.id, url) },
  }));
