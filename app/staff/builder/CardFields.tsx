import { AGE_BANDS, CARD_STEPS_MAX, emptyCard } from "#domain/content/mission-card.ts";
import type { AgeBand, MissionCard } from "#domain/content/mission-card.ts";
import { cardFields as words } from "#app/copy/mission-card-builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { FileField } from "../files/FileField.tsx";
import { changed, without } from "../slides/activity/lists.ts";
import { SpokenField } from "../slides/activity/SpokenField.tsx";
import fields from "../slides/slides.module.css";

interface Props {
  lessonId: string;
  /** Null while no author wrote one. */
  card: MissionCard | null;
  onChange: (card: MissionCard) => void;
}

/** The fields of the lesson's mission card. */
export function CardFields({ lessonId, card: given, onChange }: Props) {
  const card = given ?? emptyCard();
  const edit = (change: Partial<MissionCard>) => onChange({ ...card, ...change });
  return (
    <fieldset className={fields.answers} data-checks="no_card no_card_audio">
      <legend>{words.legend}</legend>
      <p className={fields.hint}>{words.hint}</p>
      <div data-checks="no_card_title">
        <Field
          label={words.title}
          maxLength={60}
          value={card.title}
          onChange={(event) => edit({ title: event.target.value })}
        />
      </div>
      <FileField
        lessonId={lessonId}
        kind="slide-audio"
        label={words.titleAudio}
        url={card.title_audio_url}
        checks=""
        canRecord
        onChange={(file) => edit({ title_audio_url: file?.url ?? null })}
      />
      {(Object.keys(AGE_BANDS) as AgeBand[]).map((band) => (
        <SpokenField
          key={band}
          lessonId={lessonId}
          label={words.wording[band]}
          audioLabel={words.wordingAudio[band]}
          text={card[band]}
          url={card[`${band}_audio_url`]}
          checks={band === "little" ? "no_card_wording" : ""}
          audioChecks=""
          onText={(text) => edit({ [band]: text })}
          onFile={(url) => edit({ [`${band}_audio_url`]: url })}
        />
      ))}
      <p className={fields.hint}>{words.fallback}</p>
      <div className={fields.fields} data-checks="no_card_steps">
        {card.steps.map(({ text, audio_url }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps have no id, only a position
          <div key={index} className={fields.answer}>
            <SpokenField
              lessonId={lessonId}
              label={words.step(index + 1)}
              audioLabel={words.stepAudio(index + 1)}
              text={text}
              url={audio_url}
              checks=""
              audioChecks=""
              onText={(changedText) =>
                edit({ steps: changed(card.steps, index, { text: changedText }) })
              }
              onFile={(url) => edit({ steps: changed(card.steps, index, { audio_url: url }) })}
            />
            <IconButton
              icon="bin"
              small
              label={words.deleteStep(index + 1)}
              onClick={() => edit({ steps: without(card.steps, index) })}
            />
          </div>
        ))}
        {card.steps.length < CARD_STEPS_MAX && (
          <Button
            look="quiet"
            onClick={() => edit({ steps: [...card.steps, { text: "", audio_url: null }] })}
          >
            {words.addStep}
          </Button>
        )}
      </div>
      <div data-checks="no_card_dinner">
        <TextArea
          label={words.dinner}
          rows={2}
          maxLength={300}
          value={card.dinner}
          onChange={(event) => edit({ dinner: event.target.value })}
        />
      </div>
    </fieldset>
  );
}
