import { player as words } from "#app/copy/child.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "../LessonPlayer.module.css";

/** Leads to the next slide; it waits until that one is loaded. */
export function NextButton({
  look,
  canContinue,
  isMoving,
  onContinue,
}: {
  look: "gold" | "primary" | "quiet";
  canContinue: boolean;
  isMoving: boolean;
  onContinue: () => void;
}) {
  return (
    <Button big look={look} disabled={!canContinue || isMoving} onClick={onContinue}>
      {canContinue ? words.next : words.mediaLoading}
      <span aria-hidden="true" className={styles.arrow}>
        <Icon name="next" />
      </span>
    </Button>
  );
}
