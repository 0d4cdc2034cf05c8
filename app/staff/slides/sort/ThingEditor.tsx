import type { Basket, Thing } from "#domain/slides/sort/sort.ts";
import { isEmptyText } from "#domain/content/visible-text.ts";
import { activityFieldWords } from "#app/copy/slides/activity/builder.ts";
import { sortFields as words } from "#app/copy/slides/sort/builder.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { VoiceField } from "../../files/VoiceField.tsx";
import { ItemLabel } from "../../ui/ItemLabel.tsx";
import { FoldedItem } from "../activity/FoldedItem.tsx";
import { MediaFields, NameField } from "../activity/PartFields.tsx";
import styles from "../slides.module.css";

const names = activityFieldWords.parts;

interface Props {
  lessonId: string;
  thing: Thing;
  /** Position of the thing, starting at 1. */
  place: number;
  baskets: readonly Basket[];
  /** Gives false where it is no longer in its list. */
  onChange: (changed: Partial<Thing>) => boolean;
  onDelete: () => void;
}

/** Editor of one thing: name, picture, the baskets in which it is right, and why. */
export function ThingEditor({ lessonId, thing, place, baskets, onChange, onDelete }: Props) {
  const named = (what: string) => `${words.thing(place)}: ${what}`;
  const toggle = (basket: number, isRight: boolean) =>
    onChange({
      baskets: isRight
        ? [...thing.baskets, basket].toSorted((a, b) => a - b)
        : thing.baskets.filter((other) => other !== basket),
    });
  return (
    <FoldedItem
      place={place}
      image={thing.image_url}
      name={
        <NameField name={thing.name} named={named} checks="no_thing_name" onChange={onChange} />
      }
      tools={<IconButton icon="bin" small label={words.deleteThing(place)} onClick={onDelete} />}
      shown={
        <div
          role="group"
          aria-label={words.goesIn(place)}
          className={styles.beside}
          data-checks="no_right_basket"
        >
          <span aria-hidden="true">{words.goesInto}</span>
          {baskets.map((basket, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- baskets have no id, only a position
            <label key={index} className={styles.correct}>
              <input
                type="checkbox"
                checked={thing.baskets.includes(index)}
                onChange={(event) => toggle(index, event.target.checked)}
              />
              {isEmptyText(basket.name) ? words.basket(index + 1) : basket.name}
            </label>
          ))}
        </div>
      }
      parts={[
        [names.picture, thing.image_url !== null, "no_picture_alt"],
        [names.voice, thing.audio_url !== null, "no_thing_audio", thing.audio_url],
        [names.reason, !isEmptyText(thing.why), "no_why no_why_audio", thing.why_audio_url],
      ]}
    >
      <MediaFields
        lessonId={lessonId}
        part={thing}
        named={named}
        audioChecks="no_thing_audio"
        onChange={onChange}
      />
      <div data-checks="no_why">
        <TextArea
          label={<ItemLabel text={named(words.why)} />}
          rows={1}
          maxLength={300}
          value={thing.why}
          onChange={(event) => onChange({ why: event.target.value })}
        />
      </div>
      {!isEmptyText(thing.why) && (
        <VoiceField
          lessonId={lessonId}
          label={named(words.whyAudio)}
          url={thing.why_audio_url}
          checks="no_why_audio"
          isOfItem
          onFile={(url) => onChange({ why_audio_url: url })}
        />
      )}
    </FoldedItem>
  );
}
