import { use, useDeferredValue, useId, useMemo } from "react";
import type { ReactElement } from "react";
import type { GlimmMood } from "#characters/glimm/glimm.ts";
import type { RigNode } from "#characters/node.ts";
import type { PocketPose } from "#characters/pocket/pocket.ts";
import { GLIMM_VIEW, POCKET_FACE_VIEW, POCKET_VIEW } from "#characters/views.ts";
import { DrawsLate, useDrawing } from "./drawings.ts";
import { rigElement } from "./rig-element.ts";
import styles from "./Mascot.module.css";

interface Picture {
  className?: string | undefined;
  /** Accessible name of the picture; omitted if the text beside it says the same. */
  label?: string;
  /** Drawn after the frame with the words beside it: an empty picture of its size comes first. */
  isLate?: boolean;
}

/**
 * The drawing as React elements; an empty picture of its size until it is loaded, and until after
 * the first frame if it is late. Its some 180 nodes must not hold up what a child has tapped:
 * unchanged they are not rendered again, and a new mood is drawn with lower priority.
 */
function useElements(tree: RigNode | undefined, viewBox: string, isLate: boolean): ReactElement {
  const comesLater = use(DrawsLate) && isLate;
  const isDue = useDeferredValue(true, !comesLater);
  return useMemo(
    () => (tree !== undefined && isDue ? rigElement(tree, 0) : <svg viewBox={viewBox} />),
    [tree, viewBox, isDue],
  );
}

const role = (label: string | undefined) =>
  label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };

/** Pocket, animated: breathes, blinks and sways the tail. */
export function Pocket({
  mood,
  look,
  mouthOpen,
  face = false,
  className,
  label,
  isLate = false,
}: Pick<PocketPose, "mood" | "look" | "mouthOpen"> & Picture & { face?: boolean }) {
  const prefix = useId().replace(/[^\w-]/g, "");
  const draw = useDrawing("pocket");
  const viewBox = face ? POCKET_FACE_VIEW : POCKET_VIEW;
  const drawnMood = useDeferredValue(mood);
  const drawnMouth = useDeferredValue(mouthOpen);
  const drawnLook = useDeferredValue(look);
  const tree = useMemo(
    () =>
      draw?.(
        {
          mood: drawnMood,
          ...(drawnLook === undefined ? {} : { look: drawnLook }),
          ...(drawnMouth === undefined ? {} : { mouthOpen: drawnMouth }),
        },
        `p${prefix}`,
        viewBox,
      ),
    [draw, drawnMood, drawnLook, drawnMouth, prefix, viewBox],
  );
  const elements = useElements(tree, viewBox, isLate);
  return (
    <span
      className={`${styles.mascot} ${styles.alive} ${face ? styles.face : ""} ${className ?? ""}`}
      data-mood={drawnMood}
      {...role(label)}
    >
      {elements}
    </span>
  );
}

export function Glimm({ mood, className, label, isLate = false }: { mood: GlimmMood } & Picture) {
  const prefix = useId().replace(/[^\w-]/g, "");
  const draw = useDrawing("glimm");
  const tree = useMemo(() => draw?.(mood, `g${prefix}`), [draw, mood, prefix]);
  const elements = useElements(tree, GLIMM_VIEW, isLate);
  return (
    <span className={`${styles.mascot} ${styles.flying} ${className ?? ""}`} {...role(label)}>
      {elements}
    </span>
  );
}
