import { useDrawing } from "./drawings.ts";
import type { PictureName } from "./drawings.ts";

/** A small picture beside Pocket; its place is empty until the drawings are loaded. */
export function Picture({
  name,
  className,
}: {
  name: PictureName;
  className?: string | undefined;
}) {
  const pictures = useDrawing("pictures");
  return (
    <svg
      viewBox="0 0 100 100"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="#3a2320"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {pictures?.[name]}
    </svg>
  );
}
