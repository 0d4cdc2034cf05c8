import { captionsEditor as words } from "#app/copy/captions.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { problemAt } from "./caption-lines.ts";
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
  /** The same time in a shorter form, for the button. */
  moment: string;
}

const TIMES = [
  { of: "start", key: "Alt+I" },
  { of: "end", key: "Alt+O" },
] as const;

/** One caption: its words, then its start and end, each with the button that takes it from the clip. */
export function CaptionRow({ line, place, onChange, onRemove, here, moment }: Props) {
  const problem = problemAt(line);
  const at = (field: keyof CaptionLine) =>
    problem?.field === field ? words.problems[problem.what] : null;
  return (
    <li className={styles.row} data-item data-line={line.id}>
      <TextArea
        label={words.text(place)}
        rows={2}
        value={line.text}
        placeholder={words.example}
        problem={at("text")}
        // A caption is one line, which wraps where it is shown.
        onChange={({ target }) => onChange({ text: target.value.replace(/\n/g, " ") })}
      />
      <div className={styles.times}>
        {TIMES.map(({ of, key }) => (
          <div key={of} className={styles.time}>
            <Field
              label={
                <>
                  <span className="visually-hidden">{words.line(place)}</span>
                  {words[of]}
                </>
              }
              value={line[of]}
              problem={at(of)}
              onChange={({ target }) => onChange({ [of]: target.value })}
            />
            <Button
              look="quiet"
              aria-label={words.nowOf(words[of], place, moment)}
              aria-keyshortcuts={key}
              title={words.setTo(moment)}
              onClick={() => onChange({ [of]: here() })}
            >
              {words.now}
            </Button>
          </div>
        ))}
      </div>
      <IconButton icon="bin" small label={words.remove(place)} onClick={onRemove} />
    </li>
  );
}
