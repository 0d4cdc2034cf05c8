import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { directionOf } from "#domain/content/languages.ts";
import { builder } from "#app/copy/builder.ts";
import { search as words } from "#app/copy/search.ts";
import { languageName } from "#app/copy/languages.ts";
import { searchContent } from "#app/data/authoring/authoring.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Field } from "#app/ui/Field.tsx";
import type { Selection } from "../ui/useSelection.ts";
import { Alert } from "../ui/Alert.tsx";
import { aroundFound, foundParts } from "./found-parts.ts";
import styles from "./SearchPanel.module.css";

const PAUSE_MS = 200;
const LENGTH_MIN = 2;

type Hit = Awaited<ReturnType<typeof searchContent>>[number];

interface Props {
  /** Opens it in the language of the text that was found. */
  onOpen: (place: Selection & { language: string | null }) => void;
  onClose: () => void;
}

const optionId = (index: number) => `search-option-${index}`;

/** The text as it is after a pause in typing. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** A text in which the words that were searched for are marked. */
const Marked = ({ text, wanted }: { text: string; wanted: string }) =>
  foundParts(text, wanted).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never reordered
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );

/** Finds courses, lessons and slides by their texts; arrow keys and Enter open one. */
export function SearchPanel({ onOpen, onClose }: Props) {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const wanted = usePaused(text.trim());
  const isAsked = wanted.length >= LENGTH_MIN;
  const { data, error } = useQuery({
    queryKey: ["search", wanted],
    queryFn: () => searchContent(wanted),
    enabled: isAsked,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const hits = isAsked ? (data ?? []) : [];
  const chosen = Math.min(at, hits.length - 1);
  // The dialog, which opens before this effect, focuses its first button.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => setAt(0), [wanted]);
  useEffect(() => {
    document.getElementById(optionId(chosen))?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  const open = ({ kind, id, course_id, lesson_id, lang }: Hit) => {
    const slide = kind === "slide" ? id : null;
    onClose();
    onOpen({ course: course_id, lesson: lesson_id, slide, language: lang });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hit = hits[chosen];
    if (event.key === "Enter" && hit !== undefined) {
      event.preventDefault();
      return open(hit);
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || hits.length === 0) return;
    event.preventDefault();
    setAt((chosen + step + hits.length) % hits.length);
  };
  return (
    <Dialog heading={words.heading} close={builder.close} onClose={onClose}>
      <Field
        label={words.label}
        inputMode="search"
        enterKeyHint="go"
        ref={field}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls="search-results"
        aria-autocomplete="list"
        aria-activedescendant={hits.length > 0 ? optionId(chosen) : undefined}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.state}>
        {isAsked && data !== undefined ? words.found(hits.length) : words.hint}
      </p>
      <Alert message={error === null ? null : toAppError(error).message} />
      <div id="search-results" className={styles.hits} role="listbox" aria-label={words.results}>
        {hits.map((hit, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys (WAI-ARIA combobox)
          <div
            key={`${hit.id} ${hit.lang}`}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            className={styles.hit}
            aria-selected={index === chosen}
            onClick={() => open(hit)}
          >
            <b>
              <span>
                <Marked text={aroundFound(hit.title || words.untitled, wanted)} wanted={wanted} />
              </span>
            </b>
            <small>
              {words.where(hit.kind, hit.where, hit.place)}
              {hit.lang !== null && words.inLanguage(languageName(hit.lang))}
            </small>
            {hit.excerpt !== "" && (
              <span {...(hit.lang !== null && { lang: hit.lang, dir: directionOf(hit.lang) })}>
                {hit.lang === null && words.inText}
                <Marked text={hit.excerpt} wanted={wanted} />
              </span>
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
