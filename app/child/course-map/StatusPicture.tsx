import type { LessonStatus } from "#domain/learning/lesson-order.ts";
import { Pocket } from "#app/ui/Mascot.tsx";

/** Done: an open chest. Current: Pocket is there. Upcoming: a closed chest. */
export function StatusPicture({ status }: { status: LessonStatus }) {
  if (status === "current") return <Pocket isLate face mood="happy" />;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {status === "done" ? (
        <>
          <path d="M14 46q0-26 36-26t36 26z" fill="#c98a4b" />
          <circle cx="34" cy="48" r="12" fill="#ffc93c" stroke="#f29f1f" strokeWidth="3" />
          <circle cx="54" cy="44" r="14" fill="#ffc93c" stroke="#f29f1f" strokeWidth="3" />
          <circle cx="70" cy="50" r="10" fill="#ffc93c" stroke="#f29f1f" strokeWidth="3" />
          <rect x="12" y="52" width="76" height="32" rx="7" fill="#a9683a" />
        </>
      ) : (
        <>
          <path d="M12 50q0-28 38-28t38 28z" fill="#c98a4b" />
          <rect x="12" y="50" width="76" height="34" rx="7" fill="#a9683a" />
        </>
      )}
      <rect x="12" y="50" width="76" height="8" fill="#7f4a2e" />
      <rect x="41" y="46" width="18" height="20" rx="5" fill="#ffc93c" />
    </svg>
  );
}
