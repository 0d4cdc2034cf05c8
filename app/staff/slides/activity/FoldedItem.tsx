import { use } from "react";
import type { ReactNode, SyntheticEvent } from "react";
import { isBlocking } from "#domain/content/publish-check.ts";
import type { Weight } from "#domain/slides/kind.ts";
import { activityFieldWords as words } from "#app/copy/slides/activity/editor.ts";
import { voiceKey } from "../../files/outdated-recordings.ts";
import { useListPicture } from "../../lists/useListPicture.tsx";
import { OpenFindingsContext } from "./open-findings.ts";
import styles from "./FoldedItem.module.css";

/**
 * 'voice', whether the item has it, the names of the publish checks that lead to it, and the URL of
 * its recording. Null stands for what this item cannot have.
 */
type ItemPart =
  | readonly [
      name: string,
      isThere: boolean,
      checks?: string,
      recording?: string | null | undefined,
    ]
  | null;

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
  const findings = use(OpenFindingsContext);
  const all = parts
    .filter((part) => part !== null)
    .map(([name, isThere, checks = "", recording]) => {
      const found = findings.filter(({ check, part, slideId, voice }) =>
        voice === undefined
          ? isPart && part === place - 1 && checks.split(" ").includes(check)
          : voice.key === voiceKey(slideId ?? "", recording ?? null),
      );
      return { name, isThere, weight: (found.find(isBlocking) ?? found[0])?.weight };
    });
  const namesWith = (weight: Weight) =>
    all.filter((part) => part.weight === weight).map(({ name }) => name);
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
          <span className="visually-hidden">{words.details}: </span>
          <span className="visually-hidden">
            {words.folded(
              all.map(({ name }) => name),
              all.filter(({ isThere }) => isThere).map(({ name }) => name),
              namesWith("must"),
              namesWith("should"),
            )}
          </span>
          {all.map(({ name, isThere, weight }) => (
            <span
              key={name}
              className={styles.part}
              data-there={isThere}
              data-weight={weight}
              aria-hidden="true"
            >
              {name}
            </span>
          ))}
        </summary>
        {children}
      </details>
    </div>
  );
}
