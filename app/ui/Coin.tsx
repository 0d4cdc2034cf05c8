import type { ComponentProps } from "react";
import { coin } from "#characters/shapes.ts";
import { rigElement } from "./rig-element.ts";

const DRAWN = rigElement(coin(0, 0, 50), 0);

/** A gold coin, as it is in the clips. Its name belongs to the button or place that holds it. */
export const Coin = (props: ComponentProps<"svg">) => (
  <svg viewBox="-52 -52 104 108" aria-hidden="true" {...props}>
    {DRAWN}
  </svg>
);
