import type { ReactNode } from "react";
import { usePictureUrl } from "#app/ui/media-urls.ts";

interface Props {
  url: string | null;
  alt: string;
  className: string | undefined;
  /** Shown while there is no picture, or when it does not load. */
  instead?: ReactNode;
}

/** A picture at its URL, which is renewed when it is refused. */
export function Picture({ url, alt, className, instead = null }: Props) {
  const { src, hasFailed, onError } = usePictureUrl(url);
  if (src === null || hasFailed) return instead;
  return <img className={className} src={src} alt={alt} draggable={false} onError={onError} />;
}
