import { useId } from "react";
import { directionOf } from "#domain/content/languages.ts";
import { parseHighlights } from "#domain/content/text.ts";
import { isToDo } from "#domain/content/translated-part.ts";
import { isEmptyText } from "#domain/content/visible-text.ts";
import { translating as words } from "#app/copy/translation.ts";
import type { Part } from "#app/data/authoring/translations.ts";
import { Button } from "#app/ui/Button.tsx";
import { HighlightedText } from "#app/ui/HighlightedText.tsx";
import { useContentDrafts } from "../content/useContentDrafts.ts";
import { SaveState } from "../drafts/SaveState.tsx";
import { useDraft } from "../drafts/useDraft.ts";
import { HighlightField } from "../ui/HighlightField.tsx";
import { Clash, ClashContext } from "../co-authors/Clash.tsx";
import { rowId } from "../content/texts.ts";
import type { TextPlace } from "../content/texts.ts";
import styles from "./Translation.module.css";

const hasHighlight = (source: string) =>
  parseHighlights(source).some(({ highlighted }) => highlighted);

interface Props {
  part: Part;
  place: Omit<TextPlace, "path">;
}

/** Texts in which words are highlighted, as in the editors of their slides. */
const HIGHLIGHTED = ["quiz_heading", "quiz_question", "question"];

/** One text: its name and state, below them the source on the left, the translation on the right. */
export function TextField({ part, place }: Props) {
  const { path, source, maxLength } = part;
  const { lang } = place;
  const id = useId();
  const row = { id: rowId({ ...place, path }), row_version: part.row_version, text: part.text };
  const saving = useDraft(useContentDrafts().texts, row);
  const text = saving.value.text ?? "";
  const isDirty = text !== (part.text ?? "");
  const state = isDirty && !isEmptyText(text) ? "done" : part.state;
  const take = (taken: string) => {
    // The button that was pressed is gone. With a finger, the keyboard would cover the texts.
    if (matchMedia("(hover: hover)").matches) document.getElementById(id)?.focus();
    saving.edit({ text: taken });
  };
  const isWanted = isToDo({ kind: part.kind, state });
  return (
    <div className={styles.row} data-row={row.id}>
      <div className={styles.label}>
        <label htmlFor={id}>{words.name(path)}</label>
        <span id={`${id}-state`} className={styles.state} data-state={state}>
          {words.state[state]}
        </span>
        {saving.status !== "clean" && <SaveState saving={saving} />}
      </div>
      <div className={styles.source}>
        <p lang="en" dir="auto">
          <HighlightedText source={source} />
        </p>
        {part.was !== null && (
          <p className={styles.was}>
            {words.was}{" "}
            <del lang="en">
              <HighlightedText source={part.was} />
            </del>
          </p>
        )}
      </div>
      <div className={styles.target}>
        {HIGHLIGHTED.includes(path) ? (
          <HighlightField
            label={words.label(path, lang)}
            highlightLabel={words.highlight(path, lang)}
            hint={hasHighlight(source) && !hasHighlight(text) ? words.highlightHint : ""}
            value={text}
            maxLength={maxLength ?? undefined}
            isOneLine={path === "quiz_heading"}
            translated={{ id, lang, describedBy: `${id}-state`, isToDo: isWanted }}
            onChange={(typed) => saving.edit({ text: typed })}
          />
        ) : (
          <textarea
            id={id}
            aria-label={words.label(path, lang)}
            aria-invalid={saving.problem !== null}
            aria-describedby={`${id}-state`}
            data-to-do={isWanted ? "" : undefined}
            rows={Math.min(6, Math.ceil(Math.max(source.length, text.length, 1) / 42))}
            maxLength={maxLength ?? undefined}
            lang={lang}
            dir={directionOf(lang)}
            value={text}
            onChange={(event) => saving.edit({ text: event.target.value })}
          />
        )}
        {state === "missing" && text === "" && (
          <button
            type="button"
            className={styles.same}
            aria-label={words.sameFor(path)}
            onClick={() => take(source)}
          >
            {words.same}
          </button>
        )}
        {state === "outdated" && (
          <Button look="quiet" aria-label={words.stillRightFor(path)} onClick={() => take(text)}>
            {words.stillRight}
          </Button>
        )}
        <ClashContext value={saving.clashes}>
          <Clash of="text" />
        </ClashContext>
      </div>
    </div>
  );
}
