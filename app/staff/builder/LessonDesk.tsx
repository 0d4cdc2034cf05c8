import type { ReactNode } from "react";
import { builder as words } from "#app/copy/builder.ts";
import { panelId, tabId, Tabs } from "../ui/Tabs.tsx";
import { useLayout } from "../ui/useLayout.ts";
import type { Layout } from "../ui/useLayout.ts";
import styles from "./LessonDesk.module.css";

/** A part of the desk. */
export type Part = "slides" | "edit" | "phone" | "check";

/** The parts that share one place and are chosen by tabs. */
const TABS: Record<Layout, readonly Part[]> = {
  wide: [],
  middle: ["edit", "phone"],
  narrow: ["slides", "edit", "phone", "check"],
};

interface Props {
  shown: Part;
  onShow: (part: Part) => void;
  /** Files were dropped anywhere on the desk; null where none are taken. */
  onDrop: ((files: File[]) => void) | null;
  slides: ReactNode;
  edit: ReactNode;
  /** The phone; beside it the checklist, which on phones has a tab of its own. */
  phone: ReactNode;
  check: ReactNode;
}

/**
 * The slides, the slide in focus and the phone, side by side as far as the window has room. Each
 * scrolls by itself.
 */
export function LessonDesk({ shown, onShow, onDrop, ...parts }: Props) {
  const layout = useLayout();
  const tabs = TABS[layout];
  const selected = tabs.includes(shown) ? shown : "edit";
  const column = (part: Part, content: ReactNode) => {
    const isTab = tabs.includes(part);
    const isHidden = isTab && part !== selected;
    return (
      <div
        key={part}
        className={styles.column}
        data-column={part}
        hidden={isHidden}
        {...(isTab && {
          id: panelId(part),
          role: "tabpanel",
          "aria-labelledby": tabId(part),
        })}
      >
        {content}
      </div>
    );
  };
  return (
    <div
      className={styles.desk}
      data-layout={layout}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onDrop?.([...event.dataTransfer.files]);
      }}
    >
      {tabs.length > 0 && (
        <div className={styles.tabs}>
          <Tabs
            name={words.columns}
            tabs={tabs.map((id) => ({
              id,
              label: words.tabs[id === "phone" && layout === "middle" ? "both" : id],
            }))}
            selected={selected}
            onSelect={onShow}
          />
        </div>
      )}
      {column("slides", parts.slides)}
      {column("edit", parts.edit)}
      {/* A hidden preview would still play its sounds. */}
      {column("phone", !tabs.includes("phone") || selected === "phone" ? parts.phone : null)}
      {layout === "narrow" && column("check", selected === "check" ? parts.check : null)}
    </div>
  );
}
