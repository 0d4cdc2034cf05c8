import { useLayoutEffect } from "react";

/**
 * Gives the document a `data-` attribute while `isSet`, for style rules of elements far from the one
 * that knows it. With `:has()` on the page instead, each click makes the browser style every button
 * of the page anew. A name is set by one component alone.
 */
export function useDocumentMark(name: string, isSet: boolean): void {
  useLayoutEffect(() => {
    if (!isSet) return;
    const { dataset } = document.documentElement;
    dataset[name] = "";
    return () => {
      delete dataset[name];
    };
  }, [name, isSet]);
}
