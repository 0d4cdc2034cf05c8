import { useEffect, useRef } from "react";
import { builder as words } from "#app/copy/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import styles from "./Toast.module.css";

/** Long enough to read it and to reach its button by keyboard. */
const SHOWN_MS = 20_000;

interface Props {
  text: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what was done, with a button that undoes it. It goes by itself; the trash stays. */
export function Toast({ text, onUndo, onClose }: Props) {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.toast}>
      <span role="status">{text}</span>
      <Button look="gold" onClick={onUndo}>
        {words.undo}
      </Button>
      <IconButton icon="cross" small label={words.close} onClick={onClose} />
    </div>
  );
}
