import { expect, it } from "vitest";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { courseRow, lessonRow } from "../content/rows-for-tests.ts";
import {
  deletionOfCourse,
  deletionOfLesson,
  deletionOfLessons,
  deletionOfSlide,
  deletionOfSlides,
} from "./deletions.ts";

const no = () => undefined;
const draft = { ...lessonRow("New", 3, true), version: null };
const published = lessonRow("Old", 1, false);
const published2 = lessonRow("Older", 2, true);
const course = (seen: OutlineCourse["published"]) => ({
  ...courseRow("Seas", [published, draft]),
  published: seen,
});
const seen = { title: "Seas", description: "", cover_url: null, order: 1, changed_languages: [] };

const IT = "You can put it back from the trash for 30 days.";
const THEM = "You can put them back from the trash for 30 days.";
const UNTIL = "Children see the published version until the lesson is published again.";

it.each([
  [deletionOfSlide(draft, 2, no), "Delete slide 2?", IT],
  [deletionOfSlide(published, 2, no), `Delete slide 2? ${UNTIL}`, IT],
  [deletionOfSlides(draft, 4, no), "Delete 4 slides?", THEM],
  [deletionOfSlides(published, 4, no), `Delete 4 slides? ${UNTIL}`, THEM],
  [deletionOfSlides(published, 1, no), `Delete 1 slide? ${UNTIL}`, IT],
  [deletionOfLesson(draft, no), 'Delete the lesson "New"? Its 3 slides are deleted with it.', IT],
  [
    deletionOfLesson(published, no),
    'Delete the lesson "Old"? Its 1 slide is deleted with it. Children no longer see it.',
    IT,
  ],
  [deletionOfLessons([draft, draft], no), "Delete 2 lessons with 6 slides?", THEM],
  [
    deletionOfLessons([published, published2], no),
    "Delete 2 lessons with 3 slides? Children no longer see them.",
    THEM,
  ],
  [
    deletionOfLessons([draft, published], no),
    "Delete 2 lessons with 4 slides? Children no longer see those that are published.",
    THEM,
  ],
  [
    deletionOfLessons([published], no),
    'Delete the lesson "Old"? Its 1 slide is deleted with it. Children no longer see it.',
    IT,
  ],
  [
    deletionOfCourse(course(null), no),
    'Delete the course "Seas"? Its 2 lessons and 4 slides are deleted with it.',
    IT,
  ],
  [
    deletionOfCourse(course(seen), no),
    'Delete the course "Seas"? Its 2 lessons and 4 slides are deleted with it. Children no longer see it.',
    IT,
  ],
])(
  "what is asked before a deletion is true of what is deleted: %o (T-983)",
  (question, ...text) => {
    expect(question.text).toEqual(text);
  },
);
