import type { Row } from "#domain/slides/document/document.ts";
import { SUM_MAX } from "#domain/slides/money.ts";
import { activityFieldWords } from "#app/copy/slides/activity/builder.ts";
import { documentFields as words } from "#app/copy/slides/document/builder.ts";
import { Field } from "#app/ui/Field.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { VoiceField } from "../../files/VoiceField.tsx";
import { MoveAndDelete } from "../../lists/MoveAndDelete.tsx";
import { ItemLabel } from "../../ui/ItemLabel.tsx";
import { FoldedItem } from "../activity/FoldedItem.tsx";
import { NumberField } from "../activity/NumberField.tsx";
import styles from "../slides.module.css";

const NAME_MAX = 60;
const DATE_MAX = 20;

interface Props {
  lessonId: string;
  row: Row;
  /** Position of the row, starting at 1. */
  place: number;
  isLast: boolean;
  /** Gives false where it is no longer in its list. */
  onChange: (changed: Partial<Row>) => boolean;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
}

/** Editor of one row: what, how much, when, and what it is made of. */
export function RowEditor({ lessonId, row, place, onChange, ...props }: Props) {
  const named = (what: string) => `${words.row(place)}: ${what}`;
  return (
    <FoldedItem
      place={place}
      isNumber
      name={
        <div data-checks="no_row_name">
          <Field
            label={<ItemLabel text={named(words.what)} />}
            maxLength={NAME_MAX}
            value={row.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </div>
      }
      value={
        <NumberField
          label={<ItemLabel text={named(words.amount)} />}
          value={row.amount}
          min={0}
          max={SUM_MAX}
          onChange={(amount) => onChange({ amount })}
        />
      }
      tools={
        <MoveAndDelete
          place={place}
          isLast={props.isLast}
          labels={{
            menu: words.row(place),
            up: words.moveUp(place),
            down: words.moveDown(place),
            remove: words.deleteRow(place),
          }}
          onMove={props.onMove}
          onDelete={props.onDelete}
        />
      }
      shown={
        <label className={styles.correct}>
          <input
            type="checkbox"
            aria-label={words.isInOf(place)}
            checked={row.is_in}
            onChange={({ target }) => onChange({ is_in: target.checked })}
          />
          {words.isIn}
        </label>
      }
      parts={[
        [activityFieldWords.parts.voice, row.audio_url !== null, "no_row_audio", row.audio_url],
      ]}
    >
      <Field
        label={<ItemLabel text={named(words.date)} />}
        maxLength={DATE_MAX}
        value={row.date}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <TextArea
        label={<ItemLabel text={named(words.rowNote)} />}
        rows={1}
        maxLength={300}
        value={row.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <VoiceField
        lessonId={lessonId}
        label={named(words.audio)}
        url={row.audio_url}
        checks="no_row_audio"
        isOfItem
        onFile={(url) => onChange({ audio_url: url })}
      />
    </FoldedItem>
  );
}
