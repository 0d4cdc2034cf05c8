import { IconButton } from "#app/ui/IconButton.tsx";

interface Props {
  /** Position in the list, from 1: the first one can't go up, and its button keeps the focus. */
  place: number;
  labels: { up: string; remove: string };
  onMoveUp: () => void;
  onDelete: () => void;
}

/** The buttons beside a part of a slide. */
export const UpAndDelete = ({ place, labels, onMoveUp, onDelete }: Props) => (
  <>
    <IconButton
      icon="up"
      small
      aria-disabled={place === 1}
      label={labels.up}
      onClick={() => place > 1 && onMoveUp()}
    />
    <IconButton icon="bin" small label={labels.remove} onClick={onDelete} />
  </>
);
