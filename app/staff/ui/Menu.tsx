import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import styles from "./Menu.module.css";

/** Pixels between a button and its list, and between a list and the edge of the window. */
const GAP = 4;

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
  /**
   * The button shows three dots in place of its label. It is in a column or row that would cut off what
   * is drawn below it: its list lies over everything, and closes when something is scrolled or the
   * window gets another size.
   */
  isDots?: boolean;
  /** The button shows three dots on phones. */
  isShort?: boolean;
  /** The button shows three bars in place of its label where there is little room. */
  isBars?: boolean;
}

/** Opens a list over everything else, below its button, or above it where there is no room below. */
function showAt(button: Element, list: HTMLElement) {
  // Without popovers it is not over everything, but in its place.
  if ("showPopover" in list) list.showPopover();
  const { top, bottom, right } = button.getBoundingClientRect();
  const height = list.offsetHeight;
  const below = bottom + GAP;
  list.style.top = `${below + height > window.innerHeight ? Math.max(0, top - GAP - height) : below}px`;
  const { clientWidth } = document.documentElement;
  list.style.right = `${Math.min(clientWidth - right, clientWidth - list.offsetWidth - GAP)}px`;
}

/**
 * A button that opens a list of further buttons below it. Escape, a press elsewhere and each choice
 * close it; Escape gives the focus back to the button.
 */
export function Menu({ label, items, ...look }: Props) {
  const { isDots = false, isBars = false, isShort = false } = look;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const onScroll = ({ target }: Event) => {
      if (target === list.current) return;
      // The focus would be lost with the item that has it.
      if (list.current?.contains(document.activeElement) === true)
        menu.current?.querySelector("button")?.focus({ preventScroll: true });
      setOpen(false);
    };
    if (isDots && menu.current !== null && list.current !== null) {
      showAt(menu.current, list.current);
      document.addEventListener("scroll", onScroll, true);
      window.addEventListener("resize", onScroll);
    }
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
      document.removeEventListener("scroll", onScroll, true);
      window.removeEventListener("resize", onScroll);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("focusin", onPress);
    };
  }, [isOpen, isDots]);
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
      <ul
        ref={list}
        id={id}
        className={styles.list}
        hidden={!isOpen}
        popover={isDots ? "manual" : undefined}
      >
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
