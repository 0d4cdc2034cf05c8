import { useEffect, useState } from "react";
import { MEDIA_WAIT_MS } from "#domain/constants.ts";
import { USUAL_RATIO } from "#domain/slides/spot/usual-ratio.ts";
import { usePictureUrl } from "#app/ui/media-urls.ts";

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
      setRatio((naturalHeight && naturalWidth / naturalHeight) || USUAL_RATIO),
  };
}
