import type { ReactNode } from "react";
import { usePictureAddress } from "#app/ui/media-urls.ts";

interface Props {
  url: string | null;
  alt: string;
  className: string | undefined;
  /** Shown while there is no picture, or when it does not load. */
  instead?: ReactNode;
}

/** A picture at its address, which is renewed when it is refused. */
export function Picture({ url, alt, className, instead = null }: Props) {
  const { address, hasFailed, onError } = usePictureAddress(url);
  if (address === null || hasFailed) return instead;
  return <img className={className} src={address} alt={alt} draggable={false} onError={onError} />;
}
