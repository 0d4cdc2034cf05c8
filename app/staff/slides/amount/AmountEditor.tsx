import { NUMBER, STEP } from "#domain/slides/amount/values.ts";
import type { AmountSlide } from "#domain/slides/amount/amount.ts";
import { amountFields as words } from "#app/copy/slides/amount/builder.ts";
import { Field } from "#app/ui/Field.tsx";
import { Clash } from "../../co-authors/Clash.tsx";
import { DoneFields, QuestionFields } from "../activity/ActivityFields.tsx";
import { ChoiceField } from "../activity/ChoiceField.tsx";
import { LimitFields } from "../activity/LimitFields.tsx";
import { NumberField } from "../activity/NumberField.tsx";
import type { Editable, EditorProps } from "../editor.ts";
import styles from "../slides.module.css";

const RANGE = ["least", "most"] as const;
const FOLDED = ["step", "start"] as const;
const NEW_WORTH = { amount: 2, one: "coin", many: "coins" };

/** A number that is refused stays in view. */
function openIfRefused(fold: HTMLDetailsElement | null) {
  if (fold?.querySelector('[aria-invalid="true"]') != null) fold.open = true;
}

/** A question, how the number is shown, which numbers can be set, and which of them are right. */
export function AmountEditor({ lessonId, slide, edit }: EditorProps<Editable<"amount">>) {
  const { each, unit } = slide;
  const setUnit = (change: Partial<AmountSlide["unit"]>) =>
    edit((now) => (now.type === "amount" ? { unit: { ...now.unit, ...change } } : {}));
  const setEach = (change: Partial<NonNullable<AmountSlide["each"]>>) =>
    edit((now) =>
      now.type === "amount" ? { each: { ...NEW_WORTH, ...now.each, ...change } } : {},
    );
  const number = (field: (typeof RANGE | typeof FOLDED)[number]) => (
    <NumberField
      key={field}
      label={words[field]}
      value={slide[field]}
      {...(field === "step" ? STEP : NUMBER)}
      onChange={(value) => edit({ [field]: value })}
    />
  );
  const isRange = slide.right_to !== slide.right_from;
  const word = (label: string, value: string, onChange: (text: string) => void) => (
    <Field
      label={label}
      maxLength={40}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <div className={styles.fields}>
      <QuestionFields lessonId={lessonId} slide={slide} edit={edit} />
      <ChoiceField
        label={words.shownAs}
        value={slide.shown_as}
        options={words.shownAsWords}
        onChange={(shown_as) => edit({ shown_as })}
      />
      <Clash of="shown_as" />
      <fieldset
        className={styles.answers}
        data-checks="too_few_values too_many_values too_many_to_count"
      >
        <legend>{words.numbers}</legend>
        <Clash of="least most step start" />
        <div className={styles.short}>{RANGE.map(number)}</div>
        <details
          className={styles.fold}
          data-checks="start_not_in_steps"
          ref={openIfRefused}
          onToggle={({ currentTarget: fold }) => openIfRefused(fold)}
        >
          <summary>{words.folded(slide.step, slide.start)}</summary>
          <div className={styles.short}>{FOLDED.map(number)}</div>
        </details>
      </fieldset>
      <fieldset className={styles.answers} data-checks="no_right_value start_is_right easy_guess">
        <legend>{words.right}</legend>
        <Clash of="right_from right_to" />
        <div className={styles.short}>
          <NumberField
            label={words.rightFrom}
            value={slide.right_from}
            {...NUMBER}
            onChange={(right_from) =>
              edit(isRange ? { right_from } : { right_from, right_to: right_from })
            }
          />
          <NumberField
            label={words.rightTo}
            value={isRange ? slide.right_to : null}
            {...NUMBER}
            onChange={(right_to) => edit({ right_to })}
            onEmpty={() => edit({ right_to: slide.right_from })}
          />
        </div>
      </fieldset>
      <fieldset className={styles.answers} data-checks="no_unit">
        <legend>{words.words}</legend>
        <Clash of="unit each" />
        <div className={styles.short}>
          {word(words.one, unit.one, (one) => setUnit({ one }))}
          {word(words.many, unit.many, (many) => setUnit({ many }))}
        </div>
        <label className={styles.correct}>
          <input
            type="checkbox"
            checked={each !== null}
            onChange={(event) => edit({ each: event.target.checked ? NEW_WORTH : null })}
          />
          {words.each}
        </label>
        {each !== null && (
          <>
            <NumberField
              label={words.eachAmount(unit.one)}
              value={each.amount}
              {...STEP}
              onChange={(amount) => setEach({ amount })}
            />
            <div className={styles.short}>
              {word(words.eachOne, each.one, (one) => setEach({ one }))}
              {word(words.eachMany, each.many, (many) => setEach({ many }))}
            </div>
          </>
        )}
      </fieldset>
      <LimitFields lessonId={lessonId} slide={slide} edit={edit} />
      <DoneFields lessonId={lessonId} slide={slide} edit={edit} />
    </div>
  );
}
