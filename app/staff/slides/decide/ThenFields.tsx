import type { Option } from "#domain/slides/decide/decide.ts";
import type { Time } from "#domain/slides/decide/play.ts";
import { SUM_MAX } from "#domain/slides/money.ts";
import { decideFields as words } from "#app/copy/slides/decide/builder.ts";
import { TextArea } from "#app/ui/TextArea.tsx";
import { FileField } from "../../files/FileField.tsx";
import { ItemLabel } from "../../ui/ItemLabel.tsx";
import { NumberField } from "../activity/NumberField.tsx";
import { SpokenField } from "../activity/SpokenField.tsx";

interface Props {
  lessonId: string;
  option: Option;
  time: Time;
  named: (what: string) => string;
  onChange: (changed: Partial<Option>) => boolean;
}

/** What follows from an option at one time: a line, a picture, and what is in the purse. */
export function ThenFields({ lessonId, option, time, named, onChange }: Props) {
  const line = `then_${time}` as const;
  const picture = `${line}_image_url` as const;
  const alt = `${line}_alt` as const;
  const coins = `coins_${time}` as const;
  return (
    <>
      <SpokenField
        lessonId={lessonId}
        isOfItem
        label={named(words.follows(time))}
        audioLabel={named(words.thenAudio(time))}
        text={option[line]}
        url={option[`${line}_audio_url`]}
        checks=""
        audioChecks="no_then_audio"
        onText={(text) => onChange({ [line]: text })}
        onFile={(url) => onChange({ [`${line}_audio_url`]: url })}
      />
      <FileField
        lessonId={lessonId}
        kind="slide-image"
        isOfItem
        label={named(words.thenPicture(time))}
        url={option[picture]}
        checks=""
        onChange={(file) =>
          onChange({ [picture]: file?.url ?? null, ...(file === null && { [alt]: "" }) })
        }
      />
      {option[picture] !== null && (
        <div data-checks="no_picture_alt">
          <TextArea
            label={<ItemLabel text={named(words.thenAlt(time))} />}
            rows={1}
            maxLength={300}
            value={option[alt]}
            onChange={({ target }) => onChange({ [alt]: target.value })}
          />
        </div>
      )}
      <NumberField
        label={<ItemLabel text={named(words.purse(time))} />}
        value={option[coins]}
        min={0}
        max={SUM_MAX}
        onChange={(sum) => onChange({ [coins]: sum })}
        onEmpty={() => onChange({ [coins]: null })}
      />
    </>
  );
}
