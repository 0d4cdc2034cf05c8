import { coin } from "#characters/shapes.ts";
import { rigElement } from "#app/ui/rig-element.ts";

const DRAWN = rigElement(coin(0, 0, 50), 0);

/** A gold coin, as it is in the clips. Its name belongs to the button or place that holds it. */
export const Coin = ({ className }: { className?: string | undefined }) => (
  <svg viewBox="-52 -52 104 108" className={className} aria-hidden="true">
    {DRAWN}
  </svg>
);
