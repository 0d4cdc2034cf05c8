import type { Slide, SlideKind, SlideOfKind } from "#domain/slides/registry.ts";
import { chatView } from "./chat/view.ts";
import { decideView } from "./decide/view.ts";
import { documentView } from "./document/view.ts";
import { jarsView } from "./jars/view.ts";
import { payView } from "./pay/view.ts";
import { amountView } from "./amount/view.ts";
import { orderView } from "./order/view.ts";
import { checkView, quizView } from "./quiz/view.ts";
import { sortView } from "./sort/view.ts";
import { spotView } from "./spot/view.ts";
import { unknownView } from "./unknown/view.ts";
import { loadVideo } from "./video/load-video.ts";
import { videoView } from "./video/view.ts";
import type { SlidePanel, SlideView } from "./view.ts";

/** How each kind of slide is played. */
const slideViews = {
  video: videoView,
  quiz: quizView,
  sort: sortView,
  spot: spotView,
  jars: jarsView,
  pay: payView,
  order: orderView,
  amount: amountView,
  decide: decideView,
  chat: chatView,
  document: documentView,
} satisfies {
  [K in SlideKind]: SlideView<SlideOfKind[K]>;
};

const byName: Readonly<Record<string, SlideView<Slide>>> = slideViews;

/** The view of a slide; a kind of a newer version is shown as 'Please update'. */
export function viewOf(slide: Slide): SlideView<Slide> {
  const { type } = slide;
  if (type === "quiz" && slide.check != null) return checkView;
  return Object.hasOwn(byName, type) ? (byName[type] ?? unknownView) : unknownView;
}

const loaded = new Map<SlideView<Slide>, SlidePanel<Slide>>();

/** The panel of a slide if its code is here. */
export function loadedPanel(slide: Slide): SlidePanel<Slide> | null {
  const view = viewOf(slide);
  const known = loaded.get(view);
  if (known !== undefined) return known;
  const panel = view.load();
  if (panel instanceof Promise) return null;
  loaded.set(view, panel);
  return panel;
}

/** Loads the code of quizzes before it is known which slide is shown first. */
export const loadQuizPanel = async (): Promise<unknown> => quizView.load();

/** Loads the code of videos, with which most lessons begin, before the lesson is known. */
export const loadVideoPanel = async (): Promise<unknown> => loadVideo();

/** Loads the code of a slide's panel. Rejects when it can't be fetched. */
export async function loadPanel(slide: Slide): Promise<void> {
  const view = viewOf(slide);
  if (!loaded.has(view)) loaded.set(view, await view.load());
}
