import { use, useId, useRef, useState } from "react";
import type { DragEvent, ReactNode } from "react";
import type { Weight } from "#domain/slides/kind.ts";
import { UPLOAD_KINDS } from "#domain/content/uploads.ts";
import type { UploadKind } from "#domain/content/uploads.ts";
import { builder as page } from "#app/copy/builder.ts";
import { files as words, takenFiles } from "#app/copy/files.ts";
import { forgetFile } from "#app/data/authoring/kept-recordings.ts";
import { inBackground } from "#app/data/base/background.ts";
import { uploadFile } from "#app/data/authoring/upload.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useLayout } from "../ui/useLayout.ts";
import { ItemLabel } from "../ui/ItemLabel.tsx";
import { Menu } from "../ui/Menu.tsx";
import { useFocusInPart } from "../ui/useFocusInPart.ts";
import { Missing } from "../ui/FindingCounts.tsx";
import { fileNameOf } from "./file-name.ts";
import { OutdatedRecordingsContext, voiceKey } from "./outdated-recordings.ts";
import { useRecordingRow } from "../ui/recording-row.ts";
import { Recorder } from "./Recorder.tsx";
import { timeOf } from "./RecordingTime.tsx";
import { StoredFile, StoredVoice } from "./StoredFile.tsx";
import { useUpload } from "./useUpload.ts";
import type { BeginUpload, Given } from "./useUpload.ts";
import styles from "./FileField.module.css";

interface Props {
  /** The course of a cover. */
  lessonId: string;
  kind: UploadKind;
  label: string;
  url: string | null;
  /** Called with null if the author removed the file; false where the file was not used. */
  onChange: (given: Given | null, file: File | null) => boolean | void;
  /** Names of the publish checks that this field can fix; the checklist links to it by them. */
  checks: string;
  /** Belongs to an item of a list that can move: its label changes with its position. */
  isOfItem?: boolean;
  /** Offers recording with the microphone. */
  canRecord?: boolean;
  /** URL of the poster of the video. */
  poster?: string | null;
  /**
   * Set if other kinds of files are accepted, too: how they are uploaded, their endings, and those
   * in words.
   */
  any?: { begin: BeginUpload; endings: readonly string[]; takes: string } | null;
  /** Said where there is no file. */
  none?: string;
  /** The file is missing, and stops Publish or not. */
  missing?: Weight | null;
  /** A file was given and is being made ready: no other one is asked for. */
  isComing?: boolean;
  /** What happens to the file after its upload. */
  status?: ReactNode;
  /** A further way to a file. */
  other?: { label: string; onSelect: () => void } | null;
  children?: ReactNode;
}

/**
 * A file of a slide: choose or drop, upload with progress, cancel, preview, replace and remove it
 * (R-STAFF-5).
 */
export function FileField({
  lessonId,
  kind,
  label,
  url,
  onChange,
  checks,
  isOfItem = false,
  canRecord = false,
  poster = null,
  any = null,
  none = words.none,
  missing = null,
  isComing = false,
  status,
  other = null,
  children,
}: Props) {
  const id = useId();
  const row = useRecordingRow();
  const first = useRef({ row, label });
  if (first.current.row !== row) first.current = { row, label };
  // A recording that is under way stays with its item while that moves. Spaces that do not break are
  // for the page alone.
  const place = `${row}/${isOfItem ? first.current.label : label}`.replaceAll("\u00a0", " ");
  const input = useRef<HTMLInputElement>(null);
  const [voice, setVoice] = useState<{ url: string; seconds: number } | null>(null);
  const { upload, start, cancel, goOn } = useUpload(
    kind,
    any?.begin ?? ((file, onProgress) => uploadFile(lessonId, kind, file, onProgress)),
    (given, file) => {
      const isUsed = onChange(given, file) !== false;
      if (canRecord && isUsed) inBackground("a kept recording", forgetFile(place, file));
    },
    { place: `${lessonId}/${place}` },
  );
  const isBusy = upload.state === "uploading";
  const takes = any?.takes ?? takenFiles[kind];
  const [formats, limits] = takes.split(/(?=, up to)/);
  const isVoice = kind.endsWith("-audio");
  const key = voiceKey(row, url);
  const isOutdated = use(OutdatedRecordingsContext).has(key);
  const saysFormats = kind === "video" || url === null;
  const layout = useLayout();
  const isOfClip = ["video", "captions", "poster"].includes(kind);
  // What else can be done with a file is in one menu; on a wide page there is room beside a clip.
  const hasMenu =
    url === null ? isVoice && layout === "narrow" : !isOfClip || (layout !== "wide" && !isComing);
  // Captions are edited, and a voice is recorded.
  const isChosenInMenu = hasMenu && (isVoice || kind === "captions");
  const choose = () => input.current?.click();
  const drop = useDrop(isBusy, start);
  const part = useFocusInPart<HTMLDivElement>();
  return (
    <div
      ref={part}
      className={styles.field}
      role="group"
      aria-labelledby={id}
      data-checks={checks}
      data-outdated-voice={isOutdated ? key : undefined}
      data-kind={isVoice ? "voice" : kind}
      data-row={!isOfClip}
      {...drop}
    >
      {url !== null && !isVoice && kind !== "captions" && (
        <StoredFile kind={kind} url={url} label={label} poster={poster} />
      )}
      {url !== null && isVoice && !isBusy && (
        <StoredVoice
          key={url}
          url={url}
          label={label}
          onLength={(seconds) => setVoice({ url, seconds })}
        />
      )}
      <div className={styles.about}>
        <span id={id} className={styles.label}>
          {isOfItem ? <ItemLabel text={label} /> : label}
        </span>
        <Missing weight={isComing ? null : missing} />
        {url === null
          ? !isComing && <span className={styles.none}>{none}</span>
          : kind === "captions" && <span className={styles.name}>{fileNameOf(url)}</span>}
        {url !== null && isVoice && (
          <span className={styles.none} data-outdated={isOutdated}>
            {isOutdated
              ? words.outdated
              : words.recorded(voice?.url === url ? lengthOf(voice.seconds) : null)}
          </span>
        )}
        {/* With a file, the accepted formats are in the description of its button alone. */}
        <p
          id={`${id}-takes`}
          className={saysFormats ? styles.takes : "visually-hidden"}
          hidden={isComing}
        >
          {formats}
          <span>{limits}</span>
        </p>
      </div>
      {upload.state === "uploading" && (
        <div className={styles.going}>
          <span role="status">{upload.share < 1 ? words.uploading : words.checking}</span>
          <progress value={upload.share} aria-label={label} />
          <Button look="quiet" onClick={cancel}>
            {words.cancel}
          </Button>
        </div>
      )}
      {upload.state === "failed" && (
        <div className={styles.going}>
          <p role="alert">{upload.message}</p>
          {upload.canGoOn && <Button onClick={goOn}>{words.goOn}</Button>}
        </div>
      )}
      {/* Keyed by the row: a file that was chosen for one row must not be used for the row shown now. */}
      <input
        key={row}
        ref={input}
        type="file"
        hidden
        accept={[
          ...(any?.endings ?? UPLOAD_KINDS[kind].endings).map((ending) => `.${ending}`),
          // Other sounds are converted where the server can.
          ...(isVoice ? ["audio/*"] : []),
        ].join(",")}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = ""; // a change event must also fire if the same file is chosen again, to resume its upload
          if (chosen !== undefined) start(chosen);
        }}
      />
      {!isBusy && (
        <div className={styles.tools}>
          {canRecord && (
            <Recorder
              key={place}
              label={label}
              place={place}
              isRetake={url !== null}
              onRecorded={start}
            />
          )}
          {!isComing && !isChosenInMenu && (
            <Button
              look={url === null && missing === "must" ? "primary" : "quiet"}
              aria-label={url === null ? words.choose(label) : words.replace(label)}
              aria-describedby={`${id}-takes`}
              title={takes}
              onClick={choose}
            >
              {url === null ? words.chooseShort : words.replaceShort}
            </Button>
          )}
          {other !== null && !hasMenu && (
            <Button look="quiet" onClick={other.onSelect}>
              {other.label}
            </Button>
          )}
          {children}
        </div>
      )}
      {!isBusy && (url === null ? hasMenu : !isComing) && (
        <span className={styles.bin}>
          {hasMenu ? (
            <Menu
              label={words.options(label)}
              isDots
              items={[
                ...(isChosenInMenu
                  ? [
                      {
                        label: url === null ? words.chooseShort : words.replaceShort,
                        hint: takes,
                        onSelect: choose,
                      },
                    ]
                  : []),
                ...(other === null ? [] : [other]),
                ...(url === null
                  ? []
                  : [{ label: page.delete, onSelect: () => onChange(null, null), isDanger: true }]),
              ]}
            />
          ) : (
            <IconButton
              icon="bin"
              small
              label={words.remove(label)}
              onClick={() => onChange(null, null)}
            />
          )}
        </span>
      )}
      {status !== undefined && <div className={styles.status}>{status}</div>}
    </div>
  );
}

/** '0:04', or null for a recording whose file does not say it. */
const lengthOf = (seconds: number) =>
  Number.isFinite(seconds) ? timeOf(Math.max(1, Math.round(seconds))) : null;

/**
 * Takes a file that is dropped here. Several at once are left to the page, which makes slides of clips.
 * While the field is busy, one file is for this field, too, and does nothing.
 */
function useDrop(isBusy: boolean, onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  return {
    "data-over": isOver,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(!isBusy);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false);
      const [file, ...others] = event.dataTransfer.files;
      if (file === undefined || others.length > 0) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isBusy) onFile(file);
    },
  };
}
