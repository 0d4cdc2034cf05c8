import type { ReactNode, SyntheticEvent } from "react";
import { useListPicture } from "../../files/useListPicture.tsx";
import { ItemParts } from "./ItemParts.tsx";
import type { ItemPart } from "./ItemParts.tsx";
import styles from "./FoldedItem.module.css";

interface Props {
  /** Position of the item, starting at 1. */
  place: number;
  image?: string | null;
  /** Shown in the place of `image`. */
  picture?: ReactNode;
  /** The checklist finds its fields by its position. */
  isPart?: boolean;
  /** The item is marked as right. */
  isRight?: boolean;
  name: ReactNode;
  /** Beside the name: a number, which has a label above it, a mark, or the buttons that move it. */
  value?: ReactNode;
  isNumber?: boolean;
  tools?: ReactNode;
  /** Below the name, always shown. */
  shown?: ReactNode;
  /** What is folded away. */
  parts: readonly ItemPart[];
  children: ReactNode;
}

/** A part of the row, which has no place in it without content. */
const Cell = ({ className, children }: { className: string; children: ReactNode }) =>
  children === undefined || children === false ? null : <div className={className}>{children}</div>;

/** Brings an item into view that was unfolded, which made it higher. A menu in it toggles, too. */
const showItem = ({ target, currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
  if (target === currentTarget && currentTarget.open)
    currentTarget.parentElement?.scrollIntoView({ block: "nearest" });
};

/** An item of a list in an editor: one row with its name; picture, voice and reason are folded. */
export function FoldedItem({
  place,
  image = null,
  picture,
  isPart = true,
  isRight = false,
  isNumber = false,
  parts,
  children,
  ...row
}: Props) {
  const listPicture = useListPicture(image);
  return (
    <div
      className={styles.item}
      data-item
      data-part={isPart ? place - 1 : undefined}
      data-correct={isRight}
      data-number={isNumber}
    >
      <span className={styles.picture} aria-hidden="true">
        {picture ?? listPicture}
        <span>{place}</span>
      </span>
      <div className={styles.name}>{row.name}</div>
      <Cell className={styles.value}>{row.value}</Cell>
      <Cell className={styles.tools}>{row.tools}</Cell>
      <Cell className={styles.shown}>{row.shown}</Cell>
      <details className={styles.more} onToggle={showItem}>
        <summary>
          <ItemParts parts={parts} index={isPart ? place - 1 : null} />
        </summary>
        {children}
      </details>
    </div>
  );
}
