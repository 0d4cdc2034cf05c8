import { useState } from "react";
import type { ReactNode } from "react";
import type { Rectangle } from "#domain/slides/spot/areas.ts";
import type { Area } from "#domain/slides/spot/spot.ts";
import { isEmptyText } from "#domain/content/visible-text.ts";
import { activityFieldWords } from "#app/copy/slides/activity/builder.ts";
import { spotFields as words } from "#app/copy/slides/spot/builder.ts";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { VoiceField } from "../../files/VoiceField.tsx";
import { ItemLabel } from "../../ui/ItemLabel.tsx";
import { FoldedItem } from "../activity/FoldedItem.tsx";
import { NameField } from "../activity/PartFields.tsx";
import type { Editable } from "../editor.ts";
import styles from "../slides.module.css";
import { withSide } from "./boxes.ts";
import { PictureOfArea } from "./Picture.tsx";
import own from "./SpotEditor.module.css";

const names = activityFieldWords.parts;

interface Props {
  lessonId: string;
  slide: Editable<"spot">;
  area: Area;
  /** Position of the area, starting at 1. */
  place: number;
  /** Gives false where it is no longer in its list. */
  onChange: (changed: Partial<Area>) => boolean;
  onDelete: () => void;
}

const SIDES = ["x", "y", "width", "height"] as const;

/** Editor of one area: is it right, its name, its place in numbers, and why. */
export function AreaEditor({ lessonId, slide, area, place, onChange, onDelete }: Props) {
  const named = (what: string) => `${words.area(place)}: ${what}`;
  return (
    <FoldedItem
      place={place}
      picture={<PictureOfArea slide={slide} area={area} />}
      isRight={area.is_right}
      name={<NameField name={area.name} named={named} checks="no_area_name" onChange={onChange} />}
      value={
        <label className={styles.correct}>
          <input
            type="checkbox"
            aria-label={words.isRight(place)}
            checked={area.is_right}
            onChange={(event) => onChange({ is_right: event.target.checked })}
          />
          {words.isRightShort}
        </label>
      }
      tools={<IconButton icon="bin" small label={words.deleteArea(place)} onClick={onDelete} />}
      parts={[
        [names.voice, area.audio_url !== null, "no_area_audio", area.audio_url],
        [names.reason, !isEmptyText(area.why), "no_why no_why_audio", area.why_audio_url],
        [names.position, true, "covered"],
      ]}
    >
      <VoiceField
        lessonId={lessonId}
        label={named(words.audio)}
        url={area.audio_url}
        checks="no_area_audio"
        isOfItem
        onFile={(url) => onChange({ audio_url: url })}
      />
      <div data-checks="no_why">
        <TextArea
          label={<ItemLabel text={named(words.why)} />}
          rows={1}
          maxLength={300}
          value={area.why}
          onChange={(event) => onChange({ why: event.target.value })}
        />
      </div>
      {!isEmptyText(area.why) && (
        <VoiceField
          lessonId={lessonId}
          label={named(words.whyAudio)}
          url={area.why_audio_url}
          checks="no_why_audio"
          isOfItem
          onFile={(url) => onChange({ why_audio_url: url })}
        />
      )}
      <fieldset className={own.position} data-checks="covered">
        <legend>{words.position}</legend>
        <div className={own.sides}>
          {SIDES.map((side) => (
            <SideField
              key={side}
              label={<ItemLabel text={named(words.sides[side])} />}
              area={area}
              side={side}
              onChange={onChange}
            />
          ))}
        </div>
      </fieldset>
    </FoldedItem>
  );
}

interface SideProps {
  label: ReactNode;
  area: Rectangle;
  side: keyof Rectangle;
  onChange: (to: Rectangle) => void;
}

/** A number is taken as soon as it fits; what does not fit is gone when the field is left. */
function SideField({ label, area, side, onChange }: SideProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      max={1000}
      step={10}
      value={typed ?? area[side]}
      onChange={(event) => {
        setTyped(event.target.value);
        const { x, y, width, height } = area;
        const to = withSide({ x, y, width, height }, side, event.target.value);
        if (to !== null) onChange(to);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
