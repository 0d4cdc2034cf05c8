import { afterPaint } from "#app/ui/after-paint.ts";
import { playTouch } from "#app/ui/sound.ts";
import { touches } from "../../effects.ts";

let cancel: (() => void) | null = null;

/**
 * The sound of a thing that was touched, after the frame that shows it; of several in one frame the
 * last: a coin that is dropped into a jar clinks, and does not land as a card does.
 */
export function touch(sound: keyof typeof touches): void {
  cancel?.();
  cancel = afterPaint(() => playTouch(touches[sound]));
}
