import { useEffect, useState } from "react";
import { MEDIA_WAIT_MS } from "#domain/constants.ts";
import { usePictureUrl } from "#app/ui/media-urls.ts";

/** Sides of a picture whose size is not known yet. */
const USUAL_RATIO = 4 / 3;

/**
 * The picture of a slide and its ratio of width to height. It is missing when it does not load, or
 * not in time; a late one is still shown when it comes.
 */
export function usePicture(url: string | null) {
  const picture = usePictureUrl(url);
  const [ratio, setRatio] = useState<number | null>(null);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (ratio !== null) return;
    const timer = setTimeout(() => setLate(true), MEDIA_WAIT_MS);
    return () => clearTimeout(timer);
  }, [ratio]);
  return {
    src: picture.src,
    ratio: ratio ?? USUAL_RATIO,
    isMissing: picture.src === null || picture.hasFailed || (isLate && ratio === null),
    onError: picture.onError,
    onLoad: ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
      setRatio(naturalHeight > 0 ? naturalWidth / naturalHeight : USUAL_RATIO),
  };
}
