import { useState } from "react";
import { missions } from "#course/treasure-tracker/course.ts";
import { slideOfSeed } from "#domain/content/course-seed.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import { LessonPlayer } from "#app/lesson-player/LessonPlayer.tsx";
import { memoryOfPage } from "#app/lesson-player/slides/memory.ts";
import { madeSlides } from "./made-lesson.ts";
import { Scene } from "#app/ui/Scene.tsx";

/** A mission of the course, or mission 0 of made slides, with files as the studio's server has them. */
function lessonOf(mission: number): LessonVersion | null {
  if (mission === 0) {
    const slides = madeSlides.map((slide) => slideOfSeed(slide, ({ file }) => `/${file}`));
    return { lesson_id: "made", version: 1, title: "Made slides", tag: "", slides };
  }
  const lesson = missions[mission - 1]?.lesson;
  if (lesson === undefined) return null;
  const slides = lesson.slides.map((slide) => slideOfSeed(slide, ({ file }) => `/${file}`));
  return { lesson_id: lesson.id, version: 1, title: lesson.title, tag: lesson.tag, slides };
}

/** A slide of the course in the lesson player, played as a child plays it; nothing is saved. */
export function PlayedSlide({ mission, slide, age }: Record<"mission" | "slide" | "age", number>) {
  const [memory] = useState(() => memoryOfPage("parts"));
  const lesson = lessonOf(mission);
  if (lesson?.slides[slide - 1] === undefined) return <p>There is no such slide.</p>;
  return (
    <Scene place="beach">
      <LessonPlayer
        lesson={lesson}
        startAt={slide - 1}
        childAge={age}
        memory={memory}
        onMove={() => Promise.resolve()}
        onFinish={() => undefined}
        onLeave={() => undefined}
        onEvent={() => undefined}
      />
    </Scene>
  );
}
