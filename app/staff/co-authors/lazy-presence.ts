import { lazy } from "react";
import type { ComponentType } from "react";

/** Without this part lessons can still be edited; the other authors are not shown. */
const optional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });

export const LessonPresence = optional(
  async () => (await import("./LessonPresence.tsx")).LessonPresence,
);
export const OpenLessons = optional(async () => (await import("./OpenLessons.tsx")).OpenLessons);
