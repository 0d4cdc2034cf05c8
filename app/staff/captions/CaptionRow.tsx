import { captionsEditor as words } from "#app/copy/captions.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { lineProblem } from "./caption-lines.ts";
import type { CaptionLine } from "./caption-lines.ts";
import styles from "./CaptionsEditor.module.css";

interface Props {
  line: CaptionLine;
  /** Position of the line, starting at 1. */
  place: number;
  onChange: (change: Partial<CaptionLine>) => void;
  onRemove: () => void;
  /** Time of the clip, as a line writes it. */
  here: () => string;
}

/** One caption: its words, then its start and end, each with the button that takes it from the clip. */
export function CaptionRow({ line, place, onChange, onRemove, here }: Props) {
  const problem = lineProblem(line);
  const at = (...problems: (typeof problem)[]) =>
    problem !== null && problems.includes(problem) ? words.problems[problem] : null;
  return (
    <li className={styles.row} data-line={line.id}>
      <TextArea
        label={words.text(place)}
        rows={2}
        value={line.text}
        placeholder={words.example}
        problem={at("no_text")}
        // A caption is one line, which wraps where it is shown.
        onChange={({ target }) => onChange({ text: target.value.replace(/\n/g, " ") })}
      />
      <div className={styles.times}>
        <div className={styles.time}>
          <Field
            label={words.start(place)}
            value={line.start}
            problem={at("time")}
            onChange={({ target }) => onChange({ start: target.value })}
          />
          <SetTime of={words.setStart} place={place} onSet={() => onChange({ start: here() })} />
        </div>
        <div className={styles.time}>
          <Field
            label={words.end(place)}
            value={line.end}
            problem={at("end_first")}
            onChange={({ target }) => onChange({ end: target.value })}
          />
          <SetTime of={words.setEnd} place={place} onSet={() => onChange({ end: here() })} />
        </div>
      </div>
      <IconButton icon="bin" small label={words.remove(place)} onClick={onRemove} />
    </li>
  );
}

interface SetTimeProps extends Pick<Props, "place"> {
  of: { what: string; key: string; hint: string };
  onSet: () => void;
}

const SetTime = ({ of, place, onSet }: SetTimeProps) => (
  <Button
    look="quiet"
    aria-label={words.setOfLine(of.what, place)}
    aria-keyshortcuts={of.key}
    title={of.hint}
    onClick={onSet}
  >
    {words.set} {of.what}
  </Button>
);
