import { createContext, use } from "react";

/** Id of the row whose lines are recorded, so that each recording is kept under its own name. */
export const RecordingRowContext = createContext<string>("");
export const useRecordingRow = () => use(RecordingRowContext);
