import { useRef } from "react";
import { CONVERTED_ENDINGS, UPLOAD_KINDS } from "#domain/content/uploads.ts";
import { newClips as words } from "#app/copy/clips.ts";
import { Button } from "#app/ui/Button.tsx";
import type { NewClips } from "./useNewClips.ts";
import styles from "./NewClipsField.module.css";

interface Props {
  clips: NewClips;
  /** Does this server convert clips? */
  converts: boolean;
}

/** Adds a slide for each of several clips; they can be dropped on the desk, too. */
export function NewClipsField({ clips, converts }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { underWay, problems } = clips;
  const endings = [
    ...(converts ? CONVERTED_ENDINGS : UPLOAD_KINDS.video.endings),
    ...UPLOAD_KINDS.captions.endings,
  ];
  return (
    <div className={styles.field}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={words.button}
        accept={endings.map((ending) => `.${ending}`).join(",")}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = ""; // a change event must also fire if the same files are chosen again
          clips.add(files);
        }}
      />
      {underWay !== null && (
        <div className={styles.going}>
          <span role="status">{words.adding(underWay.n, underWay.of, underWay.name)}</span>
          <progress value={underWay.share} aria-label={words.progress} />
        </div>
      )}
      {/* The same button, so that it keeps the focus. */}
      <Button
        ref={button}
        look="quiet"
        title={underWay === null ? words.hint : undefined}
        onClick={underWay === null ? () => input.current?.click() : clips.cancel}
      >
        {underWay === null ? words.button : words.cancel}
      </Button>
      {problems.length > 0 && (
        <div className={styles.going} role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          <Button
            look="quiet"
            onClick={() => {
              button.current?.focus();
              clips.dismiss();
            }}
          >
            {words.dismiss}
          </Button>
        </div>
      )}
    </div>
  );
}
