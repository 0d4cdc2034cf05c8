import type { OrderItem } from "#domain/slides/order/order.ts";
import { isEmptyText } from "#domain/content/visible-text.ts";
import { activityFieldWords } from "#app/copy/slides/activity/builder.ts";
import { orderFields as words } from "#app/copy/slides/order/builder.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { MoveButtons } from "../../lists/MoveButtons.tsx";
import { FoldedItem } from "../activity/FoldedItem.tsx";
import { SpokenField } from "../activity/SpokenField.tsx";
import { MediaFields, NameField } from "../activity/PartFields.tsx";
import styles from "../slides.module.css";

const names = activityFieldWords.parts;

interface Props {
  lessonId: string;
  item: OrderItem;
  /** Position of the item, starting at 1. */
  place: number;
  /** Gives false where it is no longer in its list. */
  onChange: (changed: Partial<OrderItem>) => boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
}

/** Editor of one item: its place in the list is its right place. */
export function ItemEditor({ lessonId, item, place, onChange, ...props }: Props) {
  const named = (what: string) => `${words.item(place)}: ${what}`;
  return (
    <FoldedItem
      place={place}
      image={item.image_url}
      name={<NameField name={item.name} named={named} checks="no_item_name" onChange={onChange} />}
      value={
        <MoveButtons
          place={place}
          isLast={props.isLast}
          labels={{ up: words.moveUp(place), down: words.moveDown(place) }}
          onMove={props.onMove}
        />
      }
      tools={
        <IconButton icon="bin" small label={words.deleteItem(place)} onClick={props.onDelete} />
      }
      parts={[
        [names.picture, item.image_url !== null, "no_picture_alt"],
        [names.voice, item.audio_url !== null, "no_item_audio", item.audio_url],
        [names.reason, !isEmptyText(item.why), "no_why no_why_audio", item.why_audio_url],
        place > 1 && item.same_as_before === true ? [names.changesPlaces, true] : null,
      ]}
    >
      <MediaFields
        lessonId={lessonId}
        part={item}
        named={named}
        audioChecks="no_item_audio"
        onChange={onChange}
      />
      <SpokenField
        lessonId={lessonId}
        isOfItem
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
    </FoldedItem>
  );
}
