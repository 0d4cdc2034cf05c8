import { ITEMS } from "#domain/slides/order/order.ts";
import type { OrderItem } from "#domain/slides/order/order.ts";
import { orderFields as words } from "#app/copy/slides/order/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { FileField } from "../../files/FileField.tsx";
import { DoneFields, QuestionFields } from "../activity/ActivityFields.tsx";
import { changed, without } from "../activity/lists.ts";
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

/** The list with the item at an index before the one that is before it now. */
const movedUp = (items: readonly OrderItem[], at: number): OrderItem[] => {
  const item = items[at];
  return item === undefined ? [...items] : without(items, at).toSpliced(at - 1, 0, item);
};

/** A question, the items in their right order, and words for the two ends of the row. */
export function OrderEditor({ lessonId, slide, edit }: EditorProps<Editable<"order">>) {
  const { items } = slide;
  const setItems = (change: (now: OrderItem[]) => OrderItem[]) =>
    edit((now) => (now.type === "order" ? { items: change(now.items) } : {}));
  return (
    <div className={styles.fields}>
      <QuestionFields lessonId={lessonId} slide={slide} edit={edit} />
      <fieldset className={styles.answers} data-checks="too_few_items same_name easy_guess">
        <legend>{words.items}</legend>
        {items.map((item, index) => (
          <ItemEditor
            // oxlint-disable-next-line react/no-array-index-key -- items have no id, only a position
            key={index}
            lessonId={lessonId}
            item={item}
            place={index + 1}
            onChange={(change) => setItems((now) => changed(now, index, change))}
            onMoveUp={() => setItems((now) => movedUp(now, index))}
            onDelete={() => setItems((now) => without(now, index))}
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
        <div className={styles.pair}>
          <Field
            label={words.from}
            maxLength={40}
            value={slide.from}
            onChange={(event) => edit({ from: event.target.value })}
          />
          <FileField
            lessonId={lessonId}
            kind="slide-audio"
            label={words.fromAudio}
            url={slide.from_audio_url}
            checks=""
            canRecord
            onChange={(file) => edit({ from_audio_url: file?.url ?? null })}
          />
        </div>
        <div className={styles.pair}>
          <Field
            label={words.to}
            maxLength={40}
            value={slide.to}
            onChange={(event) => edit({ to: event.target.value })}
          />
          <FileField
            lessonId={lessonId}
            kind="slide-audio"
            label={words.toAudio}
            url={slide.to_audio_url}
            checks=""
            canRecord
            onChange={(file) => edit({ to_audio_url: file?.url ?? null })}
          />
        </div>
      </fieldset>
      <DoneFields lessonId={lessonId} slide={slide} edit={edit} />
    </div>
  );
}
