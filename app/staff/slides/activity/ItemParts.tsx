import { use } from "react";
import { isBlocking } from "#domain/content/publish-check.ts";
import type { Weight } from "#domain/slides/kind.ts";
import { activityFieldWords as words } from "#app/copy/slides/activity/builder.ts";
import { voiceKey } from "../../files/outdated-recordings.ts";
import { OpenFindingsContext } from "./open-findings.ts";
import styles from "./ItemParts.module.css";

/**
 * 'voice', whether the item has it, the names of the publish checks that lead to it, and the URL of
 * its recording. Null stands for what this item cannot have.
 */
export type ItemPart =
  | readonly [
      name: string,
      isThere: boolean,
      checks?: string,
      recording?: string | null | undefined,
    ]
  | null;

interface Props {
  parts: readonly ItemPart[];
  /** The item's index, by which publish checks name it; null where they do not. */
  index: number | null;
}

/** What is folded away of an item: which of it is there, and what the checklist names. */
export function ItemParts({ parts, index }: Props) {
  const findings = use(OpenFindingsContext);
  const all = parts
    .filter((part) => part !== null)
    .map(([name, isThere, checks = "", recording]) => {
      const found = findings.filter(({ check, part, slideId, voice }) =>
        voice === undefined
          ? index !== null && part === index && checks.split(" ").includes(check)
          : voice.key === voiceKey(slideId ?? "", recording ?? null),
      );
      return { name, isThere, weight: (found.find(isBlocking) ?? found[0])?.weight };
    });
  const namesWith = (weight: Weight) =>
    all.filter((part) => part.weight === weight).map(({ name }) => name);
  return (
    <>
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
    </>
  );
}
