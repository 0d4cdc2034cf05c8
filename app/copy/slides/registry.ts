import type { SlideKind } from "#domain/slides/registry.ts";
import { chat } from "./chat/builder.ts";
import { decide } from "./decide/builder.ts";
import { document } from "./document/builder.ts";
import { jars } from "./jars/builder.ts";
import { pay } from "./pay/builder.ts";
import { amount } from "./amount/builder.ts";
import { order } from "./order/builder.ts";
import { quiz } from "./quiz/builder.ts";
import { sort } from "./sort/builder.ts";
import { spot } from "./spot/builder.ts";
import { video } from "./video/builder.ts";
import type { BuilderWords } from "./words.ts";

/** The builder's words for each kind of slide. */
export const slideWords = {
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
} satisfies {
  [K in SlideKind]: BuilderWords<K>;
};

interface AnyWords extends Omit<BuilderWords<SlideKind>, "checks"> {
  checks: Readonly<Record<string, string>>;
}
const byName: Readonly<Record<string, AnyWords>> = slideWords;

/** The words for a kind by its name; null for a kind of a newer version. */
export const wordsOf = (type: string): AnyWords | null =>
  Object.hasOwn(byName, type) ? (byName[type] ?? null) : null;
