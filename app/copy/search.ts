import { counted } from "./builder.ts";

export const search = {
  button: "Search",
  heading: "Search",
  label: "Courses, lessons, slides and their texts",
  results: "Results",
  hint: "Type two letters or more. Arrow keys choose, Enter opens.",
  /** Second line of a result. @param place of a slide in its lesson; null for others */
  where: (kind: "course" | "lesson" | "slide", where: string, place: number | null) =>
    kind === "course"
      ? "Course"
      : kind === "lesson"
        ? `Lesson in ${where}`
        : `Slide ${place ?? ""}`.trim() + ` in ${where}`,
  inText: "In its text: ",
  inLanguage: (language: string) => `, in ${language}`,
  found: (n: number) => (n === 0 ? "Nothing was found." : `${counted(n, "result")}.`),
  untitled: "No text yet",
};
