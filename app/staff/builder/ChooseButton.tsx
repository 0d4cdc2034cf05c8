import type { ComponentProps } from "react";
import { lists as words } from "#app/copy/builder.ts";
import styles from "./ChooseButton.module.css";

interface Props {
  /** Are items of the list selected with checkboxes now? */
  isChoosing: boolean;
  onToggle: () => void;
  /** Selects all of them. */
  onAll?: () => void;
}

/** A button among the words of a list's head. */
export const TextButton = (button: ComponentProps<"button">) => (
  <button type="button" className={styles.choose} {...button} />
);

/** Begins and ends the selection of several items of a list. */
export const ChooseButton = ({ isChoosing, onToggle, onAll }: Props) => (
  <>
    {isChoosing && onAll && <TextButton onClick={onAll}>{words.chooseAll}</TextButton>}
    <TextButton onClick={onToggle}>{isChoosing ? words.chooseDone : words.chooseSlides}</TextButton>
  </>
);
