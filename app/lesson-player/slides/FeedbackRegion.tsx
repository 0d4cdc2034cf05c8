import { useState } from "react";
import type { ReactNode } from "react";

/**
 * Around the feedback on a try. A screen reader says it once: as a live region, or, where it takes the
 * focus, as what has the focus.
 *
 * @param takesFocus The feedback will have the focus; else it has it when it got it.
 */
export function FeedbackRegion({
  isEmpty,
  takesFocus = false,
  children,
}: {
  isEmpty: boolean;
  takesFocus?: boolean;
  children: ReactNode;
}) {
  const [hasFocus, setHasFocus] = useState(false);
  const isLive = isEmpty || !(takesFocus || hasFocus);
  return (
    <div
      {...(isLive && { role: "status", "aria-live": "polite" as const })}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {children}
    </div>
  );
}
