import { useState } from "react";
import { coinsIn, countsCoins, JARS, MAX_COINS } from "#domain/allowance/coins.ts";
import type { JarName } from "#domain/allowance/coins.ts";
import {
  coinWorth,
  CURRENCIES,
  currencyName,
  digitsOf,
  formatMoney,
  maxAmount,
  parseAmount,
  toDecimal,
} from "#domain/allowance/money.ts";
import type { Currency } from "#domain/allowance/money.ts";
import type { Allowance } from "#domain/allowance/plan.ts";
import { allowance as words } from "#app/copy/allowance.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import type { FormAction } from "#app/ui/ActionForm.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import sections from "../../sections.module.css";
import account from "../AccountScreen.module.css";
import { Select } from "./Select.tsx";
import styles from "./AllowanceForm.module.css";

/** What a new allowance begins with. */
const START: Omit<Allowance, "amount"> = {
  currency: "USD",
  weekday: 6,
  split: { save: 50, spend: 40, share: 10 },
  state: "on",
};

const currencyOptions = CURRENCIES.map((code) => ({
  value: code,
  label: `${currencyName(code)} (${code})`,
}));
const weekdayOptions = words.weekdays.map((label, day) => ({ value: String(day), label }));

/** Whole coins of a young child as an amount; null for what is none. */
function parseCoins(text: string, currency: Currency): number | null {
  const count = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MAX_COINS ? count * coinWorth(currency) : null;
}

/** Amount, currency, weekday and usual split of one child's allowance. */
export function AllowanceForm({
  now,
  age,
  action,
  onSubmit,
  onCancel,
}: {
  now: Allowance | null;
  age: number;
  action: FormAction;
  onSubmit: (allowance: Allowance) => void;
  onCancel: () => void;
}) {
  const isCounting = countsCoins(age);
  const [currency, setCurrency] = useState(now?.currency ?? START.currency);
  const [weekday, setWeekday] = useState(now?.weekday ?? START.weekday);
  const [split, setSplit] = useState(() => {
    const { save, spend, share } = now?.split ?? START.split;
    return { save: String(save), spend: String(spend), share: String(share) };
  });
  const [text, setText] = useState(() => {
    if (now === null) return "";
    return isCounting
      ? String(coinsIn(now.amount, now.currency))
      : toDecimal(now.amount, now.currency);
  });
  const parsed = parseAmount(text, currency);
  const coins = parseCoins(text, currency);
  const amount = isCounting ? coins : parsed.ok ? parsed.amount : null;
  const limits = { digits: digitsOf(currency), most: formatMoney(maxAmount(currency), currency) };
  const problem =
    text === "" || amount !== null
      ? null
      : isCounting || parsed.ok
        ? words.coinsProblem
        : words.problem(parsed.problem, limits);
  const parts = {
    save: Number(split.save),
    spend: Number(split.spend),
    share: Number(split.share),
  };
  const isPart = (jar: JarName) => /^\d{1,3}$/.test(split[jar].trim());
  const isSplit = JARS.every(isPart) && parts.save + parts.spend + parts.share === 100;
  return (
    <ActionForm
      action={action}
      errorAt="section"
      button={words.save}
      busyButton={words.saving}
      look="quiet"
      isReady={amount !== null && isSplit}
      onSubmit={() => {
        if (amount !== null && isSplit)
          onSubmit({ amount, currency, weekday, split: parts, state: "on" });
      }}
    >
      {({ disabled }) => (
        <>
          <Field
            label={isCounting ? words.coins : words.amount}
            inputMode={isCounting ? "numeric" : "decimal"}
            autoComplete="off"
            autoFocus
            value={text}
            problem={problem}
            disabled={disabled && action.busy}
            onChange={(event) => setText(event.target.value)}
          />
          {isCounting && (
            <p className={account.small}>
              {words.coinIs(formatMoney(coinWorth(currency), currency))}
            </p>
          )}
          <Select
            label={words.currency}
            value={currency}
            options={currencyOptions}
            disabled={action.busy}
            onChoose={(code) => setCurrency(CURRENCIES.find((known) => known === code) ?? currency)}
          />
          {now !== null && now.currency !== currency && (
            <p className={account.small} role="status">
              {words.currencyNote}
            </p>
          )}
          <Select
            label={words.weekday}
            value={String(weekday)}
            options={weekdayOptions}
            disabled={action.busy}
            onChoose={(day) => setWeekday(Number(day))}
          />
          <fieldset className={styles.split} disabled={action.busy}>
            <legend>{words.split}</legend>
            {JARS.map((jar) => (
              <Field
                key={jar}
                label={words.jars[jar]}
                inputMode="numeric"
                autoComplete="off"
                value={split[jar]}
                onChange={(event) => setSplit({ ...split, [jar]: event.target.value })}
              />
            ))}
          </fieldset>
          {!isSplit && (
            <p role="alert" className={sections.problem}>
              {words.splitProblem}
            </p>
          )}
          <Button look="quiet" disabled={action.busy} onClick={onCancel}>
            {words.cancel}
          </Button>
        </>
      )}
    </ActionForm>
  );
}
