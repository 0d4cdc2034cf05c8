import type { ReactNode } from "react";
import styles from "./Scene.module.css";

/** A place of the stories; its picture is `places/<name>.webp`. */
export type ScenePlace = (typeof SCENE_PLACES)[number];
export const SCENE_PLACES = [
  "bay",
  "den",
  "grove",
  "kitchen",
  "market",
  "pier",
  "rainyShop",
  "room",
  "shop",
  "stalls",
  "starBeach",
  "town",
  "treasureCave",
  "yard",
] as const;

/** Background picture of a screen. */
export function Scene({
  place,
  children,
}: {
  place: "beach" | "night" | ScenePlace;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.scene} ${styles[place]}`} data-scene={place}>
      {place !== "beach" && place !== "night" && <Backdrop place={place} />}
      {children}
    </div>
  );
}

/** A blurred place behind all that its `Scene` holds, for a part of a screen that knows the place. */
export const Backdrop = ({ place }: { place: ScenePlace }) => (
  <div className={`${styles.backdrop} ${styles[place]}`} aria-hidden="true" />
);
