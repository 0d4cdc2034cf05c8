import type { SlideKind } from "#domain/slides/registry.ts";
import styles from "./KindIcon.module.css";

/** One line drawing for each kind of slide; the square stands for a kind of a newer version. */
const PATHS: Readonly<Record<SlideKind, string>> = {
  video: "M8 5.5v13l10.5-6.5z",
  quiz: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1-1.5 2.3M12 18.5v.01",
  sort: "M4 13h7v7H4zM13 13h7v7h-7zM12 3v6M9 6.5l3 3 3-3",
  spot: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20",
  jars: "M7 4h10M8 4v3c-2 1-3 2.5-3 5v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6c0-2.5-1-4-3-5V4M5 14h14",
  pay: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v8M10 9.5l2-1.5",
  order: "M10 6h10M10 12h10M10 18h10M5 5v3M4.5 12h1M4.5 18h1",
  decide: "M12 20v-7M12 13L6 6M12 13l6-7M6 10V6h4M14 6h4v4",
  chat: "M4 5h16v11H11l-4 4v-4H4zM8 9h8M8 12.5h5",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 11h6M9 14.5h6M9 18h4",
  amount: "M3 12h18M6 9v6M12 9v6M18 9v6M12 4v2",
};

/** The sign of a kind of slide. It says nothing that the words beside it do not. */
export function KindIcon({ kind, className = "" }: { kind: string; className?: string }) {
  const paths: Readonly<Partial<Record<string, string>>> = PATHS;
  const path = paths[kind] ?? "M6 6h12v12H6z";
  return (
    <svg
      className={`${styles.icon} ${className}`}
      viewBox="0 0 24 24"
      data-kind={kind}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
