import { Alert } from "../panels/Alert.tsx";
import type { Place, ReadyBuilder } from "./useBuilder.ts";

/** What could not be done in a part of the page. */
export function Problem({ builder, place }: { builder: Pick<ReadyBuilder, "problem">; place: Place }) {
  return <Alert message={builder.problem?.place === place ? builder.problem.message : null} />;
}
