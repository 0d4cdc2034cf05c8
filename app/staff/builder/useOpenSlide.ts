import { useRef } from "react";
import type { Selection } from "../ui/useSelection.ts";

/**
 * The slide of the URL; where it names none, the one that was first when the lesson opened, wherever
 * it is moved since.
 */
export function useOpenSlide<T extends { id: string }>(
  slides: readonly T[] | null,
  chosen: Pick<Selection, "lesson" | "slide">,
): T | null {
  const opened = useRef<{ lesson: string | null; slide: string } | null>(null);
  const withId = (id: string | null) => slides?.find((slide) => slide.id === id);
  const named = withId(chosen.slide);
  if (named !== undefined) return named;
  const { lesson = null, slide = null } = opened.current ?? {};
  const first = (lesson === chosen.lesson ? withId(slide) : undefined) ?? slides?.[0] ?? null;
  if (first !== null) opened.current = { lesson: chosen.lesson, slide: first.id };
  return first;
}
