import { createContext, use, useState } from "react";

/** Id of the row whose lines are recorded, so that each recording is kept under its own name. */
export const RecordingRowContext = createContext<string>("");
export const useRecordingRow = () => use(RecordingRowContext);

/** `useState` of one row: where an editor is given another row, it begins anew. */
export function useStateOfRow<T>(initial: T): [T, (value: T) => void] {
  const row = useRecordingRow();
  const [state, setState] = useState({ row, value: initial });
  const now = state.row === row ? state : { row, value: initial };
  if (now !== state) setState(now);
  return [now.value, (value) => setState({ row, value })];
}
