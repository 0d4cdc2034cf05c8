import type { ReactNode } from "react";
import { PictureFrame } from "./PictureFrame.tsx";

/** Treasures that done mission cards bring to the map, by the lesson's place in its course. */
const TREASURES: readonly [ReactNode, ...ReactNode[]] = [
  // A gold coin with a star.
  <>
    <circle cx="50" cy="50" r="40" fill="#ffc93c" />
    <circle cx="50" cy="50" r="29" fill="#ffe58a" strokeWidth="3" />
    <path d="M50 31l6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1z" fill="#fffdf7" />
  </>,
  // A ruby.
  <>
    <path d="M26 22h48l18 24-42 42L8 46z" fill="#ff5d5d" />
    <path d="M26 22l10 24 14-24 14 24 10-24" fill="#ff9a8c" />
    <path d="M8 46h84M36 46l14 42 14-42" />
  </>,
  // A golden key.
  <>
    <circle cx="32" cy="34" r="22" fill="#ffc93c" />
    <circle cx="32" cy="34" r="9" fill="#fffdf7" />
    <path d="M46 50l34 36 10-8-8-9-6 4-6-7 5-5-17-19z" fill="#ffc93c" />
  </>,
  // A crown.
  <>
    <path d="M12 34l20 18 18-34 18 34 20-18-8 46H20z" fill="#ffc93c" />
    <path d="M20 80h60" />
    <circle cx="50" cy="64" r="7" fill="#ff5d5d" />
    <circle cx="32" cy="66" r="5" fill="#14b8a6" />
    <circle cx="68" cy="66" r="5" fill="#14b8a6" />
  </>,
  // A lantern with Glimm's light.
  <>
    <path d="M36 20a14 14 0 0 1 28 0" />
    <path d="M30 24h40l6 12H24z" fill="#8b7bf7" />
    <path d="M28 36h44l-4 40H32z" fill="#fff4c2" />
    <path d="M50 42l4 10 11 1-8 7 3 11-10-6-10 6 3-11-8-7 11-1z" fill="#c6e84a" />
    <path d="M26 76h48v10H26z" fill="#8b7bf7" />
  </>,
];

/** @param order the lesson's place in its course, from 1 */
export function Treasure({ order, className }: { order: number; className?: string | undefined }) {
  const place = (order - 1) % TREASURES.length;
  return <PictureFrame className={className}>{TREASURES[place]}</PictureFrame>;
}

/** A rolled map with a cross: a card that was not done yet. */
export const CardPicture = ({ className }: { className?: string | undefined }) => (
  <PictureFrame className={className}>
    <path d="M16 20q10-8 20 0t20 0 20 0l8 6v54q-10 8-20 0t-20 0-20 0l-8-6z" fill="#fff0c2" />
    <path d="M30 68q4-14 16-14t14-12" stroke="#0b7d75" strokeDasharray="2 9" />
    <path d="M58 28l14 14M72 28L58 42" stroke="#c53b30" strokeWidth="6" />
    <circle cx="28" cy="70" r="3" fill="#0b7d75" stroke="#0b7d75" />
  </PictureFrame>
);
