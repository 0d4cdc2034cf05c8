import { useMemo } from "react";
import { lists as words } from "#app/copy/builder.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { FileField } from "../files/FileField.tsx";
import { FileUrlsContext, useFetchedFileUrls } from "../files/media-urls.ts";
import { CourseCover } from "../lists/CourseCover.tsx";

interface Props {
  course: OutlineCourse;
  /** Null removes the cover. */
  onChange: (url: string | null) => void;
}

/** The cover that an author uploads; without one, what families see instead. */
export function CoverField({ course, onChange }: Props) {
  const { id } = course;
  // An instance of an earlier release sends neither.
  const own = course.cover_url ?? null;
  const derived = course.derived_cover_url ?? null;
  const urls = useFetchedFileUrls(
    useMemo(() => [{ own_url: own, derived_url: derived }], [own, derived]),
  );
  return (
    <FileUrlsContext value={urls}>
      <FileField
        lessonId={id}
        kind="cover-image"
        label={words.cover}
        url={own}
        none={words.noOwnCover}
        checks=""
        onChange={(file) => onChange(file?.url ?? null)}
        status={
          own === null && (
            <>
              {derived !== null && <CourseCover url={derived} />}
              <small>{derived === null ? words.noCoverYet : words.derivedCover}</small>
            </>
          )
        }
      />
    </FileUrlsContext>
  );
}
