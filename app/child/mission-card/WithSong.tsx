import { useState } from "react";
import type { ReactNode } from "react";
import type { SignedUrls } from "#app/ui/media-urls.ts";
import { SongScreen } from "./SongScreen.tsx";
import type { SongFiles } from "./useSong.ts";

export interface LessonSong {
  files: SongFiles;
  /** The signed URLs of its lesson. */
  media: SignedUrls;
}

interface Props {
  /** Null: there is none. */
  song: LessonSong | null;
  /** What the way back from the song to the page says. */
  back: string;
  /** The page; `onSing` opens the song, null: there is none. */
  children: (onSing: (() => void) | null) => ReactNode;
}

/** A page, or the song that was opened from it. */
export function WithSong({ song, back, children }: Props) {
  const [isSinging, setSinging] = useState(false);
  if (!isSinging || song === null) return children(song && (() => setSinging(true)));
  return <SongScreen {...song} back={back} onBack={() => setSinging(false)} />;
}
