import type { KeyboardEvent, ReactNode, Ref } from "react";
import { useDrag } from "../activity/useDrag.ts";
import marks from "../activity/marks.module.css";
import styles from "./PayItems.module.css";

interface Props {
  /** For screen readers, before what is not hidden of the children. */
  name: string;
  look: "coins" | "good";
  isOpen: boolean;
  isBeckoning: boolean;
  isYoung: boolean;
  /** There is none of it here any more. */
  isGone?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** Moves one to the other side. */
  onMove: () => void;
  /** Dropped on the counter, or elsewhere. */
  onDrop: (isOnCounter: boolean) => void;
  /** Backspace, Delete or '-'. */
  onTake: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}

const TAKING = new Set(["Backspace", "Delete", "-"]);

/** Coins of one value, or a good: moved by a tap, by dragging or by keys. */
export function ItemButton({ name, look, isGone = false, onMove, onTake, ...props }: Props) {
  const { takeDrag, ...drag } = useDrag((below) =>
    props.onDrop(below.some((element) => element.matches("[data-counter]"))),
  );
  return (
    <button
      ref={props.ref}
      type="button"
      className={`${styles[look]} ${marks.shines}`}
      aria-disabled={!props.isOpen}
      data-item=""
      data-gone={isGone}
      data-young={props.isYoung}
      data-beckoning={props.isBeckoning}
      {...(props.isOpen && drag)}
      onClick={(event) => {
        if (event.detail === 0 || !takeDrag()) onMove();
      }}
      onKeyDown={(event) => {
        props.onKeyDown(event);
        if (!TAKING.has(event.key)) return;
        event.preventDefault();
        onTake();
      }}
    >
      <span className="visually-hidden">{name}</span>
      {props.children}
    </button>
  );
}
