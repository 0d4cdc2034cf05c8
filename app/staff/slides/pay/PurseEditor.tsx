import { PURSE_MAX_COINS } from "#domain/slides/pay/bill.ts";
import { AMOUNT_MAX, pay, PURSE_MAX_VALUES } from "#domain/slides/pay/pay.ts";
import type { Coins, PaySlide } from "#domain/slides/pay/pay.ts";
import { payFields as words } from "#app/copy/slides/pay/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useFocusInList } from "../../ui/useFocusInList.ts";
import { NumberField } from "../activity/NumberField.tsx";
import styles from "../slides.module.css";
import own from "./PurseEditor.module.css";

/** The coins with some fields of one item changed. */
const changed = (list: readonly Coins[], at: number, change: Partial<Coins>): Coins[] =>
  list.map((item, index) => (index === at ? { ...item, ...change } : item));

/** The coins without one item. */
const without = (list: readonly Coins[], at: number): Coins[] =>
  list.filter((_, index) => index !== at);

interface Props {
  slide: PaySlide;
  legend: string;
  onChange: (purse: Coins[]) => void;
}

/** Values and numbers of the coins: not too many coins, and no value twice. */
export function PurseEditor({ slide, legend, onChange }: Props) {
  const { purse } = slide;
  const { box, removing } = useFocusInList(purse.length);
  const total = purse.reduce((sum, { count }) => sum + count, 0);
  const free = Array.from({ length: PURSE_MAX_VALUES + 1 }, (_, index) => index + 1).find((value) =>
    purse.every((coins) => coins.value !== value),
  );
  return (
    <fieldset ref={box} className={styles.answers} data-checks="price_unpayable change_impossible">
      <legend>{legend}</legend>
      <div className={own.coins}>
        <span aria-hidden="true">{words.valueHead}</span>
        <span aria-hidden="true">{words.countHead}</span>
        {purse.map(({ value, count }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- coins have no id, only a position
          <div key={index} className={own.row} data-item>
            <NumberField
              label={words.value(index + 1)}
              value={value}
              min={1}
              max={AMOUNT_MAX}
              onChange={(now) => onChange(changed(purse, index, { value: now }))}
            />
            <NumberField
              label={words.count(index + 1)}
              value={count}
              min={1}
              max={PURSE_MAX_COINS}
              onChange={(now) => onChange(changed(purse, index, { count: now }))}
            />
            {purse.length > 1 && (
              <IconButton
                icon="bin"
                small
                label={words.deleteCoin(index + 1)}
                onClick={() => {
                  removing(index);
                  onChange(without(purse, index));
                }}
              />
            )}
          </div>
        ))}
      </div>
      {pay.misfit(slide) !== null && (
        <p className={styles.problem} role="alert">
          {total > PURSE_MAX_COINS ? words.tooManyCoins : words.sameValue}
        </p>
      )}
      {purse.length < PURSE_MAX_VALUES && (
        <Button look="quiet" onClick={() => onChange([...purse, { value: free ?? 1, count: 1 }])}>
          {words.addCoin}
        </Button>
      )}
    </fieldset>
  );
}
