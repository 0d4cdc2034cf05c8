import { memo, useEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { lists as words } from "#app/copy/builder.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useHandlers } from "#app/ui/use-handlers.ts";
import type { Edge } from "./drag-row.ts";
import { DraggedRows } from "./dragged-rows.ts";
import { keepInView } from "./keep-in-view.ts";
import { useKeptFocus } from "../ui/useKeptFocus.ts";
import { useMediaQuery } from "../ui/useMediaQuery.ts";
import { useNearRows } from "./useNearRows.ts";
import styles from "./ItemList.module.css";
import size from "./row-size.module.css";
import steps from "./RowSteps.module.css";

/** So many rows at the beginning of a list are in view when it opens, or soon. */
const FIRST_ROWS = 10;
/** Of rows with a part below them, which are higher. */
const FIRST_WITH_PARTS = 5;
/** Of rows of one line. */
const FIRST_DENSE = 18;

const HOVER = "(hover: hover)";

/** A row as its menu moves it, among those that the list shows. */
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
  const [draggedRows] = useState(() => new DraggedRows());
  useEffect(() => draggedRows.load(), [draggedRows]);
  const hasMenus = items.some(({ menu }) => menu !== undefined);
  const hasParts = items.some(({ below }) => below !== undefined);
  const firstRows = hasParts ? FIRST_WITH_PARTS : isDense ? FIRST_DENSE : FIRST_ROWS;
  const { list, isNear } = useNearRows(items, firstRows);
  // On a narrow page, menus are there at once: they hold what moves a row.
  const hasHover = useMediaQuery(hasMenus ? `${HOVER} and (min-width: 600px)` : HOVER);
  /** The index of the row that a key brought the focus to: Tab and Shift+Tab find its buttons and those beside it. */
  const [keyRow, setKeyRow] = useState(-2);
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
    keys: setKeyRow,
  });
  return (
    <>
      <ol
        ref={list}
        className={`${styles.list} ${size.list}`}
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
            draggedRows={draggedRows}
            item={item}
            index={index}
            isLast={index === items.length - 1}
            hasLateSteps={hasHover && Math.abs(index - keyRow) > 1}
            isFar={item.id !== selected && !isNear(item.id, index)}
            isSelected={item.id === selected}
            isChoosing={choice?.isChoosing === true}
            isChosen={choice?.isChoosing === true && choice.ids.has(item.id)}
            onSelect={on.select}
            onMove={on.move}
            onKeys={on.keys}
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
  draggedRows: DraggedRows;
  item: ListedItem;
  index: number;
  isLast: boolean;
  /** With a mouse, a row gets the buttons that move it when the pointer or the focus comes near it. */
  hasLateSteps: boolean;
  /** Out of view: the button that opens it, with its words, is enough until it comes near. */
  isFar: boolean;
  isSelected: boolean;
  isChoosing: boolean;
  isChosen: boolean;
  onToggle: ((id: string, isRange: boolean) => void) | undefined;
  /** A key, or a screen reader, brought the focus to the row with this index. */
  onKeys: (index: number) => void;
}

const STEP: Record<string, -1 | 1> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

const Row = memo(function Row({
  list,
  draggedRows,
  item,
  index,
  isLast,
  hasLateSteps,
  isFar,
  isSelected,
  isChoosing,
  isChosen,
  onSelect,
  onMove,
  onToggle,
  onKeys,
}: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [isReached, setReached] = useState(false);
  const reach = ({ currentTarget }: { currentTarget: Element }) => {
    setReached(true);
    if (currentTarget.matches(":focus-visible")) onKeys(index);
  };
  const isAlone = index === 0 && isLast;
  const hasMenu = item.menu !== undefined;
  const hasSteps = !isFar && (!isAlone || hasMenu) && (isReached || !hasLateSteps);
  const latest = useRef({ index, onMove });
  latest.current = { index, onMove };

  useEffect(() => {
    if (row.current === null || handle.current === null) return;
    return draggedRows.add({
      element: row.current,
      handle: handle.current,
      list,
      index: () => latest.current.index,
      onEdge: setEdge,
      onMove: (from, to) => latest.current.onMove(from, to),
    });
  }, [list, draggedRows, isFar]);

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
      data-far={isFar ? item.id : undefined}
      data-bare={!isFar && !hasSteps && !isChoosing ? true : undefined}
      data-alone={isAlone ? true : undefined}
      data-selected={isSelected}
      data-chosen={isChosen}
      data-edge={edge ?? undefined}
    >
      {!isChoosing && !isFar && item.above}
      {isChoosing && !isFar && (
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
      {!isFar && (
        <button
          ref={handle}
          hidden={isChoosing || isAlone}
          type="button"
          className={styles.grip}
          aria-label={words.move(item.label)}
          onKeyDown={onKeyDown}
          onFocus={reach}
          onPointerEnter={(event) => {
            draggedRows.begin();
            reach(event);
          }}
        />
      )}
      <button
        type="button"
        className={styles.pick}
        aria-current={isSelected}
        onFocus={reach}
        onPointerEnter={reach}
        onClick={(event) => {
          const isMarking = event.ctrlKey || event.metaKey || event.shiftKey;
          if (isMarking && onToggle !== undefined) onToggle(item.id, event.shiftKey);
          else onSelect(item.id);
        }}
      >
        {!isFar && item.picture}
        <span className={styles.words}>
          <span className={styles.label} data-label>
            {item.label}
          </span>
          <span className={styles.detail}>{item.detail}</span>
          {isChoosing && isSelected && <b className={styles.detail}>{words.isOpen}</b>}
        </span>
      </button>
      {hasSteps && (
        <span className={steps.steps} hidden={isChoosing}>
          {!isAlone && (
            <>
              <IconButton
                icon="up"
                small
                label={words.up(item.label)}
                aria-disabled={index === 0}
                onFocus={reach}
                onClick={(event) => step(event.currentTarget, -1)}
              />
              <IconButton
                icon="down"
                small
                label={words.down(item.label)}
                aria-disabled={isLast}
                onFocus={reach}
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
      {!isChoosing && !isFar && item.below}
    </li>
  );
});
