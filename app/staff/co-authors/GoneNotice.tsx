import { coAuthors as words } from "#app/copy/co-authors.ts";
import { Button } from "#app/ui/Button.tsx";
import styles from "./GoneNotice.module.css";

/** What was open is in the trash now. */
export const GoneNotice = ({ text, onTrash }: { text: string; onTrash: () => void }) => (
  <div className={styles.gone} role="alert">
    <p>{text}</p>
    <Button look="quiet" onClick={onTrash}>
      {words.toTrash}
    </Button>
  </div>
);
