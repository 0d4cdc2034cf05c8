import { numbersInRange } from "#domain/slides/numbers-in-range.ts";
import {
  AMOUNT_MAX,
  GOODS_MAX,
  goodsOf,
  pay,
  UNIT_MAX_CHARACTERS,
} from "#domain/slides/pay/pay.ts";
import type { Good } from "#domain/slides/pay/pay.ts";
import { payStart, REPLIES } from "#domain/slides/pay/start.ts";
import type { PayMode } from "#domain/slides/pay/start.ts";
import { payFields as words } from "#app/copy/slides/pay/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Clash } from "../../co-authors/Clash.tsx";
import { DoneFields, QuestionFields } from "../activity/ActivityFields.tsx";
import { ChoiceField } from "../activity/ChoiceField.tsx";
import { LimitFields } from "../activity/LimitFields.tsx";
import { LostFile } from "../activity/LostFile.tsx";
import { NumberField } from "../activity/NumberField.tsx";
import { setterOf } from "../activity/set-list.ts";
import { useListItems } from "../activity/useListItems.ts";
import type { Editable, EditorProps } from "../editor.ts";
import styles from "../slides.module.css";
import { GoodEditor } from "./GoodEditor.tsx";
import { PurseEditor } from "./PurseEditor.tsx";

const NEW_GOOD: Good = {
  name: "",
  audio_url: null,
  image_url: null,
  alt: "",
  price: 1,
  needs: false,
};

/** A question, what is sold, the money, and what is said to a wrong sum. */
export function PayEditor({ lessonId, slide, edit }: EditorProps<Editable<"pay">>) {
  const { mode } = slide;
  const isBudget = mode === "budget";
  const setGoods = setterOf(edit, "pay", "goods");
  const { items, hasLost, box } = useListItems(slide.goods, setGoods);
  /**
   * The replies of a new slide change with the mode; the author's own ones stay. What does not fit and
   * is not shown in the next mode would keep the slide from being saved.
   */
  const setMode = (next: PayMode) => {
    const hidden = numbersInRange(slide);
    const [shown] = slide.goods;
    const [, ...others] = hidden.goods ?? [];
    const { too_little, too_much } = REPLIES[mode];
    edit({
      ...hidden,
      ...(hidden.goods !== undefined && shown !== undefined && { goods: [shown, ...others] }),
      ...(next === "budget" && pay.misfit(slide) !== null && { purse: payStart.purse }),
      mode: next,
      ...(slide.too_little === too_little && { too_little: REPLIES[next].too_little }),
      ...(slide.too_much === too_much && { too_much: REPLIES[next].too_much }),
    });
  };
  return (
    <div className={styles.fields}>
      <QuestionFields lessonId={lessonId} slide={slide} edit={edit} />
      <ChoiceField label={words.mode} value={mode} options={words.modes} onChange={setMode} />
      <Clash of="mode" />
      <Field
        label={words.unit}
        maxLength={UNIT_MAX_CHARACTERS}
        value={slide.unit}
        onChange={(event) => edit({ unit: event.target.value })}
      />
      <Clash of="unit" />
      {mode !== "price" && (
        <div data-checks="nothing_to_give needs_beyond_budget no_choice">
          <NumberField
            key={mode}
            label={isBudget ? words.budget : words.paid}
            value={isBudget ? slide.budget : slide.paid}
            min={1}
            max={AMOUNT_MAX}
            onChange={(amount) => edit(isBudget ? { budget: amount } : { paid: amount })}
          />
        </div>
      )}
      <Clash of="paid budget" />
      <fieldset ref={box} className={styles.answers} data-checks="same_name too_few_goods">
        <legend>{isBudget ? words.goods.several : words.goods.one}</legend>
        <Clash of="goods" />
        <LostFile isShown={hasLost} />
        {items.slice(0, goodsOf(slide).length).map(({ key, item, place, change, remove }) => (
          <GoodEditor
            key={key}
            lessonId={lessonId}
            good={item}
            place={place}
            isBudget={isBudget}
            onChange={change}
            onDelete={items.length > 1 ? remove : undefined}
          />
        ))}
        {isBudget && slide.goods.length < GOODS_MAX && (
          <Button look="quiet" onClick={() => setGoods((now) => [...now, NEW_GOOD])}>
            {words.addGood}
          </Button>
        )}
      </fieldset>
      {!isBudget && (
        <PurseEditor
          slide={slide}
          legend={words.purse[mode]}
          onChange={(purse) => edit({ purse })}
        />
      )}
      <Clash of="purse" />
      <LimitFields
        lessonId={lessonId}
        slide={slide}
        tooLittle={isBudget ? words.tooLittle.budget : words.tooLittle.coins}
        edit={edit}
      />
      <DoneFields lessonId={lessonId} slide={slide} edit={edit} />
    </div>
  );
}
