import { useContent } from "./useContent.ts";
import type { Content, ContentState } from "./useContent.ts";
import { useListActions } from "./useListActions.ts";
import type { ListActions } from "./useListActions.ts";
import { useSelection } from "./useSelection.ts";

export type Builder =
  | Exclude<ContentState, { state: "ready" }>
  | ({ state: "ready" } & ReadyBuilder);

export interface ReadyBuilder extends Content, ListActions {
  selectCourse: (id: string) => void;
  selectLesson: (id: string) => void;
  selectSlide: (id: string) => void;
}

/**
 * The builder's content, which part of it is selected, and what the author can do with its lists.
 */
export function useBuilder(): Builder {
  const { select, ...chosen } = useSelection();
  const read = useContent(chosen);
  const content = read.state === "ready" ? read.content : null;
  const courseId = content?.course?.id ?? null;
  const actions = useListActions(courseId, content?.lesson?.id ?? null, select);
  if (read.state !== "ready") return read;
  return {
    state: "ready",
    ...read.content,
    ...actions,
    selectCourse: (id) => select({ course: id, lesson: null, slide: null }),
    selectLesson: (id) => select({ course: courseId, lesson: id, slide: null }),
    selectSlide: (id) => select({ slide: id }),
  };
}
