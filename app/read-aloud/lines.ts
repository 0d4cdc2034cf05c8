import { LARGE_NUMBER_WORDS, NUMBER_WORDS, numberWords } from "#domain/content/number-words.ts";
import {
  lessonIntro,
  player,
  quiz,
  courseMap,
  feedback,
  gameOver,
  pebble,
  rewards,
} from "#app/copy/child.ts";
import { activity } from "#app/copy/slides/activity/child.ts";
import { amount } from "#app/copy/slides/amount/child.ts";
import { decide } from "#app/copy/slides/decide/child.ts";
import { jars } from "#app/copy/slides/jars/child.ts";
import { pay } from "#app/copy/slides/pay/child.ts";
import { check } from "#app/copy/slides/quiz/child.ts";
import { missionCard, song } from "#app/copy/mission-cards.ts";
import { warmUp } from "#app/copy/warm-up.ts";
import { provideLines } from "./line-store.ts";

/**
 * Fixed texts of the child's screens that have a recording
 * (course/treasure-tracker/fixed-lines.ts), by file name.
 */
export const SPOKEN: Record<string, string> = {
  "lesson-intro": lessonIntro.text,
  "get-started": lessonIntro.getStarted,
  next: player.next,
  "select-an-answer": quiz.select,
  continue: quiz.continue,
  "try-again": quiz.tryAgain,
  correct: quiz.correct,
  oops: quiz.oops,
  guide: quiz.guide,
  "find-more": quiz.findMore,
  "check-hint": `${check.hint} ${check.heading}`,
  "thank-you": check.thanks,
  skip: check.skip,
  together: activity.together,
  update: player.update,
  "load-failed": player.loadFailed,
  "mission-accomplished": rewards.mission,
  streak: rewards.streakText,
  committed: rewards.committed,
  "how-did-it-feel": feedback.difficulty.heading,
  "too-easy": feedback.difficulty.choices.too_easy,
  "a-bit-easy": feedback.difficulty.choices.a_bit_easy,
  "just-right": feedback.difficulty.choices.just_right,
  "kinda-hard": feedback.difficulty.choices.kinda_hard,
  "did-you-enjoy-it": feedback.enjoyment.heading,
  boring: feedback.enjoyment.choices.boring,
  meh: feedback.enjoyment.choices.meh,
  fun: feedback.enjoyment.choices.fun,
  "super-fun": feedback.enjoyment.choices.super_fun,
  "course-progress": courseMap.heading,
  "welcome-back": courseMap.welcome,
  "card-ask": missionCard.ask,
  "card-done": missionCard.done,
  "my-mission-cards": missionCard.tray,
  "to-my-map": missionCard.toMap,
  "sing-with-pocket": missionCard.sing,
  "song-play": song.play,
  "song-stop": song.stop,
  "song-go-on": song.goOn,
  "song-failed": song.failed,
  "shield-ready": rewards.shieldReady,
  "streak-advice": rewards.streakAdvice,
  "shield-keeps": rewards.shieldKeeps,
  "streak-day": rewards.streakHeading(1),
  "streak-days": rewards.streakHeading(2),
  "good-stop": courseMap.goodStop,
  pebble: pebble.spoken,
  "next-lessons": gameOver.heading,
  "all-done": gameOver.allDone,
  soon: gameOver.soon,
  "jars-done": jars.done,
  "jars-coin-left": jars.coinLeft,
  "jars-coins-left": jars.coinsLeft,
  "jars-hand-empty": jars.left(0),
  "amount-done": amount.done,
  pay: pay.check.price,
  "give-change": pay.check.change,
  buy: pay.check.budget,
  "warm-up": warmUp.text,
  "warm-up-start": warmUp.start,
  "decide-choose": decide.chooseOne,
  "decide-basket": decide.chooseBasket,
  "decide-and-then": decide.andThen,
  "decide-look-again": decide.lookAgain,
  "decide-keep": decide.keep,
  "decide-different": decide.different,
  ...Object.fromEntries(NUMBER_WORDS.map((number, count) => [`number-${count}`, number])),
  ...Object.fromEntries(
    Object.entries(LARGE_NUMBER_WORDS).map(([name, number]) => [`number-${name}`, number]),
  ),
  "map-1": "Coins on the Map",
  "map-2": "Need or Want?",
  "map-3": "The Treasure Goal",
  "map-4": "Smart Spender",
  "map-5": "Share the Treasure",
};

const FILES = import.meta.glob<string>(
  // But for those of screens that are loaded on demand.
  ["#course/media/lines/*.m4a", "!**/who-is-playing.m4a", "!**/allowance-*.m4a", "!**/lock-*.m4a"],
  {
    eager: true,
    query: "?url",
    import: "default",
  },
);

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** URLs by file name without its extension. */
const byName = new Map(
  Object.entries(FILES).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1, -4), url]),
);

const byWords = new Map(
  Object.entries(SPOKEN).map(([name, words]) => [plain(words), byName.get(name)]),
);

/** URL of the recording of this text, or null. */
export const lineFor = (words: string): string | null => byWords.get(plain(words)) ?? null;

/** URLs of the recordings that say a whole number, one after the other; none from a million on. */
export const linesForNumber = (number: number): (string | null)[] =>
  numberWords(number).map(lineFor);

provideLines(lineFor);
