import { useState } from "react";
import { JARS } from "#domain/allowance/coins.ts";
import type { JarName } from "#domain/allowance/coins.ts";
import type { JarEntry, Ledger } from "#domain/allowance/ledger.ts";
import { digitsOf, formatMoney, maxAmount, parseAmount } from "#domain/allowance/money.ts";
import type { Currency } from "#domain/allowance/money.ts";
import { allowance as words } from "#app/copy/allowance.ts";
import { dateText } from "#app/copy/dates.ts";
import { newEntry } from "#app/data/family/jars.ts";
import type { Correction } from "#app/data/family/jars.ts";
import { Button } from "#app/ui/Button.tsx";
import type { FormAction } from "#app/ui/ActionForm.tsx";
import { Field } from "#app/ui/Field.tsx";
import account from "../AccountScreen.module.css";
import { Select } from "./Select.tsx";
import styles from "./AllowanceForm.module.css";

const SHOWN_ENTRIES = 12;

function textOf({ kind, at, currency, ...amounts }: JarEntry): string {
  const parts = JARS.filter((jar) => amounts[jar] !== 0).map(
    (jar) => `${words.jars[jar]} ${formatMoney(amounts[jar], currency)}`,
  );
  return [`${dateText(at)}: ${words.kind[kind]}`, ...parts].join(", ");
}

/** The latest entries, each to undo, and what a parent puts in or takes out. */
export function Corrections({
  ledger,
  currency,
  action,
  onCorrect,
  onClose,
}: {
  ledger: Ledger;
  currency: Currency;
  action: FormAction;
  onCorrect: (correction: Correction) => void;
  onClose: () => void;
}) {
  const lines = ledger.lines.toReversed().slice(0, SHOWN_ENTRIES);
  return (
    <div className={styles.corrections}>
      <h3>{words.entries}</h3>
      {lines.length === 0 && <p>{words.noEntries}</p>}
      <ul className={account.ledger}>
        {lines.map(({ entry, state }) => (
          <li key={entry.id} className={styles.line} data-state={state}>
            <span>
              {textOf(entry)}
              {words.lineState[state] !== "" && ` (${words.lineState[state]})`}
            </span>
            {entry.kind !== "undone" && state !== "undone" && (
              <Button
                look="quiet"
                disabled={action.busy}
                aria-label={words.undoOf(textOf(entry))}
                onClick={() =>
                  onCorrect(
                    newEntry({ kind: "undone", currency: entry.currency, undoes: entry.id }),
                  )
                }
              >
                {words.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Adjustment currency={currency} isBusy={action.busy} onCorrect={onCorrect} />
      <Button look="quiet" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}

function Adjustment({
  currency,
  isBusy,
  onCorrect,
}: {
  currency: Currency;
  isBusy: boolean;
  onCorrect: (correction: Correction) => void;
}) {
  const [jar, setJar] = useState<JarName>("save");
  const [text, setText] = useState("");
  const parsed = parseAmount(text, currency);
  const limits = { digits: digitsOf(currency), most: formatMoney(maxAmount(currency), currency) };
  const adjust = (sign: 1 | -1) => {
    if (!parsed.ok) return;
    onCorrect(newEntry({ kind: "adjusted", currency, [jar]: sign * parsed.amount }));
    setText("");
  };
  return (
    <>
      <Select
        label={words.jar}
        value={jar}
        options={JARS.map((value) => ({ value, label: words.jars[value] }))}
        onChoose={(chosen) => setJar(JARS.find((value) => value === chosen) ?? jar)}
      />
      <Field
        label={`${words.adjustAmount} (${currency})`}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        problem={text === "" || parsed.ok ? null : words.problem(parsed.problem, limits)}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={account.pair}>
        <Button look="quiet" disabled={isBusy || !parsed.ok} onClick={() => adjust(1)}>
          {words.putIn}
        </Button>
        <Button look="quiet" disabled={isBusy || !parsed.ok} onClick={() => adjust(-1)}>
          {words.takeOut}
        </Button>
      </div>
    </>
  );
}
