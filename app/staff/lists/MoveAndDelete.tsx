import { useEffect, useRef } from "react";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useLayout } from "../builder/useLayout.ts";
import { Menu } from "./Menu.tsx";

interface Props {
  /** Position in the list, from 1. At an end, the button that goes no further keeps the focus. */
  place: number;
  isLast: boolean;
  labels: { up: string; down: string; remove: string };
  /** Name of the menu that holds them where there is little room; without one, they are buttons. */
  menu?: string;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
}

/** The buttons beside a part of a slide. */
export function MoveAndDelete({ place, isLast, labels, menu, onMove, onDelete }: Props) {
  const isWide = useLayout() === "wide";
  // A part that moves in the document loses the focus, so it is restored to what moved the part.
  const held = useRef<Element | null>(null);
  useEffect(() => {
    if (held.current instanceof HTMLElement) held.current.focus();
    held.current = null;
  }, [place]);
  const move = (by: -1 | 1, isAtEnd: boolean) => () => {
    if (isAtEnd) return;
    held.current = document.activeElement;
    onMove(by);
  };
  if (menu !== undefined && !isWide)
    return (
      <Menu
        label={menu}
        isDots
        items={[
          { label: labels.up, disabled: place === 1, onSelect: move(-1, false) },
          { label: labels.down, disabled: isLast, onSelect: move(1, false) },
          { label: labels.remove, onSelect: onDelete, isDanger: true },
        ]}
      />
    );
  return (
    <>
      <IconButton
        icon="up"
        small
        aria-disabled={place === 1}
        label={labels.up}
        onClick={move(-1, place === 1)}
      />
      <IconButton
        icon="down"
        small
        aria-disabled={isLast}
        label={labels.down}
        onClick={move(1, isLast)}
      />
      <IconButton icon="bin" small label={labels.remove} onClick={onDelete} />
    </>
  );
}
