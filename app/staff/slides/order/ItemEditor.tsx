import type { OrderItem } from "#domain/slides/order/order.ts";
import { orderFields as words } from "#app/copy/slides/order/builder.ts";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { FileField } from "../../files/FileField.tsx";
import { SpokenField } from "../activity/SpokenField.tsx";
import styles from "../slides.module.css";

interface Props {
  lessonId: string;
  item: OrderItem;
  /** Position of the item, starting at 1. */
  place: number;
  onChange: (changed: Partial<OrderItem>) => void;
  onMoveUp: () => void;
  onDelete: () => void;
}

/** Editor of one item: its place in the list is its right place. */
export function ItemEditor({ lessonId, item, place, onChange, ...props }: Props) {
  const named = (what: string) => `${words.item(place)}: ${what}`;
  return (
    <div className={styles.answer} data-part={place - 1}>
      <div className={styles.answerHead}>
        <strong>{words.item(place)}</strong>
        <div className={styles.beside}>
          <IconButton
            icon="up"
            small
            disabled={place === 1}
            label={words.moveUp(place)}
            onClick={props.onMoveUp}
          />
          <IconButton icon="bin" small label={words.deleteItem(place)} onClick={props.onDelete} />
        </div>
      </div>
      <div data-checks="no_item_name">
        <Field
          label={named(words.name)}
          maxLength={40}
          value={item.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </div>
      <div className={styles.pair}>
        <FileField
          lessonId={lessonId}
          kind="slide-image"
          label={named(words.picture)}
          url={item.image_url}
          checks=""
          onChange={(file) =>
            onChange({ image_url: file?.url ?? null, ...(file === null && { alt: "" }) })
          }
        />
        <FileField
          lessonId={lessonId}
          kind="slide-audio"
          label={named(words.audio)}
          url={item.audio_url}
          checks="no_item_audio"
          canRecord
          onChange={(file) => onChange({ audio_url: file?.url ?? null })}
        />
      </div>
      {item.image_url !== null && (
        <div data-checks="no_picture_alt">
          <Field
            label={named(words.alt)}
            maxLength={300}
            value={item.alt}
            onChange={(event) => onChange({ alt: event.target.value })}
          />
        </div>
      )}
      <SpokenField
        lessonId={lessonId}
        label={named(words.why)}
        audioLabel={named(words.whyAudio)}
        text={item.why}
        url={item.why_audio_url}
        checks="no_why"
        audioChecks="no_why_audio"
        onText={(why) => onChange({ why })}
        onFile={(why_audio_url) => onChange({ why_audio_url })}
      />
      {place > 1 && (
        <label className={styles.correct}>
          <input
            type="checkbox"
            checked={item.same_as_before === true}
            onChange={(event) => onChange({ same_as_before: event.target.checked })}
          />
          {words.sameAsBefore(place)}
        </label>
      )}
    </div>
  );
}
