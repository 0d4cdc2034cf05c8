import { IconButton } from "#app/ui/IconButton.tsx";
import { useKeptFocus } from "../ui/useKeptFocus.ts";

interface Props {
  /** Position in the list, from 1. */
  place: number;
  isLast: boolean;
  labels: { up: string; down: string };
  onMove: (by: -1 | 1) => void;
}

/** The two buttons that move a part of a slide; the one that was pressed keeps the focus. */
export function MoveButtons({ place, isLast, labels, onMove }: Props) {
  const keepFocus = useKeptFocus(place);
  const button = (by: -1 | 1, isEnd: boolean) => (
    <IconButton
      icon={by < 0 ? "up" : "down"}
      small
      label={by < 0 ? labels.up : labels.down}
      aria-disabled={isEnd}
      onClick={({ currentTarget }) => {
        if (isEnd) return;
        keepFocus(currentTarget);
        onMove(by);
      }}
    />
  );
  return (
    <>
      {button(-1, place === 1)}
      {button(1, isLast)}
    </>
  );
}
