import type { ReactNode } from "react";
import styles from "./Scene.module.css";

/** Background picture of a screen. */
export function Scene({ place, children }: { place: "beach" | "night"; children: ReactNode }) {
  return (
    <div className={`${styles.scene} ${styles[place]}`} data-place={place}>
      {children}
    </div>
  );
}
