import { useState } from "react";
import { CARD_STEPS_MAX, emptyCard, isBlankCard } from "#domain/content/mission-card.ts";
import type { MissionCard } from "#domain/content/mission-card.ts";
import { BANDS } from "#domain/slides/bands.ts";
import { cardFields as words } from "#app/copy/mission-cards.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { VoiceField } from "../files/VoiceField.tsx";
import { LostFile } from "../slides/activity/LostFile.tsx";
import { useListItems } from "../slides/activity/useListItems.ts";
import type { SetList } from "../slides/activity/useListItems.ts";
import { SpokenField } from "../slides/activity/SpokenField.tsx";
import fields from "../slides/slides.module.css";

interface Props {
  lessonId: string;
  /** Null while no author wrote one. */
  card: MissionCard | null;
  /** Changes the card as it is then: an upload ends later. Null changes nothing. */
  onChange: (change: (now: MissionCard | null) => MissionCard | null) => void;
}

/** The fields of the lesson's mission card. */
export function CardFields({ lessonId, card: given, onChange }: Props) {
  const card = given ?? emptyCard();
  const isBlank = isBlankCard(card);
  // Fields that were emptied stay where they are.
  const [isBegun, setBegun] = useState(!isBlank);
  const [isAdded, setAdded] = useState(false);
  if (!isBlank && !isBegun) setBegun(true);
  const edit = (change: Partial<MissionCard>) =>
    onChange((now) => ({ ...(now ?? emptyCard()), ...change }));
  const setSteps: SetList<MissionCard["steps"][number]> = (change) =>
    onChange((now) => {
      const before = now ?? emptyCard();
      const steps = change(before.steps);
      return steps === null ? null : { ...before, steps };
    });
  const { items, hasLost, box } = useListItems(card.steps, setSteps);
  return (
    <fieldset className={fields.answers} data-checks="no_card no_card_audio">
      <legend>
        {words.legend} <small>{words.optional}</small>
      </legend>
      <p className={fields.hint}>{words.hint}</p>
      {isBegun ? (
        <>
          <div data-checks="no_card_title">
            <Field
              label={words.title}
              maxLength={60}
              placeholder={words.titleExample}
              autoFocus={isAdded}
              value={card.title}
              onChange={(event) => edit({ title: event.target.value })}
            />
          </div>
          <VoiceField
            lessonId={lessonId}
            label={words.titleAudio}
            url={card.title_audio_url}
            checks=""
            onFile={(url) => edit({ title_audio_url: url })}
          />
          {BANDS.map((band) => (
            <div key={band} className={fields.answer}>
              <SpokenField
                lessonId={lessonId}
                label={words.wording(band)}
                placeholder={words.wordingExample[band]}
                audioLabel={words.wordingAudio(band)}
                text={card[band] ?? ""}
                url={card[`${band}_audio_url`] ?? null}
                checks={band === "little" ? "no_card_wording" : ""}
                audioChecks=""
                onText={(text) => edit({ [band]: text })}
                onFile={(url) => edit({ [`${band}_audio_url`]: url })}
              />
            </div>
          ))}
          <p className={fields.hint}>{words.fallback}</p>
          <div ref={box} className={fields.fields} data-checks="no_card_steps">
            <LostFile isShown={hasLost} />
            {items.map(({ key, item, place, change, remove }) => (
              <div key={key} className={`${fields.answer} ${fields.step}`} data-item>
                <SpokenField
                  lessonId={lessonId}
                  isOfItem
                  label={words.step(place)}
                  audioLabel={words.stepAudio(place)}
                  text={item.text}
                  url={item.audio_url}
                  checks=""
                  audioChecks=""
                  onText={(text) => change({ text })}
                  onFile={(url) => change({ audio_url: url })}
                />
                <IconButton icon="bin" small label={words.deleteStep(place)} onClick={remove} />
              </div>
            ))}
            {card.steps.length < CARD_STEPS_MAX && (
              <Button
                look="quiet"
                onClick={() => setSteps((now) => [...now, { text: "", audio_url: null }])}
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
        </>
      ) : (
        <div>
          <Button
            look="quiet"
            onClick={() => {
              setAdded(true);
              setBegun(true);
            }}
          >
            {words.add}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
