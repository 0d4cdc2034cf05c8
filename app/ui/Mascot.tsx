import { createElement, useDeferredValue, useId, useMemo } from "react";
import type { ReactElement } from "react";
import { glimm } from "#characters/glimm/glimm.ts";
import type { GlimmMood } from "#characters/glimm/glimm.ts";
import type { RigNode } from "#characters/node.ts";
import { pocket, POCKET_FACE_VIEW, POCKET_VIEW } from "#characters/pocket/pocket.ts";
import type { PocketPose } from "#characters/pocket/pocket.ts";
import styles from "./Mascot.module.css";

/**
 * Converts a rig's SVG nodes to React elements. Without innerHTML, because Trusted Types would
 * refuse it.
 */
function print(node: RigNode, key: number): ReactElement {
  return createElement(node.tag, { ...node.attrs, key }, ...node.children.map(print));
}

interface Picture {
  className?: string | undefined;
  /** Accessible name of the picture; omitted if the text beside it says the same. */
  label?: string;
  /** Drawn after the frame with the words beside it: an empty picture of its size comes first. */
  isLate?: boolean;
}

/**
 * The drawing as React elements. Its some 180 nodes must not hold up what a child has tapped:
 * unchanged they are not rendered again, a new mood is drawn with lower priority, and a late
 * drawing comes after the first frame.
 */
function useDrawing(tree: RigNode, isLate: boolean): ReactElement {
  const isDrawn = useDeferredValue(true, !isLate);
  return useMemo(() => print(isDrawn ? tree : { ...tree, children: [] }, 0), [tree, isDrawn]);
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
  const drawnMood = useDeferredValue(mood);
  const drawnMouth = useDeferredValue(mouthOpen);
  const tree = useMemo(
    () =>
      pocket(
        {
          mood: drawnMood,
          ...(look === undefined ? {} : { look }),
          ...(drawnMouth === undefined ? {} : { mouthOpen: drawnMouth }),
        },
        `p${prefix}`,
        face ? POCKET_FACE_VIEW : POCKET_VIEW,
      ),
    [drawnMood, look, drawnMouth, face, prefix],
  );
  const drawing = useDrawing(tree, isLate);
  return (
    <span
      className={`${styles.mascot} ${styles.alive} ${face ? styles.face : ""} ${className ?? ""}`}
      data-mood={drawnMood}
      {...role(label)}
    >
      {drawing}
    </span>
  );
}

export function Glimm({ mood, className, label, isLate = false }: { mood: GlimmMood } & Picture) {
  const prefix = useId().replace(/[^\w-]/g, "");
  const tree = useMemo(() => glimm(mood, `g${prefix}`), [mood, prefix]);
  const drawing = useDrawing(tree, isLate);
  return (
    <span className={`${styles.mascot} ${styles.flying} ${className ?? ""}`} {...role(label)}>
      {drawing}
    </span>
  );
}
