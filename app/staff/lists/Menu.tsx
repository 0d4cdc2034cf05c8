import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import styles from "./Menu.module.css";

interface Item {
  label: string;
  onSelect: () => void;
  /** What it does, below its name. */
  hint?: string;
  disabled?: boolean;
  /** On a wide page it stands beside the menu. */
  isForNarrow?: boolean;
  /** Takes something away: set apart from the others. */
  isDanger?: boolean;
}

interface Props {
  label: string;
  items: readonly Item[];
  /** The button shows three dots in place of its label. */
  isDots?: boolean;
  /** The button shows three dots on phones. */
  isShort?: boolean;
  /** The button shows three bars in place of its label where there is little room. */
  isBars?: boolean;
}

/**
 * A button that opens a list of further buttons below it. Escape, a press elsewhere and each choice
 * close it; Escape gives the focus back to the button.
 */
export function Menu({ label, items, isDots = false, isBars = false, isShort = false }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.contains(target) !== true) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      menu.current?.querySelector("button")?.focus();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("focusin", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("focusin", onPress);
    };
  }, [isOpen]);
  return (
    <div ref={menu} className={styles.menu}>
      <Button
        look="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        data-bars={isBars}
        {...((isBars || isShort) && { "aria-label": label })}
        {...(isDots && { "aria-label": label, title: label, "data-dots": true })}
      >
        {isDots ? "•••" : <span className={styles.name}>{label}</span>}
        {isShort && <span className={styles.short}>•••</span>}
        {!isDots && <span className={styles.arrow} aria-hidden="true" />}
      </Button>
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {items.map(({ label: text, onSelect, hint, disabled = false, ...item }) => (
          <li key={text} data-danger={item.isDanger} data-for-narrow={item.isForNarrow}>
            <button
              type="button"
              disabled={disabled}
              {...(hint !== undefined && { "aria-label": text, "aria-description": hint })}
              onClick={() => {
                // A dialog that the choice opens gives the focus back to what had it before.
                menu.current?.querySelector("button")?.focus();
                setOpen(false);
                onSelect();
              }}
            >
              {text}
              {hint !== undefined && <small>{hint}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
