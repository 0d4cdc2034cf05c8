import { useDrawing } from "./drawings.ts";
import type { PictureName } from "./drawings.ts";
import { PictureFrame } from "./PictureFrame.tsx";

/** A small picture beside Pocket; its place is empty until the drawings are loaded. */
export function Picture({
  name,
  className,
}: {
  name: PictureName;
  className?: string | undefined;
}) {
  const pictures = useDrawing("pictures");
  return <PictureFrame className={className} drawing={pictures?.[name]} />;
}
