import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";

/* Rows of the query cache, for tests. */

export const slideRow = (id: string, fields: Partial<EditableSlide> = {}): EditableSlide =>
  ({
    id,
    type: "video",
    video_url: null,
    video_seconds: null,
    captions_url: null,
    poster_url: null,
    alt: id,
    row_version: 1,
    edited_by: null,
    translations_digest: null,
    ...fields,
  }) as EditableSlide;

export const lessonRow = (id: string, slides: number, has_changes: boolean): OutlineLesson => ({
  id,
  course_id: "course",
  title: id,
  tag: "",
  mission_card: null,
  order: 1,
  row_version: 1,
  has_changes,
  edited_at: null,
  edited_by: null,
  slides,
  poster_url: null,
  version: 1,
  published_order: 1,
  languages: {},
});

export const courseRow = (id: string, lessons: OutlineLesson[]): OutlineCourse => ({
  id,
  title: id,
  description: "",
  cover_url: null,
  derived_cover_url: null,
  order: 1,
  row_version: 1,
  languages: [],
  edited_by: null,
  published: null,
  lessons,
});
