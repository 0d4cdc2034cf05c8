import { useEffect, useMemo, useState } from "react";
import { useHandlers } from "#app/ui/use-handlers.ts";
import { ListOrders } from "./list-orders.ts";
import { keepPlace } from "./last-place.ts";
import { useContent } from "./useContent.ts";
import type { Content, ContentState } from "./useContent.ts";
import { useListActions } from "./useListActions.ts";
import type { ListActions } from "./useListActions.ts";
import { useSelection } from "../ui/useSelection.ts";
import type { Select } from "../ui/useSelection.ts";

export type Builder =
  | Exclude<ContentState, { state: "ready" }>
  | ({ state: "ready" } & ReadyBuilder);

export interface ReadyBuilder extends Content, ListActions {
  /** Opens another place, and takes the message of a failure away. */
  select: Select;
  /** The lesson in the URL, also where it is gone. */
  chosen: string | null;
  /** A slide is named in the URL; else the first one is shown. */
  isSlideChosen: boolean;
}

/**
 * The builder's content, which part of it is selected, and what the author can do with its lists.
 */
export function useBuilder(): Builder {
  const { select, ...chosen } = useSelection();
  const [orders] = useState(() => new ListOrders());
  const read = useContent(chosen, orders);
  const content = read.state === "ready" ? read.content : null;
  const course = content?.course?.id ?? null;
  const lesson = content?.lesson?.id ?? null;
  const slide = content?.slide?.id ?? null;
  const actions = useListActions(content, select, orders);
  const open = useHandlers<{ select: Select }>({
    select(place, options) {
      actions.forgetProblem();
      select(place, options);
    },
  });
  useEffect(() => {
    if (lesson !== null) keepPlace({ course, lesson, slide });
  }, [course, lesson, slide]);
  const isSlideChosen = chosen.slide !== null;
  return useMemo(
    () =>
      read.state === "ready"
        ? {
            state: "ready",
            ...read.content,
            ...actions,
            ...open,
            chosen: chosen.lesson,
            isSlideChosen,
          }
        : read,
    [read, actions, open, chosen.lesson, isSlideChosen],
  );
}
