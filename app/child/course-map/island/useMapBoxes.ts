import { useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { layoutOf } from "./map-layout.ts";
import type { MapLayout } from "./map-layout.ts";
import type { Box, Station } from "./trail.ts";

/** The map as it stands on the screen. */
interface MapBoxes {
  layout: MapLayout;
  width: number;
  height: number;
  /** Null until the lessons stand where the layout puts them. */
  stations: Station[] | null;
}

const FLAT = "(min-aspect-ratio: 1/1)";

const sizeOf = (map: HTMLElement) => ({ width: map.clientWidth, height: map.clientHeight });

function layoutIn(map: HTMLElement, lessons: number): MapLayout {
  const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return layoutOf(lessons, map.clientWidth, text, window.matchMedia(FLAT).matches);
}

/** Where each lesson's picture and words are. They are found by `data-map`. */
function stationsIn(map: HTMLElement): Station[] {
  const origin = map.getBoundingClientRect();
  const boxOf = (element: Element | null): Box => {
    const { x, y, width, height } = element?.getBoundingClientRect() ?? origin;
    return { x: x - origin.x, y: y - origin.y, width, height };
  };
  return [...map.querySelectorAll("[data-map=lesson]")].map((lesson) => ({
    picture: boxOf(lesson.querySelector("[data-map=picture]")),
    words: boxOf(lesson.querySelector("[data-map=words]")),
    isMirrored: lesson.getAttribute("data-mirrored") === "true",
  }));
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Measures the map before it is painted, and whenever its size or that of its words changes: the
 * land is drawn around the lessons.
 */
export function useMapBoxes(lessons: number): [RefObject<HTMLDivElement | null>, MapBoxes] {
  const map = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<MapBoxes>({
    layout: { kind: "tall", columns: 1 },
    width: 0,
    height: 0,
    stations: null,
  });
  useLayoutEffect(() => {
    const element = map.current;
    if (element === null) return undefined;
    const measure = () => {
      const layout = layoutIn(element, lessons);
      setBoxes((before) => {
        if (!same(before.layout, layout)) return { ...before, layout, stations: null };
        const next = { layout, ...sizeOf(element), stations: stationsIn(element) };
        return same(before, next) ? before : next;
      });
    };
    measure();
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    for (const words of element.querySelectorAll("[data-map=words]")) observer.observe(words);
    return () => observer.disconnect();
  }, [lessons]);
  // A new layout has moved the lessons: they are measured again before the paint.
  useLayoutEffect(() => {
    const element = map.current;
    if (element === null || boxes.stations !== null) return;
    setBoxes((before) => ({ ...before, ...sizeOf(element), stations: stationsIn(element) }));
  }, [boxes.stations]);
  return [map, boxes];
}
