import type { CSSProperties } from "react";

/** Styles with properties of our own. */
export type CustomStyle = CSSProperties & Record<`--${string}`, string | number>;
