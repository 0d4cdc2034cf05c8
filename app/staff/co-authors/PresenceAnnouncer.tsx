import { useEffect, useRef, useState } from "react";
import { coAuthors as words } from "#app/copy/co-authors.ts";

/**
 * Announces to screen readers which authors arrived and left, but not moves to another slide.
 *
 * @param here who is here, and where; null while it is not known
 */
export function PresenceAnnouncer({ here }: { here: readonly string[] | null }) {
  const [news, setNews] = useState("");
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (here === null) return;
    const came = here.filter((who) => !before.current.includes(who));
    const left = before.current.filter((who) => !here.includes(who));
    before.current = here;
    if (came.length + left.length > 0) setNews(words.comings(came, left));
  }, [here]);
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  );
}
