import { createElement, useId } from "react";
import type { ReactElement } from "react";
import type { GlimmMood } from "#characters/glimm/glimm.ts";
import type { RigNode } from "#characters/node.ts";
import type { PocketPose } from "#characters/pocket/pocket.ts";
import { GLIMM_VIEW, POCKET_FACE_VIEW, POCKET_VIEW } from "#characters/views.ts";
import { useDrawing } from "./drawings.ts";
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

/** Keeps the place of a drawing that is not loaded yet. */
const Place = ({ viewBox }: { viewBox: string }) => <svg viewBox={viewBox} />;

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
  const draw = useDrawing("pocket");
  const viewBox = face ? POCKET_FACE_VIEW : POCKET_VIEW;
  const pose = {
    mood,
    ...(look === undefined ? {} : { look }),
    ...(mouthOpen === undefined ? {} : { mouthOpen }),
  };
  return (
    <span
      className={`${styles.mascot} ${styles.alive} ${face ? styles.face : ""} ${className ?? ""}`}
      data-mood={mood}
      {...role(label)}
    >
      {draw === undefined ? (
        <Place viewBox={viewBox} />
      ) : (
        print(draw(pose, `p${prefix}`, viewBox), 0)
      )}
    </span>
  );
}

export function Glimm({ mood, className, label }: { mood: GlimmMood } & Picture) {
  const prefix = useId().replace(/[^\w-]/g, "");
  const draw = useDrawing("glimm");
  return (
    <span className={`${styles.mascot} ${styles.flying} ${className ?? ""}`} {...role(label)}>
      {draw === undefined ? <Place viewBox={GLIMM_VIEW} /> : print(draw(mood, `g${prefix}`), 0)}
    </span>
  );
}
