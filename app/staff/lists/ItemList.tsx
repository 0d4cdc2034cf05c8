import { memo, useEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { lists as words } from "#app/copy/builder.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useHandlers } from "#app/ui/use-handlers.ts";
import { dragRow } from "./drag-row.ts";
import type { Edge } from "./drag-row.ts";
import { keepInView } from "./keep-in-view.ts";
import { useKeptFocus } from "../ui/useKeptFocus.ts";
import styles from "./ItemList.module.css";
import steps from "./RowSteps.module.css";

/** A list of so many slides or lessons is long: it can have one line for each. */
export const LONG_LIST = 12;

/** How the menu of a row moves it. A filtered list counts only the rows that it shows. */
export interface MovedRow {
  isFirst: boolean;
  isLast: boolean;
  onMove: (to: "up" | "down" | "first" | "last") => void;
}

export interface ListedItem {
  id: string;
  label: string;
  /** Small text below the label. */
  detail: ReactNode;
  /** Before the label: a picture that says nothing the label does not. */
  picture?: ReactNode;
  /** At the end of the row, after the buttons that move it: its menu. */
  menu?: (row: MovedRow) => ReactNode;
  /** On the upper edge of the row. */
  above?: ReactNode;
  /** Below the row, as part of the item. */
  below?: ReactNode;
}

interface ListProps {
  /** Accessible name of the list. Items are dragged within one list only. */
  name: string;
  items: readonly ListedItem[];
  selected: string | null;
  onSelect: (id: string) => void;
  onMove: (from: number, to: number) => void;
  /** Several items are chosen, by checkboxes, or by clicks with Ctrl or Shift, which begin it. */
  choice?: {
    isChoosing: boolean;
    ids: ReadonlySet<string>;
    onToggle: (id: string, isRange: boolean) => void;
  };
  /** For a narrow column. */
  isCompact?: boolean;
  /** One line for each item; two in a narrow column. */
  isDense?: boolean;
}

/**
 * A list whose items are reordered by dragging, by buttons, or by arrow keys on the handle
 * (R-STAFF-2).
 */
export const ItemList = memo(function ItemList({
  name,
  items,
  selected,
  onSelect,
  onMove,
  choice,
  isCompact = false,
  isDense = false,
}: ListProps) {
  const [announcement, setAnnouncement] = useState("");
  const hasMenus = items.some(({ menu }) => menu !== undefined);
  const move = (from: number, wanted: number) => {
    const item = items[from];
    const to = Math.min(wanted, items.length - 1);
    if (item === undefined || to < 0 || from === to) return;
    onMove(from, to);
    setAnnouncement(words.moved(item.label, to + 1, items.length));
  };
  const on = useHandlers({
    select: onSelect,
    move,
    toggle: (id: string, isRange: boolean) => choice?.onToggle(id, isRange),
  });
  return (
    <>
      <ol
        className={styles.list}
        aria-label={name}
        data-compact={isCompact}
        data-dense={isDense}
        data-menus={hasMenus}
        data-choosing={choice?.isChoosing === true}
      >
        {items.map((item, index) => (
          <Row
            key={item.id}
            list={name}
            item={item}
            index={index}
            isLast={index === items.length - 1}
            isSelected={item.id === selected}
            isChoosing={choice?.isChoosing === true}
            isChosen={choice?.isChoosing === true && choice.ids.has(item.id)}
            onSelect={on.select}
            onMove={on.move}
            onToggle={choice === undefined ? undefined : on.toggle}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
});

interface RowProps extends Pick<ListProps, "onSelect" | "onMove"> {
  list: string;
  item: ListedItem;
  index: number;
  isLast: boolean;
  isSelected: boolean;
  isChoosing: boolean;
  isChosen: boolean;
  onToggle: ((id: string, isRange: boolean) => void) | undefined;
}

const STEP: Record<string, -1 | 1> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

const Row = memo(function Row({
  list,
  item,
  index,
  isLast,
  isSelected,
  isChoosing,
  isChosen,
  onSelect,
  onMove,
  onToggle,
}: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const isAlone = index === 0 && isLast;
  const latest = useRef({ index, onMove });
  latest.current = { index, onMove };

  useEffect(() => {
    if (row.current === null || handle.current === null) return;
    return dragRow({
      element: row.current,
      handle: handle.current,
      list,
      index: () => latest.current.index,
      onEdge: setEdge,
      onMove: (from, to) => latest.current.onMove(from, to),
    });
  }, [list]);

  useEffect(() => (isSelected ? keepInView(row.current) : undefined), [isSelected, index]);

  const keepFocus = useKeptFocus(index);
  const step = (element: HTMLElement, by: -1 | 1) => {
    if (by === -1 ? index === 0 : isLast) return;
    keepFocus(element);
    onMove(index, index + by);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = STEP[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(event.currentTarget, by);
  };

  return (
    <li
      ref={row}
      className={styles.row}
      data-alone={isAlone ? true : undefined}
      data-selected={isSelected}
      data-chosen={isChosen}
      data-edge={edge ?? undefined}
    >
      {!isChoosing && item.above}
      {isChoosing && (
        <label className={styles.check}>
          <input
            type="checkbox"
            aria-label={words.choose(item.label)}
            checked={isChosen}
            readOnly
            onClick={(event) => onToggle?.(item.id, event.shiftKey)}
          />
        </label>
      )}
      <button
        ref={handle}
        hidden={isChoosing || isAlone}
        type="button"
        className={styles.grip}
        aria-label={words.move(item.label)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.pick}
        aria-current={isSelected}
        onClick={(event) => {
          const isMarking = event.ctrlKey || event.metaKey || event.shiftKey;
          if (isMarking && onToggle !== undefined) onToggle(item.id, event.shiftKey);
          else onSelect(item.id);
        }}
      >
        {item.picture}
        <span className={styles.words}>
          <span className={styles.label} data-label>
            {item.label}
          </span>
          <span className={styles.detail}>{item.detail}</span>
          {isChoosing && isSelected && <b className={styles.detail}>{words.isOpen}</b>}
        </span>
      </button>
      {(!isAlone || item.menu !== undefined) && (
        <span className={steps.steps} hidden={isChoosing}>
          {!isAlone && (
            <>
              <IconButton
                icon="up"
                small
                label={words.up(item.label)}
                aria-disabled={index === 0}
                onClick={(event) => step(event.currentTarget, -1)}
              />
              <IconButton
                icon="down"
                small
                label={words.down(item.label)}
                aria-disabled={isLast}
                onClick={(event) => step(event.currentTarget, 1)}
              />
            </>
          )}
          {item.menu?.({
            isFirst: index === 0,
            isLast,
            onMove: (to) =>
              onMove(index, { up: index - 1, down: index + 1, first: 0, last: Infinity }[to]),
          })}
        </span>
      )}
      {!isChoosing && item.below}
    </li>
  );
});
