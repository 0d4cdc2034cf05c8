import type { PlacedTarget } from "#stage/scene/targets.ts";
import { useDrag } from "../slides/activity/useDrag.ts";
import marks from "../slides/activity/marks.module.css";
import styles from "./StoryMoment.module.css";

interface Props {
  target: PlacedTarget;
  onTap: () => void;
  /** A thing was let go over a place: the place's number. */
  onDrop: (place: number) => void;
  /** How far a thing is dragged, in pixels; null when it was let go. */
  onMove: (by: [x: number, y: number] | null) => void;
}

const className = `${styles.target} ${marks.shines}`;

/** A button over what can be tapped in the picture; over a thing it can be dragged, too. */
export function StoryTarget({ target, onTap, onDrop, onMove }: Props) {
  const { id, kind, isOpen, isHeld } = target;
  const { takeDrag, ...drag } = useDrag((below) => {
    const place = below.find((element) => element.matches("[data-target=place]"));
    if (place instanceof HTMLElement) onDrop(Number(place.dataset["id"]));
  }, onMove);
  const isThing = kind === "thing";
  return (
    <button
      type="button"
      className={className}
      style={{
        left: `${target.left * 100}%`,
        top: `${target.top * 100}%`,
        width: `${target.width * 100}%`,
      }}
      aria-label={target.name}
      aria-pressed={isThing ? isHeld : undefined}
      aria-disabled={!isOpen}
      data-target={kind}
      data-id={id}
      data-beckoning={target.beckons}
      data-waiting={kind === "place" && isOpen}
      {...(isThing && drag)}
      onClick={() => {
        if (!takeDrag()) onTap();
      }}
    />
  );
}
