import { useState } from "react";
import { keepsData } from "#app/device/web-storage.ts";
import styles from "./SiteDataNote.module.css";

/** One sentence where the browser keeps nothing for this site; else nothing. */
export function SiteDataNote({ text }: { text: string }) {
  const [isShown] = useState(() => !keepsData());
  return isShown ? (
    <p role="note" className={styles.note}>
      {text}
    </p>
  ) : null;
}
