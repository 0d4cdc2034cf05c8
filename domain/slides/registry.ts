import { amount } from "./amount/amount.ts";
import { chat } from "./chat/chat.ts";
import { decide } from "./decide/decide.ts";
import { document } from "./document/document.ts";
import type { DraftOf, SlideOf, SlideRules } from "./kind.ts";
import { jars } from "./jars/jars.ts";
import { pay } from "./pay/pay.ts";
import { order } from "./order/order.ts";
import { quiz } from "./quiz/quiz.ts";
import { sort } from "./sort/sort.ts";
import { spot } from "./spot/spot.ts";
import { video } from "./video/video.ts";

/**
 * Every kind of slide. The registries of the other layers are typed by this one, so that a kind
 * with a missing part does not compile (docs/adding-a-slide-kind.md).
 *
 * The child's page imports types alone from here: the schemas would be part of its first slide.
 */
export const slideKinds = {
  video,
  quiz,
  sort,
  spot,
  jars,
  pay,
  order,
  amount,
  decide,
  chat,
  document,
};

type Kinds = typeof slideKinds;
export type SlideKind = keyof Kinds;
export type SlideOfKind = { [K in SlideKind]: SlideOf<K, Kinds[K]["fields"]> };
export type Slide = SlideOfKind[SlideKind];
export type DraftSlide = DraftOf<Slide>;
/** Names of the checks of one kind. */
export type CheckOf<K extends SlideKind> = keyof Kinds[K]["checks"] & string;

export const SLIDE_KINDS = Object.keys(slideKinds) as [SlideKind, ...SlideKind[]];

const byName: Readonly<Record<string, SlideRules<Slide>>> = slideKinds;

/**
 * The rules of a kind by its name. Null for a kind of a newer version of the product, which pages
 * and instances can meet while it is rolled out.
 */
export const rulesOf = (type: string): SlideRules<Slide> | null =>
  Object.hasOwn(byName, type) ? (byName[type] ?? null) : null;
