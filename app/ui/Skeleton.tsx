import styles from "./Skeleton.module.css";

/** Placeholder for content that is loading. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={`${styles.block} ${className ?? ""}`} aria-hidden="true" />;
}
