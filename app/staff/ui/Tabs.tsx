import type { KeyboardEvent } from "react";
import styles from "./Tabs.module.css";

interface Props<Name extends string> {
  /** Accessible name of the list of tabs. */
  name: string;
  tabs: readonly { id: Name; label: string }[];
  selected: Name;
  onSelect: (id: Name) => void;
}

export const tabId = (id: string) => `tab-${id}`;
export const panelId = (id: string) => `tab-panel-${id}`;

const STEP: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs of the WAI-ARIA pattern: one stop of the Tab key, arrow keys move between them. */
export function Tabs<Name extends string>({ name, tabs, selected, onSelect }: Props<Name>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    onSelect(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={name}>
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          id={tabId(id)}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={id === selected}
          aria-controls={panelId(id)}
          tabIndex={id === selected ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={() => onSelect(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
