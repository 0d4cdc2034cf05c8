import type { ReactNode } from "react";
import "./character-drawings.ts";
import { provideDrawings } from "./drawings.ts";
import type { PictureName } from "./drawings.ts";

/**
 * Small pictures beside Pocket that show what a screen is about, in the brand's colours and one
 * line width.
 */
const pictures: Record<PictureName, ReactNode> = {
  bell: (
    <>
      <path d="M50 14c-18 0-27 14-27 30v20l-9 12h72l-9-12V44c0-16-9-30-27-30Z" fill="#ffc93c" />
      <path d="M32 44c0-12 6-20 14-21" stroke="#fff4e1" strokeWidth="6" />
      <circle cx="50" cy="84" r="8" fill="#d9861a" />
      <path d="M50 14V7" />
    </>
  ),
  letter: (
    <>
      <rect x="10" y="26" width="80" height="54" rx="10" fill="#fffdf7" />
      <path d="m14 32 36 28 36-28" />
      <circle cx="76" cy="74" r="14" fill="#ff6b5b" />
      <path d="m70 74 5 5 8-10" stroke="#fff" strokeWidth="5" />
    </>
  ),
  phone: (
    <>
      <rect x="28" y="8" width="46" height="84" rx="12" fill="#4a3bb8" />
      <rect x="34" y="20" width="34" height="54" rx="4" fill="#e3f8ff" />
      <path d="M40 34h22M40 46h15" stroke="#14b8a6" strokeWidth="6" />
      <circle cx="51" cy="83" r="3" fill="#fff" stroke="none" />
    </>
  ),
  chest: (
    <>
      <path d="M12 46c0-18 14-28 38-28s38 10 38 28Z" fill="#b0702f" />
      <rect x="12" y="46" width="76" height="36" rx="6" fill="#8f5523" />
      <path
        d="M22 46a8 8 0 0 1 16-4 8 8 0 0 1 15-2 8 8 0 0 1 15 2 8 8 0 0 1 11 4Z"
        fill="#ffc93c"
      />
      <rect x="42" y="44" width="16" height="20" rx="4" fill="#ffc93c" />
      <path d="M50 52v5" />
    </>
  ),
  key: (
    <>
      <circle cx="34" cy="38" r="22" fill="#ffc93c" />
      <circle cx="34" cy="38" r="8" fill="#fffdf7" />
      <path d="m50 54 34 34M70 74l10-10M80 84l6-6" stroke="#3a2320" strokeWidth="14" />
      <path d="m50 54 34 34M70 74l10-10M80 84l6-6" stroke="#ffc93c" strokeWidth="7" />
    </>
  ),
  shield: (
    <>
      <path
        d="M50 8c14 9 24 11 36 11 0 34-8 58-36 72C22 77 14 53 14 19c12 0 22-2 36-11Z"
        fill="#14b8a6"
      />
      <path d="m34 48 12 13 22-25" stroke="#fff" strokeWidth="8" />
    </>
  ),
  map: (
    <>
      <path d="m10 24 26-10 28 10 26-10v62L64 86 36 76 10 86Z" fill="#ffe9b8" />
      <path d="M36 14v62M64 24v62" stroke="#d9861a" strokeWidth="3" />
      <path d="M20 66c8-16 18 4 28-12" stroke="#b3281f" strokeDasharray="1 9" />
      <path d="m66 40 12 12M78 40 66 52" stroke="#b3281f" strokeWidth="6" />
    </>
  ),
  cake: (
    <>
      <rect x="16" y="50" width="68" height="34" rx="8" fill="#ff6b5b" />
      <path
        d="M16 60c8 10 14-2 23 4s14 6 22 0 14 4 23-4v-8a8 8 0 0 0-8-8H24a8 8 0 0 0-8 8Z"
        fill="#fffdf7"
      />
      <path d="M36 44V28M50 44V24M64 44V28" stroke="#4a3bb8" strokeWidth="6" />
      <path d="M36 20v-4M50 16v-4M64 20v-4" stroke="#ffc93c" strokeWidth="7" />
    </>
  ),
  broken: (
    <>
      <path d="M16 50a18 18 0 0 1 18-18h10l-6 14 10 8-8 14h-6a18 18 0 0 1-18-18Z" fill="#e9e5ff" />
      <path d="M84 50a18 18 0 0 1-18 18h-8l6-14-10-8 8-14h4a18 18 0 0 1 18 18Z" fill="#e9e5ff" />
    </>
  ),
};

provideDrawings({ pictures });
