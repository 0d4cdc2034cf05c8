import { useEffect, useMemo } from "react";
import type { MapArrival } from "#domain/learning/map-arrival.ts";
import type { CourseMap } from "#app/data/learning/course-map.ts";
import type { CustomStyle } from "#app/ui/custom-style.ts";
import { FlyingTreasure } from "./arrival/FlyingTreasure.tsx";
import { lessonsAt } from "./arrival/steps.ts";
import { Traveller } from "./arrival/Traveller.tsx";
import { useArrival } from "./arrival/useArrival.ts";
import { Island } from "./island/Island.tsx";
import { cellOf } from "./island/map-layout.ts";
import { chestOf, footOf, pointsAlong, trailThrough } from "./island/trail.ts";
import type { Station } from "./island/trail.ts";
import { useMapBoxes } from "./island/useMapBoxes.ts";
import { MapLesson } from "./MapLesson.tsx";
import styles from "./CourseMap.module.css";

interface Props {
  lessons: CourseMap["lessons"];
  arrival: MapArrival | null;
  onArrived: () => void;
}

/** The lessons of a course as places of an island, with Pocket where the child is. */
export function TreasureMap({ lessons, arrival, onArrived }: Props) {
  const step = useArrival(arrival, onArrived);
  const shown = lessonsAt(lessons, arrival, step);
  const [map, { layout, width, height, stations }] = useMapBoxes(lessons.length);
  const legs = useMemo(() => trailThrough(stations ?? []), [stations]);
  const current = lessons.findIndex(({ status }) => status === "current");
  // When all is done Pocket stands at the last place.
  const last = current === -1 ? lessons.length - 1 : current;
  const isAtStart = arrival !== null && (step === "before" || step === "chest");
  const here = isAtStart ? arrival.from : last;
  useEffect(() => {
    showWhole(map.current?.querySelectorAll("li")[last]);
  }, [map, last]);
  const station = stations?.[here];
  const isFlying = step === "chest" || step === "way";
  const opened = arrival === null || !isFlying ? undefined : stations?.[arrival.from];
  const isCheering = step === "chest" || (step === null && current === -1);
  return (
    <div
      ref={map}
      className={styles.map}
      data-layout={layout.kind}
      data-step={step}
      style={{ "--columns": layout.columns } as CustomStyle}
    >
      {stations !== null && (
        <Island width={width} height={height} stations={stations} legs={legs} walked={here} />
      )}
      <ol className={styles.list} data-columns={layout.columns}>
        {shown.map((lesson, place) => (
          <MapLesson
            key={lesson.id}
            lesson={lesson}
            place={place}
            cell={cellOf(place, layout)}
            isFinished={place === arrival?.from}
          />
        ))}
      </ol>
      {stations && station && (
        <Traveller
          at={footOf(station)}
          width={pocketWidth(station)}
          mood={isCheering ? "celebrating" : "happy"}
          way={step === "way" ? pointsAlong(legs[here - 1] ?? []) : null}
        />
      )}
      {arrival && opened && (
        <FlyingTreasure {...flightAt(opened)} order={lessons[arrival.from]?.order ?? 1} />
      )}
    </div>
  );
}

const MAX_POCKET_PX = 124;
const pocketWidth = ({ picture }: Station) => Math.min(MAX_POCKET_PX, picture.width * 0.46);

/** From a lesson's chest into the satchel of Pocket, who stands beside it. */
function flightAt(station: Station) {
  const foot = footOf(station);
  const satchel = { x: foot.x, y: foot.y - pocketWidth(station) * 0.35 };
  return { from: chestOf(station), to: satchel, width: pocketWidth(station) * 0.5 };
}

/** Scrolls to a lesson that is not whole on the screen. */
function showWhole(lesson: Element | undefined): void {
  if (lesson === undefined) return;
  const { top, bottom } = lesson.getBoundingClientRect();
  const isWhole = top >= 0 && bottom <= window.innerHeight - 120;
  if (!isWhole) void lesson.scrollIntoView({ block: "center" });
}
