import { lists as words } from "#app/copy/builder.ts";
import styles from "./ChooseButton.module.css";

interface Props {
  /** Are items of the list selected with checkboxes now? */
  isChoosing: boolean;
  onToggle: () => void;
  /** Selects all of them. */
  onAll?: () => void;
}

/** Begins and ends the selection of several items of a list. */
export const ChooseButton = ({ isChoosing, onToggle, onAll }: Props) => (
  <>
    {isChoosing && onAll && (
      <button type="button" className={styles.choose} onClick={onAll}>
        {words.chooseAll}
      </button>
    )}
    <button type="button" className={styles.choose} onClick={onToggle}>
      {isChoosing ? words.chooseDone : words.chooseSlides}
    </button>
  </>
);
