import { NUMBER_WORDS } from "#domain/content/number-words.ts";

/**
 * Words of the child's screens, spoken once for all lessons. A test keeps them the same as on the
 * screens.
 */
export const fixedLines: { name: string; text: string; character: "pocket" | "glimm" }[] = [
  { name: "get-started", text: "Get started!", character: "pocket" },
  { name: "next", text: "Next.", character: "pocket" },
  { name: "continue", text: "Continue.", character: "pocket" },
  { name: "select-an-answer", text: "Select an answer.", character: "pocket" },
  { name: "try-again", text: "Try again.", character: "pocket" },
  { name: "correct", text: "Correct!", character: "glimm" },
  { name: "oops", text: "Oops!", character: "pocket" },
  { name: "mission-accomplished", text: "Mission accomplished!", character: "pocket" },
  {
    name: "streak",
    text: "Learning daily grows your streak, but skipping a day resets it!",
    character: "glimm",
  },
  { name: "committed", text: "I'm committed!", character: "glimm" },
  { name: "how-did-it-feel", text: "How did this lesson feel?", character: "pocket" },
  { name: "too-easy", text: "Too easy.", character: "pocket" },
  { name: "a-bit-easy", text: "A bit easy.", character: "pocket" },
  { name: "just-right", text: "Just right.", character: "pocket" },
  { name: "kinda-hard", text: "Kinda hard.", character: "pocket" },
  { name: "did-you-enjoy-it", text: "Did you enjoy it?", character: "pocket" },
  { name: "boring", text: "Boring.", character: "pocket" },
  { name: "meh", text: "Meh.", character: "pocket" },
  { name: "fun", text: "Fun.", character: "pocket" },
  { name: "super-fun", text: "Super fun!", character: "pocket" },
  { name: "course-progress", text: "Course progress.", character: "pocket" },
  { name: "next-lessons", text: "Next lessons are coming!", character: "pocket" },
  {
    name: "lesson-intro",
    text: "Join Pocket on a treasure hunt. Find out where coins come from, what they can do, and how sharing makes them shine.",
    character: "pocket",
  },
  { name: "welcome-back", text: "Welcome back!", character: "pocket" },
  { name: "guide", text: "Let's do it together. Tap the answer that shines.", character: "pocket" },
  { name: "find-more", text: "Correct! There is more to find.", character: "pocket" },
  { name: "together", text: "Let's do it together. Tap what shines.", character: "pocket" },
  {
    name: "update",
    text: "This part is new. Close the app and open it again to see it. You can go on without it.",
    character: "pocket",
  },
  {
    name: "load-failed",
    text: "This part did not load. Please try again, or go on without it.",
    character: "pocket",
  },
  { name: "good-stop", text: "This is a good place to stop for today.", character: "pocket" },
  {
    name: "all-done",
    text: "You have finished every mission. New missions will come, and you can play the old ones again any time.",
    character: "pocket",
  },
  {
    name: "soon",
    text: "Lessons 4 and 5 arrive in the next days. We'll send an e-mail when they are here.",
    character: "pocket",
  },
  { name: "jars-done", text: "All done!", character: "pocket" },
  { name: "amount-done", text: "Done.", character: "pocket" },
  { name: "pay", text: "Pay.", character: "pocket" },
  { name: "give-change", text: "Give change.", character: "pocket" },
  { name: "buy", text: "Buy.", character: "pocket" },
  ...NUMBER_WORDS.map((number, count) => ({
    name: `number-${count}`,
    text: `${number}.`,
    character: "pocket" as const,
  })),
  { name: "map-1", text: "Coins on the Map", character: "pocket" },
  { name: "map-2", text: "Need or Want?", character: "pocket" },
  { name: "map-3", text: "The Treasure Goal", character: "pocket" },
  { name: "map-4", text: "Smart Spender", character: "pocket" },
  { name: "map-5", text: "Share the Treasure", character: "pocket" },
];
