import { useEffect, useRef, useState } from "react";
import type { ComponentType } from "react";
import { afterPaint } from "#app/ui/after-paint.ts";
import type { Celebrate } from "#app/ui/celebrate/Celebrate.tsx";
import type { Box } from "#app/ui/celebrate/places.ts";
import { prefersStill } from "#app/ui/reduced-motion.ts";

type Party = ComponentType<Parameters<typeof Celebrate>[0]>;
let loaded: Party | null = null;

/** Loads the code of the celebration: not awaited; preloaded after paint. */
async function loadParty(): Promise<void> {
  loaded ??= (await import("#app/ui/celebrate/Celebrate.tsx")).Celebrate;
}

/** What the child pressed or let go last on the board; its whole board where that was a button below it. */
function prizeOf(section: Element, pressed: Box | null): Box | null {
  const board = section.querySelector("[data-board]");
  if (board === null) return pressed;
  const all = board.getBoundingClientRect();
  if (pressed === null) return all;
  const x = pressed.left + pressed.width / 2;
  const y = pressed.top + pressed.height / 2;
  const isOnBoard =
    x >= all.left && x <= all.left + all.width && y >= all.top && y <= all.top + all.height;
  return isOnBoard ? pressed : all;
}

/**
 * Celebrates the moment in which the slide around it is solved, once. A slide that was solved before,
 * as after a reload, is not celebrated again, and nothing is for those who asked for less motion.
 */
export function Cheer({ isSolved }: { isSolved: boolean }) {
  const ref = useRef<HTMLSpanElement>(null);
  const pressed = useRef<Box | null>(null);
  const wasSolved = useRef(isSolved);
  const [prize, setPrize] = useState<Box | null>(null);

  useEffect(() => {
    const section = ref.current?.closest("section");
    // Without its code, as where the network is cut, the slide goes on without the celebration.
    const cancel = prefersStill()
      ? undefined
      : afterPaint(() => void loadParty().catch(() => undefined));
    const onPress = ({ target }: Event) => {
      const thing = target instanceof Element ? target.closest("button, [role]") : null;
      if (thing !== null && thing !== section) pressed.current = thing.getBoundingClientRect();
    };
    section?.addEventListener("pointerup", onPress, true);
    section?.addEventListener("keydown", onPress, true);
    return () => {
      cancel?.();
      section?.removeEventListener("pointerup", onPress, true);
      section?.removeEventListener("keydown", onPress, true);
    };
  }, []);

  useEffect(() => {
    const isNew = isSolved && !wasSolved.current;
    wasSolved.current = isSolved;
    if (!isSolved) setPrize(null);
    if (!isNew || prefersStill()) return undefined;
    return afterPaint(() => {
      const section = ref.current?.closest("section");
      if (section) setPrize(prizeOf(section, pressed.current));
    });
  }, [isSolved]);

  const Shown = loaded;
  return (
    <span ref={ref} hidden>
      {prize !== null && Shown !== null && (
        <Shown
          prize={prize}
          host={ref.current?.closest("section")?.querySelector("[data-host]") ?? null}
          goal={document.querySelector("[data-progress] [data-now=true]")}
          onEnd={() => setPrize(null)}
        />
      )}
    </span>
  );
}
