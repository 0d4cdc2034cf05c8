import { useId, useLayoutEffect, useRef, useState } from "react";
import type { ClipboardEvent } from "react";
import { directionOf } from "#domain/content/languages.ts";
import type { Language } from "#domain/content/languages.ts";
import {
  editHighlighted,
  highlightRange,
  isHighlighted,
  parseHighlights,
  plainText,
  wordAt,
} from "#domain/content/text.ts";
import { slide as words } from "#app/copy/slide-fields.ts";
import { unfitWords } from "#app/copy/unfit-fields.ts";
import { Button } from "#app/ui/Button.tsx";
import styles from "./HighlightField.module.css";

const TEXT_MAX = 300;

/** A field beside the source of its text: what stands around it names and describes it. */
interface Translated {
  id: string;
  lang: Language;
  describedBy: string;
  isToDo: boolean;
}

interface Props {
  /** Shown above the field; beside a source, the field's name alone. */
  label: string;
  /** Name of the button that highlights in this field. */
  highlightLabel: string;
  /** 'Which one is [hl]gold[/hl]?' */
  value: string;
  onChange: (source: string) => void;
  /** A heading has one line. */
  isOneLine?: boolean;
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  hint?: string;
  placeholder?: string;
  maxLength?: number | undefined;
  translated?: Translated;
}

/**
 * A field in which words are highlighted. They are shown in gold behind the field's own text, so
 * that no marks are seen and the field stays a plain one for keyboards and screen readers
 * (R-STAFF-34).
 */
export function HighlightField({
  label,
  highlightLabel,
  value,
  onChange,
  isOneLine = false,
  onPaste,
  hint = words.highlightHint,
  placeholder,
  maxLength = TEXT_MAX,
  translated,
}: Props) {
  const ownId = useId();
  const id = translated?.id ?? ownId;
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const [selected, setSelected] = useState<[number, number]>([0, 0]);
  const [needsWords, setNeedsWords] = useState(false);
  const parts = parseHighlights(value);
  const plain = plainText(value);
  const gold = parts.filter(({ highlighted }) => highlighted).map(({ text }) => text.trim());
  const hasGold = value.length > plain.length;
  const problem =
    value.length > maxLength ? unfitWords.tooLong(value.length, maxLength, hasGold) : null;

  // Marks that were taken out move the caret.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);

  const change = (area: HTMLTextAreaElement) => {
    const text = isOneLine ? area.value.replaceAll("\n", " ") : area.value;
    const edited = editHighlighted(value, text, area.selectionEnd);
    if (plainText(edited.source) !== area.value) caret.current = edited.caret;
    setNeedsWords(false);
    onChange(edited.source);
  };
  const toggle = () => {
    const area = field.current;
    if (area === null) return;
    const { selectionStart, selectionEnd } = area;
    const [start, end] =
      selectionStart === selectionEnd
        ? wordAt(plain, selectionStart)
        : [selectionStart, selectionEnd];
    area.focus();
    setNeedsWords(start === end);
    if (start === end) return;
    onChange(highlightRange(value, start, end));
    area.setSelectionRange(start, end);
    setSelected([start, end]);
  };

  // The button's title says it, too; the field needs the room.
  const isQuiet = (hint === "" || hint === words.highlightHint) && !needsWords;
  const described = [
    `${id}-hint`,
    ...(problem === null ? [] : [`${id}-problem`]),
    ...(translated === undefined ? [] : [translated.describedBy]),
  ].join(" ");
  const language = translated && { lang: translated.lang, dir: directionOf(translated.lang) };
  return (
    <div className={styles.field} data-own={translated === undefined} data-leads={!isOneLine}>
      {translated === undefined && <label htmlFor={id}>{label}</label>}
      <div className={styles.layers} {...language}>
        <div className={styles.mirror} aria-hidden="true">
          {parts.map(({ text, highlighted }, index) =>
            // oxlint-disable-next-line no-array-index-key -- the parts of a text are never reordered
            highlighted ? <mark key={index}>{text}</mark> : text,
          )}
          {"\u200b"}
        </div>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={plain}
          placeholder={placeholder}
          // Elsewhere a text that is too long is kept, and the field says so.
          {...(translated !== undefined && {
            maxLength: maxLength - (value.length - plain.length),
            "aria-label": label,
            "data-to-do": translated.isToDo ? "" : undefined,
          })}
          aria-invalid={problem !== null}
          aria-describedby={described}
          onChange={(event) => change(event.target)}
          onSelect={({ currentTarget }) =>
            setSelected([currentTarget.selectionStart, currentTarget.selectionEnd])
          }
          onKeyDown={(event) => {
            if (isOneLine && event.key === "Enter") event.preventDefault();
            const hasControl = event.ctrlKey || event.metaKey;
            if (!hasControl || event.altKey || event.key.toLowerCase() !== "b") return;
            event.preventDefault();
            toggle();
          }}
          onPaste={onPaste}
        />
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.beside}>
        <Button
          look="quiet"
          aria-label={highlightLabel}
          aria-pressed={isHighlighted(value, ...selected)}
          aria-keyshortcuts="Control+B"
          title={words.highlightHint}
          onClick={toggle}
        >
          {words.highlight}
        </Button>
        <span id={`${id}-hint`} className={styles.hint} data-quiet={isQuiet}>
          <span role="status">{needsWords ? words.highlightNeedsWords : hint}</span>
          {gold.length > 0 && <span className="visually-hidden">{words.inGold(gold)}</span>}
        </span>
      </div>
    </div>
  );
}
