import { files as words } from "#app/copy/files.ts";
import styles from "../slides.module.css";

/** Beside a list: a file was made for an item that is gone, and was not used. */
export const LostFile = ({ isShown }: { isShown: boolean }) =>
  isShown && (
    <p className={styles.problem} role="alert">
      {words.itemGone}
    </p>
  );
