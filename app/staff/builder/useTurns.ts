import { useEffect, useRef, useState } from "react";
import { useHandlers } from "#app/ui/use-handlers.ts";

interface Turn {
  /** True if no mutation was started after this one. */
  isLast: () => boolean;
  /** Marks the result as available; state that is set right beside this call renders with it. */
  end: () => void;
}

/** Mutations of the lists, one after the other. */
interface Turns {
  /** Runs `work` after what was begun before it. */
  inTurn: (work: (turn: Turn) => Promise<boolean>) => Promise<boolean>;
  /** True while a mutation runs, or until its result is rendered. */
  isBusy: () => boolean;
}

/**
 * Runs mutations in the order of the author's clicks: the server compares an order with the one that
 * the author saw, which the mutation before it made.
 */
export function useTurns(): Turns {
  const begun = useRef(0);
  const shown = useRef(0);
  const previous = useRef<Promise<unknown>>(Promise.resolve());
  const [ended, setEnded] = useState(0);
  // The parts of the page see a result in effects, which run before this one.
  useEffect(() => {
    shown.current = ended;
  }, [ended]);
  return useHandlers<Turns>({
    isBusy: () => begun.current > shown.current,
    inTurn(work) {
      const turn = ++begun.current;
      const running = previous.current.then(() =>
        work({ isLast: () => begun.current === turn, end: () => setEnded(turn) }),
      );
      previous.current = running.catch(() => undefined);
      return running;
    },
  });
}
