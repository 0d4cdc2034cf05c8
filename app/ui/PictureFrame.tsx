import { useId, useMemo } from "react";
import { painted } from "./pictures/brush.ts";
import type { Drawing } from "./pictures/brush.ts";
import { rigElement } from "./rig-element.ts";

/** The square of our small pictures; empty without a drawing. */
export function PictureFrame({
  className,
  drawing,
}: {
  className?: string | undefined;
  drawing: Drawing | undefined;
}) {
  const prefix = useId().replace(/[^\w-]/g, "");
  const elements = useMemo(
    () => drawing && painted(drawing, prefix).map(rigElement),
    [drawing, prefix],
  );
  return (
    <svg viewBox="0 0 200 200" className={className} aria-hidden="true">
      {elements}
    </svg>
  );
}
