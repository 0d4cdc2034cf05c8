import { useMemo } from "react";
import { lists as words } from "#app/copy/builder.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { FileField } from "../files/FileField.tsx";
import { FileUrlsContext, useFetchedFileUrls } from "../files/media-urls.ts";

interface Props {
  course: OutlineCourse;
  /** Null removes the cover. */
  onChange: (url: string | null) => void;
}

/** The cover that an author uploads; without one, what families see instead. */
export function CoverField({ course, onChange }: Props) {
  const { id, cover_url: own } = course;
  const isDerived = own === null && course.derived_cover_url !== null;
  const urls = useFetchedFileUrls(useMemo(() => [{ own_url: own }], [own]));
  return (
    <FileUrlsContext value={urls}>
      <FileField
        lessonId={id}
        kind="cover-image"
        label={words.cover}
        url={own}
        {...(isDerived && { none: words.fromFirstLesson })}
        checks=""
        onChange={(file) => onChange(file?.url ?? null)}
        status={own === null && !isDerived && <small>{words.noCoverYet}</small>}
      />
    </FileUrlsContext>
  );
}
