import { captionsEditor as words } from "#app/copy/captions.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { ItemLabel } from "../lists/ItemLabel.tsx";
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

/** One caption: start, end and words. */
export function CaptionRow({ line, place, onChange, onRemove, here }: Props) {
  const problem = lineProblem(line);
  const at = (...problems: (typeof problem)[]) =>
    problem !== null && problems.includes(problem) ? words.problems[problem] : null;
  return (
    <li className={styles.row} data-line={line.id}>
      <div className={styles.time}>
        <Field
          label={<ItemLabel text={words.start(place)} />}
          value={line.start}
          problem={at("time")}
          onChange={({ target }) => onChange({ start: target.value })}
        />
        <Button
          look="quiet"
          aria-label={words.startHereIn(place)}
          title={words.startHere}
          onClick={() => onChange({ start: here() })}
        >
          {words.startHere}
        </Button>
      </div>
      <div className={styles.time}>
        <Field
          label={<ItemLabel text={words.end(place)} />}
          value={line.end}
          problem={at("end_first")}
          onChange={({ target }) => onChange({ end: target.value })}
        />
        <Button
          look="quiet"
          aria-label={words.endHereIn(place)}
          title={words.endHere}
          onClick={() => onChange({ end: here() })}
        >
          {words.endHere}
        </Button>
      </div>
      <div className={styles.words}>
        <Field
          label={<ItemLabel text={words.text(place)} />}
          value={line.text}
          problem={at("no_text")}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </div>
      <IconButton icon="bin" small label={words.remove(place)} onClick={onRemove} />
    </li>
  );
}
