import { AMOUNT_MAX } from "#domain/slides/pay/pay.ts";
import type { Good } from "#domain/slides/pay/pay.ts";
import { activityFieldWords } from "#app/copy/slides/activity/builder.ts";
import { payFields as words } from "#app/copy/slides/pay/builder.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { ItemLabel } from "../../ui/ItemLabel.tsx";
import { FoldedItem } from "../activity/FoldedItem.tsx";
import { NumberField } from "../activity/NumberField.tsx";
import { MediaFields, NameField } from "../activity/PartFields.tsx";
import styles from "../slides.module.css";

const names = activityFieldWords.parts;

interface Props {
  lessonId: string;
  good: Good;
  /** Position of the good, starting at 1. */
  place: number;
  isBudget: boolean;
  /** Gives false where it is no longer in its list. */
  onChange: (changed: Partial<Good>) => boolean;
  /** Left out where one good is all there is. */
  onDelete: (() => void) | undefined;
}

/** Editor of one good: name, price, picture, and whether it must be bought. */
export function GoodEditor({ lessonId, good, place, isBudget, onChange, onDelete }: Props) {
  const named = (what: string) => `${words.good(place)}: ${what}`;
  return (
    <FoldedItem
      place={place}
      image={good.image_url}
      isNumber
      name={<NameField name={good.name} named={named} checks="no_good_name" onChange={onChange} />}
      value={
        <NumberField
          label={<ItemLabel text={named(words.price)} />}
          value={good.price}
          min={1}
          max={AMOUNT_MAX}
          onChange={(price) => onChange({ price })}
        />
      }
      tools={
        isBudget &&
        onDelete !== undefined && (
          <IconButton icon="bin" small label={words.deleteGood(place)} onClick={onDelete} />
        )
      }
      shown={
        isBudget && (
          <label className={styles.correct}>
            <input
              type="checkbox"
              checked={good.needs}
              onChange={(event) => onChange({ needs: event.target.checked })}
            />
            {words.needs(place)}
          </label>
        )
      }
      parts={[
        [names.picture, good.image_url !== null, "no_picture_alt"],
        [names.voice, good.audio_url !== null, "no_good_audio", good.audio_url],
      ]}
    >
      <MediaFields
        lessonId={lessonId}
        part={good}
        named={named}
        audioChecks="no_good_audio"
        onChange={onChange}
      />
    </FoldedItem>
  );
}
