import type { ListedChild } from "#domain/family/fields.ts";
import { ChildPicture } from "#app/ui/ChildPicture.tsx";
import styles from "./ChildChoice.module.css";

interface Props {
  label: string;
  family: readonly ListedChild[];
  shown: string | undefined;
  onChoose: (childId: string) => void;
}

/** Which child a page is about; nothing in a family of one. */
export function ChildChoice({ label, family, shown, onChoose }: Props) {
  if (family.length < 2) return null;
  return (
    <div className={styles.children} role="group" aria-label={label}>
      {family.map(({ id, name, picture }) => (
        <button
          key={id}
          type="button"
          className={styles.child}
          aria-pressed={id === shown}
          onClick={() => onChoose(id)}
        >
          <ChildPicture name={picture} />
          {name}
        </button>
      ))}
    </div>
  );
}
