import { COSTS_MAX, OPTIONS } from "#domain/slides/decide/decide.ts";
import type { Cost, Option } from "#domain/slides/decide/decide.ts";
import { SUM_MAX } from "#domain/slides/money.ts";
import { decideFields as words } from "#app/copy/slides/decide/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { Clash } from "../../co-authors/Clash.tsx";
import { DoneFields, QuestionFields } from "../activity/ActivityFields.tsx";
import { ChoiceField } from "../activity/ChoiceField.tsx";
import { LostFile } from "../activity/LostFile.tsx";
import { NumberField } from "../activity/NumberField.tsx";
import { setterOf } from "../activity/set-list.ts";
import { useListItems } from "../activity/useListItems.ts";
import type { Editable, EditorProps } from "../editor.ts";
import styles from "../slides.module.css";
import { CostEditor } from "./CostEditor.tsx";
import { LineFields } from "./LineFields.tsx";
import type { LineProps } from "./LineFields.tsx";
import { OptionEditor } from "./OptionEditor.tsx";

const NO_MEDIA = { audio_url: null, image_url: null, alt: "" };
const NEW_OPTION: Option = {
  ...NO_MEDIA,
  name: "",
  price: 0,
  waits: "",
  waits_audio_url: null,
  then_1: "",
  then_1_audio_url: null,
  then_1_image_url: null,
  then_1_alt: "",
  coins_1: null,
  then_2: "",
  then_2_audio_url: null,
  then_2_image_url: null,
  then_2_alt: "",
  coins_2: null,
  then_3: "",
  then_3_audio_url: null,
  then_3_image_url: null,
  then_3_alt: "",
  coins_3: null,
  is_worse: false,
  worse_why: "",
  worse_why_audio_url: null,
};
const NEW_COST: Cost = {
  ...NO_MEDIA,
  name: "",
  shown_for: [],
  right_for: [],
  right_if_spent: false,
  reply: "",
  reply_audio_url: null,
};

/** A question, the options with what follows from them, and what was given up. */
export function DecideEditor({ lessonId, slide, edit }: EditorProps<Editable<"decide">>) {
  const { options, costs, asks_cost } = slide;
  const setOptions = setterOf(edit, "decide", "options");
  const setCosts = setterOf(edit, "decide", "costs");
  const ofOptions = useListItems(options, setOptions);
  const ofCosts = useListItems(costs, setCosts);
  const isBasket = slide.choice === "basket";
  const line: LineProps = { lessonId, slide, edit };
  return (
    <div className={styles.fields}>
      <QuestionFields lessonId={lessonId} slide={slide} edit={edit} />
      <div className={styles.fields}>
        <ChoiceField
          label={words.choice}
          value={slide.choice}
          options={words.choices}
          onChange={(choice) => edit({ choice })}
        />
        <ChoiceField
          label={words.money}
          value={slide.money}
          options={words.moneys}
          onChange={(money) => edit({ money })}
        />
        <NumberField
          label={words.budget}
          value={slide.budget}
          min={0}
          max={SUM_MAX}
          onChange={(budget) => edit({ budget })}
        />
        <Clash of="choice money budget" />
      </div>
      <fieldset className={styles.answers} data-checks="no_line_audio">
        <legend>{words.times}</legend>
        <LineFields {...line} field="time_1" label={words.time(1)} audio={words.timeAudio(1)} />
        <LineFields {...line} field="time_2" label={words.time(2)} audio={words.timeAudio(2)} />
        <LineFields {...line} field="time_3" label={words.time(3)} audio={words.timeAudio(3)} />
      </fieldset>
      <fieldset
        ref={ofOptions.box}
        className={styles.answers}
        data-checks="too_few_options same_name all_worse over_budget"
      >
        <legend>
          {words.options} {isBasket && <small>{words.keepsMoney}</small>}
        </legend>
        <Clash of="options" />
        <LostFile isShown={ofOptions.hasLost} />
        {ofOptions.items.map(({ key, item, place, change, remove }) => (
          <OptionEditor
            key={key}
            lessonId={lessonId}
            option={item}
            place={place}
            onChange={change}
            // Answers name options by their position, so the last one alone can go.
            onDelete={place === options.length && options.length > OPTIONS.min ? remove : undefined}
          />
        ))}
        {options.length < OPTIONS.max ? (
          <Button look="quiet" onClick={() => setOptions((now) => [...now, NEW_OPTION])}>
            {words.addOption}
          </Button>
        ) : (
          <p>{words.enough}</p>
        )}
        {isBasket && (
          <div data-checks="no_over_reply">
            <LineFields {...line} field="over_reply" label={words.over} audio={words.overAudio} />
          </div>
        )}
        <LineFields
          {...line}
          field="favorite_question"
          label={words.favorite}
          audio={words.favoriteAudio}
        />
        <LineFields
          {...line}
          field="favorite_reply"
          label={words.favoriteReply}
          audio={words.favoriteReplyAudio}
        />
      </fieldset>
      <fieldset
        ref={ofCosts.box}
        className={styles.answers}
        data-checks="no_cost no_cost_name no_cost_reply no_cost_audio"
      >
        <legend>{words.asksCost}</legend>
        <ChoiceField
          label={words.asksCost}
          value={asks_cost}
          options={words.asksCosts}
          onChange={(chosen) => edit({ asks_cost: chosen })}
        />
        <Clash of="asks_cost costs" />
        <LostFile isShown={ofCosts.hasLost} />
        {asks_cost !== "none" && (
          <>
            <div data-checks="no_cost_question">
              <LineFields
                {...line}
                field="cost_question"
                label={words.costQuestion}
                audio={words.costAudio}
              />
            </div>
            {asks_cost === "things" && (
              <div data-checks="no_own_reply">
                <LineFields {...line} field="own_reply" label={words.own} audio={words.ownAudio} />
              </div>
            )}
            {ofCosts.items.map(({ key, item, place, change, remove }) => (
              <CostEditor
                key={key}
                lessonId={lessonId}
                cost={item}
                place={place}
                options={options}
                isFree={asks_cost === "free"}
                onChange={change}
                onDelete={remove}
              />
            ))}
            {costs.length < COSTS_MAX && (
              <Button look="quiet" onClick={() => setCosts((now) => [...now, NEW_COST])}>
                {words.addCost}
              </Button>
            )}
          </>
        )}
      </fieldset>
      <LineFields {...line} field="again_question" label={words.again} audio={words.againAudio} />
      <DoneFields lessonId={lessonId} slide={slide} edit={edit} />
    </div>
  );
}
