import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { captionsEditor as words } from "#app/copy/captions.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useShownFile } from "../files/media-urls.ts";
import { useFocusInList } from "../ui/useFocusInList.ts";
import { momentOf, shortTime, withLine, withNewLine } from "./caption-lines.ts";
import type { CaptionLine } from "./caption-lines.ts";
import { CaptionRow } from "./CaptionRow.tsx";
import { useCaptionLines } from "./useCaptionLines.ts";
import styles from "./CaptionsEditor.module.css";

interface Props {
  lessonId: string;
  slideId: string;
  /** The clip that is captioned. */
  video: string;
  /** Its captions; null without any. */
  url: string | null;
  onSaved: (saved: { url: string; seconds: number | null }) => void;
}

/** Captions are typed beside the clip: lines with a start, an end and words (R-STAFF-11). */
export function CaptionsEditor({ lessonId, slideId, video, url, onSaved }: Props) {
  const clip = useRef<HTMLVideoElement>(null);
  const { src, onError } = useShownFile(video);
  const captions = useCaptionLines({ lessonId, slideId, url, onSaved });
  const { lines, isUnsaved } = captions;
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(0);
  const state = useRef<HTMLParagraphElement>(null);
  const wasUnsaved = useRef(false);
  useEffect(() => {
    // The button that saved them is gone.
    if (wasUnsaved.current && !isUnsaved && document.activeElement === document.body)
      state.current?.focus();
    wasUnsaved.current = isUnsaved;
  }, [isUnsaved]);
  const leave = useRef(captions.leave);
  leave.current = captions.leave;
  useEffect(() => () => leave.current(), []);
  const time = () => clip.current?.currentTime ?? 0;
  const here = () => shortTime(time());
  const change = (id: number, changed: Partial<CaptionLine>) =>
    lines !== null && captions.change(withLine(lines, id, changed));
  const rows = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState<CaptionLine | undefined>();
  useEffect(() => {
    // The author types the words of the new caption next.
    if (added !== undefined)
      rows.current?.querySelector<HTMLElement>(`[data-line="${added.id}"] textarea`)?.focus();
  }, [added]);
  const { box, removing } = useFocusInList(lines?.length ?? 0);
  const add = () => {
    if (lines === null) return;
    const next = withNewLine(lines, time());
    captions.change(next);
    setAdded(next.find((line) => !lines.includes(line)));
  };
  const playOrPause = () => {
    if (clip.current?.paused === true) void clip.current.play().catch(() => undefined);
    else clip.current?.pause();
  };

  // By the key's place, since Alt gives other letters on some keyboards.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const row = event.target instanceof HTMLElement ? event.target.closest("[data-line]") : null;
    const id = row === null ? null : Number(row.getAttribute("data-line"));
    if (event.code === "KeyI" && id !== null) change(id, { start: here() });
    else if (event.code === "KeyO" && id !== null) change(id, { end: here() });
    else if (event.code === "KeyN") add();
    else if (event.code === "KeyP") playOrPause();
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keyboard shortcuts of the whole editor; each has a button too
    <section
      ref={box}
      className={styles.editor}
      aria-label={words.heading}
      data-own-undo
      // In Safari a button gets no focus by a press. This has it then, so that the author is still here.
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave.current();
      }}
    >
      <div className={styles.side}>
        {src !== null && (
          <video
            ref={clip}
            className={styles.clip}
            src={src}
            preload="auto"
            aria-label={words.clip}
            onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
            onLoadedMetadata={({ currentTarget }) => setLength(currentTarget.duration)}
            onError={onError}
          />
        )}
        {lines !== null && (
          <>
            {/* The video is too small for controls of its own. */}
            <div className={styles.seek}>
              <IconButton
                icon="play"
                small
                label={words.playOrPause}
                aria-keyshortcuts="Alt+P"
                onClick={playOrPause}
              />
              <input
                type="range"
                aria-label={words.seek}
                aria-valuetext={momentOf(at)}
                max={length}
                step={0.1}
                value={at}
                onChange={({ target }) => {
                  if (clip.current !== null) clip.current.currentTime = Number(target.value);
                  setAt(Number(target.value));
                }}
              />
              <span aria-hidden="true">{momentOf(at)}</span>
            </div>
            <Button look="quiet" aria-keyshortcuts="Alt+N" onClick={add}>
              {words.add}
            </Button>
            <p
              ref={state}
              className={styles.state}
              data-saved={!isUnsaved}
              role="status"
              tabIndex={-1}
            >
              {isUnsaved ? words.unsaved : url === null ? "" : words.saved}
            </p>
            {isUnsaved && lines.length > 0 && (
              <Button disabled={captions.isSaving} onClick={captions.save}>
                {captions.isSaving ? words.saving : words.save}
              </Button>
            )}
            <details className={styles.keys}>
              <summary>{words.keys}</summary>
              {words.keyList.map(([key, text]) => (
                <span key={key}>
                  <kbd>{key}</kbd> {text}
                </span>
              ))}
            </details>
          </>
        )}
      </div>
      {lines === null && captions.problem === null && <p role="status">{words.loading}</p>}
      {lines?.length === 0 && <p>{words.none}</p>}
      <ol ref={rows} className={styles.rows}>
        {lines?.map((line, index) => (
          <CaptionRow
            key={line.id}
            line={line}
            place={index + 1}
            here={here}
            moment={momentOf(at)}
            onChange={(changed) => change(line.id, changed)}
            onRemove={() => {
              removing(index);
              captions.change(lines.filter(({ id }) => id !== line.id));
            }}
          />
        ))}
      </ol>
      {isUnsaved && (
        <Button look="quiet" disabled={captions.isSaving} onClick={captions.discard}>
          {words.discard}
        </Button>
      )}
      {captions.problem !== null && (
        <p className={styles.problem} role="alert">
          {captions.problem}
        </p>
      )}
    </section>
  );
}
