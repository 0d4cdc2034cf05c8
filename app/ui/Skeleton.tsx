import styles from "./Skeleton.module.css";

/** Holds the place of something that is on its way. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={`${styles["block"]} ${className ?? ""}`} aria-hidden="true" />;
}
