import { builder as page, lists as words } from "#app/copy/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import styles from "./SlideRail.module.css";

interface Props {
  /** Of the slides that are chosen. */
  count: number;
  onAll: () => void;
  onStep: (step: -1 | 1) => void;
  onMove: () => void;
  onDelete: () => void;
}

/** What can be done with the chosen slides. */
export function ChosenSlidesBar({ count, onAll, onStep, onMove, onDelete }: Props) {
  const disabled = count === 0;
  return (
    <div className={styles.bulk} role="group" aria-label={words.chosenSlides}>
      <Button look="quiet" onClick={onAll}>
        {words.chooseAll}
      </Button>
      <Button look="quiet" disabled={disabled} onClick={onMove}>
        {words.moveSlideShort}
      </Button>
      <span>
        <IconButton
          icon="up"
          small
          label={words.chosenUp}
          disabled={disabled}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon="down"
          small
          label={words.chosenDown}
          disabled={disabled}
          onClick={() => onStep(1)}
        />
      </span>
      <Button look="quiet" data-danger disabled={disabled} onClick={onDelete}>
        {page.delete}
      </Button>
    </div>
  );
}
