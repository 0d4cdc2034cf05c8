import { rigElement } from "#app/ui/rig-element.ts";
import { chest } from "./island/places/chest.ts";

/** A chest, open when all of a course is done. */
export const ChestPicture = ({ isOpen }: { isOpen: boolean }) => (
  <svg viewBox="-28 -50 56 56" aria-hidden="true">
    {chest(isOpen).map(rigElement)}
  </svg>
);
