import { useEffect, useRef } from "react";
import type { MouseEvent } from "react";
import { IconButton } from "#app/ui/IconButton.tsx";

interface Props {
  /** Position in the list, from 1. At an end, the button that goes no further keeps the focus. */
  place: number;
  isLast: boolean;
  labels: { up: string; down: string; remove: string };
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
}

/** The buttons beside a part of a slide. */
export function MoveAndDelete({ place, isLast, labels, onMove, onDelete }: Props) {
  // A part that moves in the document loses the focus, so it is restored to what moved the part.
  const held = useRef<HTMLElement | null>(null);
  useEffect(() => {
    held.current?.focus();
    held.current = null;
  }, [place]);
  const move = (by: -1 | 1, isAtEnd: boolean) => (event: MouseEvent<HTMLElement>) => {
    if (isAtEnd) return;
    held.current = event.currentTarget;
    onMove(by);
  };
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
