import { ITEMS } from "#domain/slides/order/order.ts";
import type { OrderItem } from "#domain/slides/order/order.ts";
import { orderFields as words } from "#app/copy/slides/order/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { VoiceField } from "../../files/VoiceField.tsx";
import { Clash } from "../../co-authors/Clash.tsx";
import { DoneFields, QuestionFields } from "../activity/ActivityFields.tsx";
import { LostFile } from "../activity/LostFile.tsx";
import { setterOf } from "../activity/set-list.ts";
import { useListItems } from "../activity/useListItems.ts";
import type { Editable, EditorProps } from "../editor.ts";
import styles from "../slides.module.css";
import { ItemEditor } from "./ItemEditor.tsx";

const NEW_ITEM: OrderItem = {
  name: "",
  audio_url: null,
  image_url: null,
  alt: "",
  why: "",
  why_audio_url: null,
};

/** A question, the items in their right order, and words for the two ends of the row. */
export function OrderEditor({ lessonId, slide, edit }: EditorProps<Editable<"order">>) {
  const setItems = setterOf(edit, "order", "items");
  const { items, hasLost, box } = useListItems(slide.items, setItems);
  return (
    <div className={styles.fields}>
      <QuestionFields lessonId={lessonId} slide={slide} edit={edit} />
      <fieldset
        ref={box}
        className={styles.answers}
        data-checks="too_few_items same_name easy_guess"
      >
        <legend>{words.items}</legend>
        <Clash of="items" />
        <LostFile isShown={hasLost} />
        {items.map(({ key, item, place, change, move, remove }) => (
          <ItemEditor
            key={key}
            lessonId={lessonId}
            item={item}
            place={place}
            onChange={change}
            isLast={place === items.length}
            onMove={move}
            onDelete={remove}
          />
        ))}
        {items.length < ITEMS.max ? (
          <Button look="quiet" onClick={() => setItems((now) => [...now, NEW_ITEM])}>
            {words.addItem}
          </Button>
        ) : (
          <p>{words.enough}</p>
        )}
      </fieldset>
      <fieldset className={styles.answers} data-checks="no_end_audio">
        <legend>{words.ends}</legend>
        <Clash of="from from_audio_url to to_audio_url" />
        <Field
          label={words.from}
          maxLength={40}
          value={slide.from}
          onChange={(event) => edit({ from: event.target.value })}
        />
        <VoiceField
          lessonId={lessonId}
          label={words.fromAudio}
          url={slide.from_audio_url}
          checks=""
          onFile={(url) => edit({ from_audio_url: url })}
        />
        <Field
          label={words.to}
          maxLength={40}
          value={slide.to}
          onChange={(event) => edit({ to: event.target.value })}
        />
        <VoiceField
          lessonId={lessonId}
          label={words.toAudio}
          url={slide.to_audio_url}
          checks=""
          onFile={(url) => edit({ to_audio_url: url })}
        />
      </fieldset>
      <DoneFields lessonId={lessonId} slide={slide} edit={edit} />
    </div>
  );
}
