import { lazyPart } from "../ui/lazy-part.tsx";

/** Without these parts lessons can still be edited; the other authors are not shown. */
const nobody = () => null;

export const LessonPresence = lazyPart(
  async () => (await import("./LessonPresence.tsx")).LessonPresence,
  nobody,
);
export const OpenLessons = lazyPart(
  async () => (await import("./OpenLessons.tsx")).OpenLessons,
  nobody,
);
