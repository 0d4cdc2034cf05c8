import { ROWS_MAX } from "#domain/slides/document/document.ts";
import type { Row } from "#domain/slides/document/document.ts";
import { SUM_MAX } from "#domain/slides/money.ts";
import { documentFields as words } from "#app/copy/slides/document/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { Clash } from "../../co-authors/Clash.tsx";
import { ChoiceField } from "../activity/ChoiceField.tsx";
import { LostFile } from "../activity/LostFile.tsx";
import { NumberField } from "../activity/NumberField.tsx";
import { setterOf } from "../activity/set-list.ts";
import { SpokenField } from "../activity/SpokenField.tsx";
import { useListItems } from "../activity/useListItems.ts";
import type { Editable, EditorProps } from "../editor.ts";
import styles from "../slides.module.css";
import { RowEditor } from "./RowEditor.tsx";

const NEW_ROW: Row = { date: "", name: "", audio_url: null, amount: 0, is_in: false, note: "" };

/** The name of a document, a line about it, and its rows. */
export function DocumentEditor({ lessonId, slide, edit }: EditorProps<Editable<"document">>) {
  const { rows, form } = slide;
  const setRows = setterOf(edit, "document", "rows");
  const { items, hasLost, box } = useListItems(rows, setRows);
  return (
    <div className={styles.fields}>
      <SpokenField
        lessonId={lessonId}
        label={words.heading}
        audioLabel={words.headingAudio}
        fields="heading heading_audio_url"
        text={slide.heading}
        url={slide.heading_audio_url}
        checks="no_heading"
        audioChecks="no_heading_audio"
        onText={(heading) => edit({ heading })}
        onFile={(heading_audio_url) => edit({ heading_audio_url })}
      />
      <SpokenField
        lessonId={lessonId}
        label={words.note}
        audioLabel={words.noteAudio}
        fields="note note_audio_url"
        text={slide.note}
        url={slide.note_audio_url}
        checks=""
        audioChecks="no_note_audio"
        onText={(note) => edit({ note })}
        onFile={(note_audio_url) => edit({ note_audio_url })}
      />
      <div className={styles.fields}>
        <ChoiceField
          label={words.form}
          value={form}
          options={words.forms}
          onChange={(chosen) => edit({ form: chosen })}
        />
        {form === "statement" && (
          <NumberField
            label={words.begins}
            value={slide.begins_with}
            min={0}
            max={SUM_MAX}
            onChange={(begins_with) => edit({ begins_with })}
          />
        )}
        <Clash of="form begins_with" />
      </div>
      <fieldset ref={box} className={styles.answers} data-checks="no_row">
        <legend>{words.rows}</legend>
        <Clash of="rows" />
        <LostFile isShown={hasLost} />
        {items.map(({ key, item, place, change, remove, move }) => (
          <RowEditor
            key={key}
            lessonId={lessonId}
            row={item}
            place={place}
            isLast={place === rows.length}
            onChange={change}
            onMove={move}
            onDelete={remove}
          />
        ))}
        {rows.length < ROWS_MAX ? (
          <Button look="quiet" onClick={() => setRows((now) => [...now, NEW_ROW])}>
            {words.addRow}
          </Button>
        ) : (
          <p>{words.enough}</p>
        )}
      </fieldset>
      <p className={styles.hint}>{words.beside}</p>
    </div>
  );
}
