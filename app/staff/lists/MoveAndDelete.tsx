import { Menu } from "../ui/Menu.tsx";
import { useKeptFocus } from "../ui/useKeptFocus.ts";

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
  const keepFocus = useKeptFocus(place);
  const move = (by: -1 | 1) => () => {
    keepFocus(document.activeElement);
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
