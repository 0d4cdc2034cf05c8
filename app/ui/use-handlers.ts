import { useRef, useState } from "react";

type Handler = (...values: never[]) => unknown;

/**
 * Handlers that stay the same functions and call the newest ones, so that what receives them need
 * not render again. They are for events: a call while rendering would see old values.
 */
export function useHandlers<T extends object>(latest: T & Record<keyof T, Handler>): T {
  const newest = useRef(latest);
  newest.current = latest;
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(latest).map((name) => [
          name,
          (...values: never[]) => newest.current[name as keyof T](...values),
        ]),
      ) as T,
  );
  return stable;
}
