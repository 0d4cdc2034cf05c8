import * as v from "valibot";
import { pageAuthorId } from "#app/data/auth/staff-session.ts";
import { entry } from "#app/data/base/device-storage.ts";
import { parseJson } from "#app/data/base/parse-json.ts";
import type { Selection } from "../ui/useSelection.ts";

const Place = v.object({
  course: v.nullable(v.string()),
  lesson: v.nullable(v.string()),
  slide: v.nullable(v.string()),
});

const stored = () => entry("builder-place", pageAuthorId());

/** What this author edited last on this device; null if nothing is known. */
export const lastPlace = (): Selection | null => parseJson(Place, stored().read());

/** Keeps what the author edits on the device. */
export function keepPlace(place: Selection): void {
  try {
    stored().write(JSON.stringify(place));
  } catch {
    // The device's storage is full: the page works without it.
  }
}
