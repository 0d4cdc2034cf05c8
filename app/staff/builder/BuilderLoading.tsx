import { useState } from "react";
import { Block, Shape } from "../lists/Shape.tsx";
import late from "../lists/late.module.css";
import { LessonDesk } from "./LessonDesk.tsx";
import type { Part } from "./LessonDesk.tsx";
import { useSelection } from "./useSelection.ts";
import courseStyles from "./CourseView.module.css";
import header from "./BuilderHeader.module.css";
import home from "./HomeView.module.css";
import lessonStyles from "./LessonEditor.module.css";
import page from "./BuilderPage.module.css";
import rail from "./SlideRail.module.css";

/** Widths of the buttons in the header of each page. */
const BUTTONS = { home: [85, 92], course: [88, 166, 85, 92], lesson: [88, 166, 85, 92] };

/** The shape of the page that is loading, in its own grid: the courses, one course, or a lesson. */
export function BuilderLoading({ heading }: { heading: string }) {
  const { course, lesson, slide } = useSelection();
  const view = lesson !== null ? "lesson" : course !== null ? "course" : "home";
  return (
    <main className={page.page}>
      <h1 className="visually-hidden">{heading}</h1>
      <div
        className={`${header.head} ${late.late}`}
        data-centered={view !== "lesson"}
        aria-hidden="true"
      >
        <div className={header.place}>
          {view !== "home" && (
            <div className={header.above}>
              <Block width={110} height={28} />
            </div>
          )}
          <Block width={200} height={28} />
        </div>
        <div className={header.actions}>
          {BUTTONS[view].map((width, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never change
            <Block key={index} width={width} height={44} of="button" />
          ))}
        </div>
      </div>
      {view === "home" ? <Home /> : view === "course" ? <Course /> : <Lesson slide={slide} />}
    </main>
  );
}

const Heading = ({ className }: { className: string }) => (
  <div className={`${className} ${late.late}`} aria-hidden="true">
    <Block width={90} height={44} />
  </div>
);

const Home = () => (
  <div className={home.scroll}>
    <div className={home.page}>
      <div className={home.courses}>
        <Heading className={home.head} />
        <Shape of="course" count={3} />
      </div>
    </div>
  </div>
);

const Course = () => (
  <div className={courseStyles.view}>
    <div className={courseStyles.part}>
      <Heading className={courseStyles.head} />
      <Shape of="lesson" count={5} />
    </div>
    <div className={courseStyles.side}>
      <Shape of="card" />
    </div>
  </div>
);

function Lesson({ slide }: { slide: string | null }) {
  const [part, setPart] = useState<Part>(slide === null ? "slides" : "edit");
  return (
    <LessonDesk
      shown={part}
      onShow={setPart}
      onDrop={() => undefined}
      slides={
        <div className={rail.rail}>
          <div className={rail.list}>
            <Shape of="slide" count={5} />
          </div>
        </div>
      }
      edit={
        <div className={lessonStyles.scroll}>
          <Shape of="bar" />
          <Shape of="card" />
        </div>
      }
      phone={<Shape of="phone" />}
    />
  );
}
