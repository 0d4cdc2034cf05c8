import { useLayoutEffect } from "react";

/** Marks the document as the builder's desk, for the rule of reduced motion in `tokens.css`. */
export function useDeskMark(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["desk"] = "";
    return () => {
      delete dataset["desk"];
    };
  }, []);
}
