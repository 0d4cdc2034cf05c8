import { useEffect, useRef } from "react";
import { isYoungChild } from "#domain/family/age.ts";
import { itemsOf } from "#domain/slides/pay/bill.ts";
import { isBeckoning, canAct } from "#domain/slides/pay/play.ts";
import type { PaySlide } from "#domain/slides/pay/pay.ts";
import { activity } from "#app/copy/slides/activity/child.ts";
import { amount, pay as words } from "#app/copy/slides/pay/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Button } from "#app/ui/Button.tsx";
import { ActivityPanel } from "../activity/ActivityPanel.tsx";
import { rovingFocus } from "../activity/roving.ts";
import type { SlideProps } from "../view.ts";
import { GoodFace } from "./GoodFace.tsx";
import { ItemButton } from "./ItemButton.tsx";
import { MoneyCoin } from "./MoneyCoin.tsx";
import { usePay } from "./usePay.ts";
import itemStyles from "./PayItems.module.css";
import styles from "./PayPanel.module.css";

const onArrow = rovingFocus("[data-items]", "[data-item]");

/** Coins go from the purse to the counter, or goods into the basket, and back (R-LES-20). */
export function PayPanel(props: SlideProps<PaySlide>) {
  const { slide, childAge, onHeard } = props;
  const { mode, unit } = slide;
  const { state, goods, isBudget, isSolved, sum, target, ...acts } = usePay(props);
  const { out, touched, last } = state;
  const sourceRefs = useRef(new Map<number, HTMLButtonElement>());
  const feedbackRef = useRef<HTMLDivElement>(null);
  const isYoung = isYoungChild(childAge);
  const items = itemsOf(slide);
  const sizes = [...new Set(items.map(({ value }) => value))].toSorted((a, b) => a - b);
  const sizeOf = (value: number) => sizes.indexOf(value) / Math.max(1, sizes.length - 1);
  const nameOf = (item: number) => goods[item]?.name.trim() || activity.unnamed;
  const total = isBudget ? words.spent(amount(sum, unit), amount(target, unit)) : amount(sum, unit);

  // The button that was pressed is gone.
  useEffect(() => {
    if (last !== null) feedbackRef.current?.focus({ preventScroll: true });
  }, [last]);

  /** The button on the counter goes with its last coin: the focus follows the coin. */
  const take = (item: number) => {
    acts.take(item);
    if ((out[item] ?? 0) <= 1) sourceRefs.current.get(item)?.focus({ preventScroll: true });
  };
  const onKey = (key: string) => {
    const item = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
    if (items[item] === undefined) return false;
    acts.put(item);
    return true;
  };

  /** One item on one of the two sides. */
  const button = (item: number, from: "source" | "counter") => {
    const { value, count } = items[item] ?? { value: 0, count: 0 };
    const isSource = from === "source";
    const here = isSource ? count - (out[item] ?? 0) : (out[item] ?? 0);
    const move = { type: isSource ? ("put" as const) : ("take" as const), item };
    const good = isBudget ? goods[item] : undefined;
    const place = (isSource ? words.inSource : words.onTarget)[mode];
    const name =
      good === undefined
        ? words.coin(amount(value, unit), here, place)
        : isSource
          ? here === 0
            ? words.inBasket
            : ""
          : words.putBack(nameOf(item));
    return (
      <div key={item} className={styles.place}>
        <ItemButton
          ref={(element) => {
            if (!isSource) return;
            if (element === null) sourceRefs.current.delete(item);
            else sourceRefs.current.set(item, element);
          }}
          name={name}
          look={isBudget ? "good" : "coins"}
          isOpen={canAct(slide, state, move)}
          isBeckoning={isBeckoning(slide, state, move)}
          isYoung={isYoung}
          isGone={here === 0}
          onMove={() => (isSource ? acts.put(item) : take(item))}
          onDrop={(isOnCounter) => {
            if (isOnCounter && isSource) acts.put(item);
            if (!isOnCounter && !isSource) take(item);
          }}
          onTake={() => take(item)}
          onKeyDown={onArrow}
        >
          {good === undefined ? (
            <>
              {Array.from({ length: isSource ? Math.min(here, 1) || 1 : here }, (_, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a coin is its place in the row
                <span key={index} className={itemStyles.slot}>
                  <MoneyCoin value={value} size={sizeOf(value)} />
                </span>
              ))}
              {isSource && (
                <span className={itemStyles.count} aria-hidden="true">
                  ×{here}
                </span>
              )}
            </>
          ) : (
            <GoodFace good={good} unit={unit} isHidden={!isSource} />
          )}
        </ItemButton>
        {isSource && good !== undefined && (
          <SpeakButton text={good.name} url={good.audio_url} onHeard={onHeard} />
        )}
      </div>
    );
  };
  const onCounter = items.flatMap((_, item) => ((out[item] ?? 0) > 0 ? [item] : []));
  const [good] = goods;

  return (
    <ActivityPanel
      player={props}
      label={words.heading}
      isSolved={isSolved}
      result={last?.isRight ?? null}
      reply={acts.reply}
      helps={acts.helps}
      status={touched === null ? "" : `${words.target[mode]}: ${total}`}
      readAll={acts.readAll}
      feedbackRef={feedbackRef}
      onKey={onKey}
      onTryAgain={() => {
        sourceRefs.current.get(0)?.focus();
        acts.tryAgain();
      }}
      onFinish={acts.finish}
      foot={
        canAct(slide, state, { type: "check" }) ? (
          <Button big onClick={acts.check}>
            {words.check[mode]}
          </Button>
        ) : null
      }
      fills
    >
      <div className={styles.shop}>
        {!isBudget && good !== undefined && (
          <div className={styles.sold} data-sold="">
            <GoodFace good={good} unit={unit} />
            {mode === "change" && (
              <span className={styles.paid}>
                {words.paid} <strong>{amount(slide.paid, unit)}</strong>
              </span>
            )}
            <SpeakButton text={good.name} url={good.audio_url} onHeard={onHeard} />
          </div>
        )}
        <div className={styles.purse} data-mode={mode}>
          <h3 className={styles.title}>{words.source[mode]}</h3>
          <div className={styles.items} role="group" aria-label={words.source[mode]} data-items="">
            {items.map((_, item) => button(item, "source"))}
          </div>
        </div>
        <div className={styles.counter} data-mode={mode} data-counter="">
          <h3 className={styles.title}>
            {words.target[mode]}: <strong className={styles.total}>{total}</strong>
          </h3>
          <div className={styles.items} role="group" aria-label={words.target[mode]} data-items="">
            {onCounter.length === 0 && <p>{words.empty[mode]}</p>}
            {onCounter.map((item) => button(item, "counter"))}
          </div>
        </div>
      </div>
    </ActivityPanel>
  );
}
