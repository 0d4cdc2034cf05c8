import { Alert } from "../ui/Alert.tsx";
import type { ReadyBuilder } from "./useBuilder.ts";
import type { Place } from "./useRun.ts";

/** The error message of one part of the page, if there is one. */
export function Problem({
  builder,
  place,
}: {
  builder: Pick<ReadyBuilder, "problem">;
  place: Place;
}) {
  return <Alert message={builder.problem?.place === place ? builder.problem.message : null} />;
}
