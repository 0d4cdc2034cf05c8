import type { KeyboardEvent, ReactNode, Ref } from "react";
import type { AmountSlide } from "#domain/slides/amount/amount.ts";
import { valuesOf } from "#domain/slides/amount/values.ts";
import { amount as words } from "#app/copy/slides/amount/child.ts";
import { sidewaysStep } from "../activity/roving.ts";
import { usePointing } from "./usePointing.ts";
import styles from "./AmountPanel.module.css";

interface Props {
  board: AmountSlide;
  value: number;
  /** The number in words: '3 weeks, 6 coins'. */
  text: string;
  isSolved: boolean;
  ref: Ref<HTMLDivElement>;
  /** A place of the drawing was tapped or dragged to. */
  onPoint: (wanted: number) => void;
  onStep: (by: -1 | 1) => void;
  onEnd: (end: "first" | "last") => void;
  onEnter: () => void;
  /** The drawing: elements with the number that a tap on them sets as `data-n`. */
  children: ReactNode;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: 1, ArrowDown: -1 };

/** The drawing of a number as a slider: pointed at, or moved by arrow keys, Home and End. */
export function AmountSlider({ board, value, text, isSolved, ref, children, ...props }: Props) {
  const values = valuesOf(board);
  const pointing = usePointing(props.onPoint);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = sidewaysStep(event) ?? STEPS[event.key];
    if (by !== undefined) props.onStep(by);
    else if (event.key === "Home") props.onEnd("first");
    else if (event.key === "End") props.onEnd("last");
    else if (event.key === "Enter" || event.key === " ") props.onEnter();
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={ref}
      className={styles.slider}
      role="slider"
      tabIndex={0}
      aria-label={words.howMany(board.unit)}
      aria-valuemin={values[0]}
      aria-valuemax={values.at(-1)}
      aria-valuenow={value}
      aria-valuetext={text}
      aria-disabled={isSolved}
      data-shown-as={board.shown_as}
      {...pointing}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
