import { useEffect, useMemo, useState } from "react";
import { nameLines } from "./name-lines.ts";
import type { NameLines } from "./name-lines.ts";

const MEASURED_PX = 100;
const pageFont = () => `700 ${MEASURED_PX}px ${getComputedStyle(document.body).fontFamily}`;

/** Widths of bold texts in the page's font as it is loaded now, as multiples of their size. */
function pageFontWidths(): (text: string) => number {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return (text) => text.length;
  context.font = pageFont();
  return (text) => context.measureText(text).width / MEASURED_PX;
}

/** The lines of a name on the certificate, measured again once the page's font is there. */
export function useNameLines(name: string): NameLines {
  const [widthOf, setWidthOf] = useState(pageFontWidths);
  useEffect(() => {
    document.fonts.load(pageFont(), name).then(
      () => setWidthOf(pageFontWidths),
      () => undefined,
    );
  }, [name]);
  return useMemo(() => nameLines(name, widthOf), [name, widthOf]);
}
