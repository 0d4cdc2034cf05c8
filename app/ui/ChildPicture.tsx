import { PictureFrame } from "./PictureFrame.tsx";
import type { ReactNode } from "react";
import type { ChildPicture as Name } from "#domain/family/children.ts";

const eye = (x: number, y: number) => <circle cx={x} cy={y} r="3" fill="#3a2320" stroke="none" />;

const DRAWINGS: Record<Name, ReactNode> = {
  parrot: (
    <>
      <path d="M34 88q-8 -40 10 -60q14 -16 28 0q10 12 4 34q-4 20 -42 26z" fill="#5ec46b" />
      <path d="M40 80q-2 -26 10 -34q12 12 4 30z" fill="#ffc93c" />
      <path d="M72 34q14 2 12 18q-10 0 -14 -8z" fill="#ff8f5a" />
      {eye(60, 36)}
    </>
  ),
  turtle: (
    <>
      <path d="M70 60q16 -8 20 4q-4 10 -20 6z" fill="#8fdc8a" />
      <path d="M26 74l-6 12h14M62 74l6 12h-14" fill="#8fdc8a" />
      <path d="M12 74q2 -40 32 -40t32 40z" fill="#2fa38b" />
      <path d="M44 36v38M26 46l10 28M62 46l-10 28" />
      {eye(82, 62)}
    </>
  ),
  crab: (
    <>
      <path
        d="M26 52q-18 -8 -12 -28q6 10 14 6q4 12 -2 22M74 52q18 -8 12 -28q-6 10 -14 6q-4 12 2 22"
        fill="#ff8f6b"
      />
      <path d="M24 76l-12 8M30 84l-8 10M76 76l12 8M70 84l8 10" />
      <ellipse cx="50" cy="66" rx="30" ry="22" fill="#ff6f61" />
      <path d="M40 76q10 8 20 0" />
      {eye(40, 60)}
      {eye(60, 60)}
    </>
  ),
  octopus: (
    <>
      <path d="M24 66q-10 12 -16 10M36 72q-4 18 -14 18M50 74v18M64 72q4 18 14 18M76 66q10 12 16 10" />
      <path d="M20 66q-4 -50 30 -50t30 50q-30 16 -60 0z" fill="#b69cf0" />
      <path d="M40 58q10 8 20 0" />
      {eye(40, 46)}
      {eye(60, 46)}
    </>
  ),
  whale: (
    <>
      <path d="M46 32q-2 -14 -12 -14M46 32q2 -14 12 -14" />
      <path d="M70 56q8 -4 6 -18q8 8 16 -2q0 30 -18 38z" fill="#4f9fe0" />
      <path d="M10 66q0 -32 36 -32q30 0 36 34q-8 18 -36 18t-36 -20z" fill="#6fb9f2" />
      <path d="M14 74q18 8 36 0" />
      {eye(28, 60)}
    </>
  ),
  chest: (
    <>
      <path d="M14 50h72v34H14z" fill="#b5713c" />
      <path d="M14 50q0 -26 36 -26t36 26z" fill="#c98a4b" />
      <path d="M14 50h72M42 46h16v16H42z" fill="#ffc93c" />
    </>
  ),
  coin: (
    <>
      <circle cx="50" cy="50" r="36" fill="#ffc93c" />
      <circle cx="50" cy="50" r="26" fill="#ffe58a" />
      <path d="M50 34l5 11 12 1 -9 8 3 12 -11 -7 -11 7 3 -12 -9 -8 12 -1z" fill="#fff4e1" />
    </>
  ),
  compass: (
    <>
      <circle cx="50" cy="54" r="34" fill="#d5f6f0" />
      <circle cx="50" cy="14" r="6" fill="#ffc93c" />
      <path d="M50 30l8 24H42z" fill="#ff6f61" />
      <path d="M50 78l8 -24H42z" fill="#fff" />
    </>
  ),
  shell: (
    <>
      <path d="M40 82q-32 -16 -28 -40q18 -26 38 -26t38 26q4 24 -28 40z" fill="#ffb3c1" />
      <path d="M50 84V20M44 80L24 30M56 80L76 30" />
    </>
  ),
  star: (
    <>
      <path d="M50 12l10 26 28 2 -22 18 8 28 -24 -16 -24 16 8 -28 -22 -18 28 -2z" fill="#ff9f5a" />
      <path d="M44 62q6 6 12 0" />
      {eye(43, 52)}
      {eye(57, 52)}
    </>
  ),
};

/** The animal or treasure by which a child finds itself; the name beside it says who it is. */
export function ChildPicture({ name, className }: { name: Name; className?: string | undefined }) {
  return <PictureFrame className={className}>{DRAWINGS[name]}</PictureFrame>;
}
