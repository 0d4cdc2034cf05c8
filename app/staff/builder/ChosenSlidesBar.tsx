import { builder as page, lists as words } from "#app/copy/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./SlideRail.module.css";

interface Props {
  /** Of the slides that are chosen. */
  count: number;
  onStep: (step: -1 | 1) => void;
  onMove: () => void;
  onDelete: () => void;
}

const STEPS = [
  { by: -1, icon: "up", label: words.chosenUp },
  { by: 1, icon: "down", label: words.chosenDown },
] as const;

/** What can be done with the chosen slides. */
export function ChosenSlidesBar({ count, onStep, onMove, onDelete }: Props) {
  const disabled = count === 0;
  return (
    <div className={styles.bulk} role="group" aria-label={words.chosenSlides}>
      <Button look="quiet" disabled={disabled} onClick={onMove}>
        {words.sendSlide}
      </Button>
      {STEPS.map(({ by, icon, label }) => (
        <Button
          key={by}
          look="quiet"
          aria-label={label}
          title={label}
          disabled={disabled}
          onClick={() => onStep(by)}
        >
          <Icon name={icon} />
        </Button>
      ))}
      <Button look="quiet" data-danger disabled={disabled} onClick={onDelete}>
        {page.delete}
      </Button>
    </div>
  );
}
