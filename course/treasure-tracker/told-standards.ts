import type { Standard } from "#domain/questions/standards.ts";
import type { SlideName } from "./build.ts";

/** What each story, chat and document tells, by its mission and name. */
export const toldStandards: Readonly<
  Record<number, Partial<Record<SlideName, readonly Standard[]>>>
> = {
  1: { V1: ["EI-1"], V2: ["EI-1", "EI-6"], V3: ["SP-2", "SP-4"] },
  2: { V1: ["SP-1"], V2: ["SP-1"], V3: ["SP-1"] },
  3: { V1: ["SAV-1"], V2: ["SAV-1", "SAV-2"], V3: ["SAV-1"] },
  4: {
    V1: ["SP-1", "SP-4"],
    V2: ["SP-5", "SP-6"],
    V3: ["SP-3", "SP-5"],
    A26: ["SP-1", "SP-3", "SP-5"],
    A28: ["SP-4"],
    A29: ["EI-3", "SP-4", "SP-6"],
  },
  5: { V1: ["SP-2"], V2: ["SP-1", "SP-2"], V3: ["EI-1", "SAV-1", "SP-1", "SP-2", "SP-4"] },
};
