import type { SyntheticEvent } from "react";

/** Marks a picture that has come: the style sheet shows dots in the place of one that has not. */
export function markLoaded({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.dataset["loaded"] = "true";
}
