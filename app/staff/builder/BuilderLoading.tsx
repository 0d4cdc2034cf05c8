import { useState } from "react";
import { SLIDE_KINDS } from "#domain/slides/registry.ts";
import { builder as words, lists } from "#app/copy/builder.ts";
import { KindButtons } from "../lists/KindButtons.tsx";
import { Block, Shape } from "../lists/Shape.tsx";
import late from "../ui/late.module.css";
import { LessonDesk } from "./LessonDesk.tsx";
import type { Part } from "./LessonDesk.tsx";
import { unfoldedKinds } from "../ui/device-settings.ts";
import { lastPlace } from "./last-place.ts";
import { useLayout } from "../ui/useLayout.ts";
import { useSelection } from "../ui/useSelection.ts";
import courseStyles from "./CourseView.module.css";
import header from "./BuilderHeader.module.css";
import home from "./HomeView.module.css";
import lessonStyles from "./LessonEditor.module.css";
import page from "./BuilderPage.module.css";
import rail from "./SlideRail.module.css";

/** Width of the state in the header of each page. */
const STATES = { home: 0, course: 170, lesson: "min(120px, 24vw)" };

/** The shape of the page that is loading, in its own grid: the courses, one course, or a lesson. */
export function BuilderLoading({ heading }: { heading: string }) {
  const { course, lesson, slide } = useSelection();
  const isNarrow = useLayout() === "narrow";
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
          <div className={header.title}>
            {view === "home" ? (
              words.title
            ) : (
              <Block width="min(200px, 40vw)" height="clamp(22px, 14px + 2vw, 28px)" />
            )}
          </div>
          {view !== "home" && (
            <span className={header.state}>
              <Block width={STATES[view]} height={23} />
            </span>
          )}
        </div>
        <div className={header.actions}>
          {view === "lesson" && (
            <span className={page.wide}>
              <Block width={138} height={44} of="button" />
            </span>
          )}
          {view !== "home" && (
            <>
              <Block width={86} height={44} of="button" />
              <Block width={isNarrow ? 44 : 156} height={44} of="button" />
            </>
          )}
          <span className={page.search}>
            <Block width={83} height={44} of="button" />
          </span>
          <span className={header.menu}>
            <Block width="100%" height={44} of="button" />
          </span>
        </div>
      </div>
      {view === "home" ? <Home /> : view === "course" ? <Course /> : <Lesson slide={slide} />}
    </main>
  );
}

/** The heading of a list, whose words are known. */
const Heading = ({ className, text }: { className: string; text: string }) => (
  <div className={`${className} ${late.late}`} aria-hidden="true">
    <h2>{text}</h2>
    <Block width={0} height={48} />
  </div>
);

/** The way back to what was edited last; its second line is of a lesson. */
function Continue() {
  const place = lastPlace();
  if (place === null) return null;
  return (
    <div className={`${home.continue} ${late.late}`} aria-hidden="true">
      <Block width={64} height={72} />
      <Block width="min(100%, 270px)" height={30} />
      <p>
        <Block width="min(80%, 320px)" height={26} />
        {place.lesson !== null && <Block width={150} height={21} />}
      </p>
      <span className={home.go}>
        <Block width={106} height={44} of="button" />
      </span>
    </div>
  );
}

const Home = () => (
  <div className={home.scroll}>
    <div className={home.page}>
      <Continue />
      <div className={home.courses}>
        <Heading className={home.head} text={lists.courses} />
        <div className={`${home.adding} ${late.late}`} aria-hidden="true">
          <Block width={139} height={48} of="button" />
        </div>
        <Shape of="course" count={3} />
      </div>
    </div>
  </div>
);

const Course = () => (
  <div className={courseStyles.view}>
    <div className={courseStyles.part}>
      <Heading className={courseStyles.head} text={lists.lessons} />
      <Shape of="lesson" count={5} />
    </div>
    <div className={`${courseStyles.side} ${late.late}`} aria-hidden="true">
      {[69, 24].map((height) => (
        <div key={height} className={courseStyles.settings}>
          <Block width="min(80%, 260px)" height={height} />
        </div>
      ))}
    </div>
  </div>
);

function Lesson({ slide }: { slide: string | null }) {
  const [part, setPart] = useState<Part>(slide === null ? "slides" : "edit");
  const isNarrow = useLayout() === "narrow";
  const isUnfolded = !isNarrow && unfoldedKinds.read() !== false;
  return (
    <LessonDesk
      shown={part}
      onShow={setPart}
      onDrop={() => undefined}
      slides={
        <>
          {isNarrow && <Shape of="bar" />}
          <div className={rail.rail}>
            <div className={rail.list}>
              <Shape of="slide" count={5} />
            </div>
            <div className={`${rail.add} ${late.late}`} inert>
              <div className={rail.head}>
                <button type="button" className={rail.fold} aria-expanded={isUnfolded}>
                  {lists.addSlide}
                </button>
                <Block width={130} height={44} />
              </div>
              {isUnfolded && (
                <>
                  <KindButtons kinds={SLIDE_KINDS} onChoose={() => undefined} />
                  <Block width="100%" height={44} of="button" />
                </>
              )}
            </div>
          </div>
        </>
      }
      edit={
        <div className={lessonStyles.scroll}>
          {!isNarrow && <Shape of="bar" />}
          <Shape of="card" />
        </div>
      }
      phone={<Shape of="phone" />}
      check={null}
    />
  );
}
