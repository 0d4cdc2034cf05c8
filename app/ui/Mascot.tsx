import { createElement, useId } from "react";
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
}: Pick<PocketPose, "mood" | "look" | "mouthOpen"> & Picture & { face?: boolean }) {
  const prefix = useId().replace(/[^\w-]/g, "");
  const tree = pocket(
    {
      mood,
      ...(look === undefined ? {} : { look }),
      ...(mouthOpen === undefined ? {} : { mouthOpen }),
    },
    `p${prefix}`,
    face ? POCKET_FACE_VIEW : POCKET_VIEW,
  );
  return (
    <span
      className={`${styles.mascot} ${styles.alive} ${face ? styles.face : ""} ${className ?? ""}`}
      data-mood={mood}
      {...role(label)}
    >
      {print(tree, 0)}
    </span>
  );
}

export function Glimm({ mood, className, label }: { mood: GlimmMood } & Picture) {
  const prefix = useId().replace(/[^\w-]/g, "");
  return (
    <span className={`${styles.mascot} ${styles.flying} ${className ?? ""}`} {...role(label)}>
      {print(glimm(mood, `g${prefix}`), 0)}
    </span>
  );
}
