import { useState } from "react";
import type { ReactElement } from "react";
import { markLoaded } from "../ui/mark-loaded.ts";
import { useShownFile } from "./media-urls.ts";

/** The picture of an item of a list; null without one, and where it does not load. */
export function useListPicture(url: string | null): ReactElement | null {
  const { src, onError } = useShownFile(url ?? "");
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || src === null || failed === src) return null;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={markLoaded}
      onError={() => {
        setFailed(src);
        onError();
      }}
    />
  );
}
