import { differences, isClipFact } from "#domain/content/merge.ts";
import { coAuthors as words } from "#app/copy/co-authors.ts";
import { translating } from "#app/copy/translation.ts";
import { Button } from "#app/ui/Button.tsx";
import type { Clashes } from "../drafts/useDraft.ts";
import { changedWords } from "./changed-words.ts";
import type { ComparedPart } from "./changed-words.ts";
import styles from "./ClashPanel.module.css";

interface Props {
  clashes: Clashes<object>;
  names: readonly string[];
}

const FIELDS = "input:not([hidden]), textarea, button";
const SIDES = ["mine", "theirs"] as const;

/** A text whose words that the other one has not are marked. */
const ChangedText = ({ parts }: { parts: readonly ComparedPart[] }) =>
  parts.map(({ text, highlighted, changed }, index) =>
    highlighted || changed ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never reordered
      <mark key={index} data-gold={highlighted} data-changed={changed}>
        {text}
      </mark>
    ) : (
      text
    ),
  );

/** Both texts of a field that two authors changed, and which one stays. */
export function ClashPanel({ clashes, names }: Props) {
  const { by } = clashes;
  const shown = names.filter((name) => !isClipFact(name));
  const texts = shown.flatMap((name) =>
    differences(Reflect.get(clashes.mine, name), Reflect.get(clashes.theirs, name), name).map(
      (both) => ({
        ...both,
        item: translating.item(both.path),
        parts: changedWords(both.mine, both.theirs),
      }),
    ),
  );
  const items = [...new Set(texts.flatMap(({ item }) => item ?? []))];
  const heading = [...(items.length === 0 ? [] : [items.join(", ")]), words.clash(by)].join(": ");
  const choose = (button: HTMLElement, side: (typeof SIDES)[number]) => {
    // The panel goes, so the focus moves to the field beside it.
    const marker = button.closest("[data-clash]");
    const beside = [marker?.previousElementSibling, marker?.parentElement];
    const fields = beside.flatMap((place) => [
      ...(place?.querySelectorAll<HTMLElement>(FIELDS) ?? []),
    ]);
    clashes.settle(names, side);
    fields.find((field) => marker?.contains(field) === false)?.focus();
  };
  return (
    <div role="group" aria-label={heading} className={styles.panel}>
      <p role="alert">{heading}</p>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <div key={side} className={styles.side}>
            <strong>{side === "mine" ? words.yours : words.theirs(by)}</strong>
            <div className={styles.texts}>
              {texts.map((both, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the texts have no id, only a position
                <p key={index} dir="auto" data-empty={both[side] === ""}>
                  {items.length > 1 && both.item !== null && <small>{both.item}: </small>}
                  {both[side] === "" ? words.empty : <ChangedText parts={both.parts[side]} />}
                </p>
              ))}
            </div>
            <Button look="quiet" onClick={({ currentTarget }) => choose(currentTarget, side)}>
              {side === "mine" ? words.keepYours : words.takeTheirs(by)}
            </Button>
          </div>
        ))}
      </div>
      <p className={styles.third}>{words.third}</p>
    </div>
  );
}
