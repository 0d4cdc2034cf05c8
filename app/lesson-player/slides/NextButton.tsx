import { player as words } from "#app/copy/child.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./NextButton.module.css";

/**
 * Leads to the next slide; it waits until that one is loaded.
 *
 * @param look pale: small, while there is something to watch; gold: it pulses once the clip has ended.
 *   The place for it is the same.
 */
export function NextButton({
  look,
  canContinue,
  onContinue,
}: {
  look: "pale" | "gold" | "primary";
  canContinue: boolean;
  onContinue: () => void;
}) {
  const isPale = look === "pale";
  return (
    <div className={styles.place} data-look={look}>
      <Button
        big={!isPale}
        look={isPale ? "quiet" : look}
        disabled={!canContinue}
        onClick={onContinue}
      >
        {canContinue ? words.next : words.mediaLoading}
        <span aria-hidden="true" className={styles.arrow}>
          <Icon name="next" />
        </span>
      </Button>
    </div>
  );
}
