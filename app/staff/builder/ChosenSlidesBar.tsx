import { builder as page, lists as words } from "#app/copy/builder.ts";
import { Button } from "#app/ui/Button.tsx";
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
export const ChosenSlidesBar = ({ count, onAll, onStep, onMove, onDelete }: Props) => (
  <div className={styles.bulk} role="group" aria-label={words.chosenSlides}>
    <Button look="quiet" onClick={onAll}>
      {words.chooseAll}
    </Button>
    <Button look="quiet" disabled={count === 0} onClick={onMove}>
      {words.moveSlideShort}
    </Button>
    <Button
      look="quiet"
      aria-label={words.chosenUp}
      disabled={count === 0}
      onClick={() => onStep(-1)}
    >
      {words.upShort}
    </Button>
    <Button
      look="quiet"
      aria-label={words.chosenDown}
      disabled={count === 0}
      onClick={() => onStep(1)}
    >
      {words.downShort}
    </Button>
    <Button look="quiet" data-danger disabled={count === 0} onClick={onDelete}>
      {page.delete}
    </Button>
  </div>
);
