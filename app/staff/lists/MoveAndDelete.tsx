import { useEffect, useRef } from "react";
import { Menu } from "./Menu.tsx";

interface Props {
  /** Position in the list, from 1. */
  place: number;
  isLast: boolean;
  labels: { menu: string; up: string; down: string; remove: string };
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
}

/** The menu of a part of a slide. */
export function MoveAndDelete({ place, isLast, labels, onMove, onDelete }: Props) {
  // A part that moves in the document loses the focus, so it is restored to what moved the part.
  const held = useRef<Element | null>(null);
  useEffect(() => {
    if (held.current instanceof HTMLElement) held.current.focus();
    held.current = null;
  }, [place]);
  const move = (by: -1 | 1) => () => {
    held.current = document.activeElement;
    onMove(by);
  };
  return (
    <Menu
      label={labels.menu}
      isDots
      items={[
        { label: labels.up, disabled: place === 1, onSelect: move(-1) },
        { label: labels.down, disabled: isLast, onSelect: move(1) },
        { label: labels.remove, onSelect: onDelete, isDanger: true },
      ]}
    />
  );
}
