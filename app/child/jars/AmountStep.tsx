import { useState } from "react";
import type { FocusEvent } from "react";
import { coinsIn } from "#domain/allowance/coins.ts";
import {
  coinWorth,
  digitsOf,
  formatMoney,
  maxAmount,
  parseAmount,
} from "#domain/allowance/money.ts";
import type { Currency } from "#domain/allowance/money.ts";
import { numberWords } from "#domain/content/number-words.ts";
import { jars as words } from "#app/copy/jars.ts";
import { Coin } from "#app/ui/Coin.tsx";
import { touches } from "#app/lesson-player/effects.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Form } from "#app/ui/Form.tsx";
import { playTouch } from "#app/ui/sound.ts";
import { sayTexts } from "./spoken.ts";
import styles from "./AmountStep.module.css";

interface Props {
  currency: Currency;
  isCounting: boolean;
  /** The most that can be taken out, in minor units; null where something comes in. */
  most: number | null;
  isBusy: boolean;
  /** Adds a button for five coins: goals are large. */
  hasFive?: boolean;
  onDone: (amount: number) => void;
}

/** Most coins that are entered at once. */
const MOST_COINS = 100;
const DRAWN_COINS = 20;

export const AmountStep = (props: Props) =>
  props.isCounting ? <CoinCounter {...props} /> : <AmountField {...props} />;

/** Whole coins, counted aloud. */
function CoinCounter({ currency, most, isBusy, hasFive = false, onDone }: Props) {
  const max = Math.min(MOST_COINS, most === null ? MOST_COINS : coinsIn(most, currency));
  const [count, setCount] = useState(Math.min(1, max));
  const change = (by: number) => {
    const next = Math.min(max, Math.max(1, count + by));
    if (next === count) return;
    setCount(next);
    playTouch(touches.clink);
    sayTexts(...numberWords(next));
  };
  const onFocus = (event: FocusEvent<HTMLButtonElement>) => {
    if (event.currentTarget.matches(":focus-visible"))
      sayTexts(event.currentTarget.ariaLabel ?? words.done);
  };
  return (
    <div className={styles.counter}>
      <div className={styles.stepper} role="group" aria-label={words.howMany}>
        <button
          type="button"
          className={styles.stepButton}
          aria-label={words.fewer}
          onFocus={onFocus}
          aria-disabled={count <= 1}
          onClick={() => change(-1)}
        >
          −
        </button>
        <output className={styles.count} aria-live="polite">
          {count}
          <span className="visually-hidden">{count === 1 ? " coin" : " coins"}</span>
        </output>
        <button
          type="button"
          className={styles.stepButton}
          aria-label={words.more}
          onFocus={onFocus}
          aria-disabled={count >= max}
          onClick={() => change(1)}
        >
          +
        </button>
        {hasFive && (
          <button
            type="button"
            className={styles.stepButton}
            aria-label={words.moreByFive}
            onFocus={onFocus}
            aria-disabled={count >= max}
            onClick={() => change(5)}
          >
            +5
          </button>
        )}
      </div>
      <div className={styles.coinRow} aria-hidden="true">
        {Array.from({ length: Math.min(count, DRAWN_COINS) }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a coin is its place in the row
          <Coin key={index} className={styles.rowCoin} />
        ))}
      </div>
      <Button
        big
        look="gold"
        disabled={isBusy || count === 0}
        onFocus={onFocus}
        onClick={() => onDone(count * coinWorth(currency))}
      >
        {words.done}
      </Button>
    </div>
  );
}

/** An amount of money, typed. */
function AmountField({ currency, most, isBusy, onDone }: Props) {
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const parsed = parseAmount(text, currency);
  const limits = { digits: digitsOf(currency), most: formatMoney(maxAmount(currency), currency) };
  const problem = !parsed.ok
    ? words.problem(parsed.problem, limits)
    : most !== null && parsed.amount > most
      ? words.inJar(formatMoney(most, currency))
      : null;
  return (
    <Form
      onSubmit={() => {
        setChecked(true);
        if (parsed.ok && problem === null) onDone(parsed.amount);
      }}
    >
      <Field
        label={`${words.amount} (${currency})`}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        value={text}
        problem={isChecked ? problem : null}
        onChange={(event) => {
          setText(event.target.value);
          setChecked(false);
        }}
      />
      <Button big look="gold" type="submit" disabled={isBusy}>
        {words.done}
      </Button>
    </Form>
  );
}
