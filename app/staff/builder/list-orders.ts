import { placedAs } from "#domain/content/reorder.ts";
import type { List } from "../content/lesson-changes.ts";

/** Items of a list that the author moved, until the server has answered. */
export interface ListOrder extends List {
  moved: ReadonlySet<string>;
  /** The ids of the list as the author left it. */
  wanted: readonly string[];
}

const isSameList = (a: List, b: List) => a.kind === b.kind && a.parent === b.parent;

/**
 * Moves that the server has not confirmed, oldest first. The lists apply them to the rows of the
 * query cache, which are in the server's order.
 */
export class ListOrders {
  #slides: readonly ListOrder[] = [];
  #outline: readonly ListOrder[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The moves of slides; the array is replaced at each change. */
  readonly ofSlides = () => this.#slides;
  /** The moves of courses and lessons. */
  readonly ofOutline = () => this.#outline;

  begin(order: ListOrder): void {
    this.#set(order, (orders) => [...orders, order]);
  }

  end(order: ListOrder): void {
    this.#set(order, (orders) => orders.filter((other) => other !== order));
  }

  /** Is a later move of the same list waiting? Its answer will include this one's. */
  isFollowed(order: ListOrder): boolean {
    const orders = this.#of(order);
    return orders.slice(orders.indexOf(order) + 1).some((later) => isSameList(later, order));
  }

  #of = ({ kind }: ListOrder) => (kind === "slide" ? this.#slides : this.#outline);

  #set(order: ListOrder, change: (orders: readonly ListOrder[]) => readonly ListOrder[]): void {
    const orders = change(this.#of(order));
    if (order.kind === "slide") this.#slides = orders;
    else this.#outline = orders;
    for (const listener of this.#listeners) listener();
  }
}

/** The rows of a list with its unconfirmed moves applied; the same array if there are none. */
export function orderedRows<T extends { id: string }>(
  rows: readonly T[],
  orders: readonly ListOrder[],
  list: List,
): readonly T[] {
  const waiting = orders.filter((order) => isSameList(order, list));
  if (waiting.length === 0) return rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ids = waiting.reduce(
    (shown, { moved, wanted }) => placedAs(shown, moved, wanted),
    [...byId.keys()],
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
