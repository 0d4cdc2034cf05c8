import { Alert } from "../panels/Alert.tsx";
import type { Place, ReadyBuilder } from "./useBuilder.ts";

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
