import type { Clip } from "#course/clip.ts";

/** Who Pocket is, what a treasure is, a promise. */
const intro: Clip = {
  id: "onboarding/intro",
  set: "beach",
  title: ["Treasure", "Tracker"],
  lines: [
    { say: "Hi! I'm Pocket, and I love treasure.", mood: "wave" },
    { say: "But what is a treasure?", mood: "thinking" },
    { say: "It can be a coin.", mood: "talking", show: [{ prop: "coin", on: "coin" }] },
    { say: "It can be a warm home.", mood: "talking", show: [{ prop: "house", on: "home" }] },
    {
      say: "It can be a good friend.",
      mood: "happy",
      show: [{ prop: "heart", on: "friend" }],
      glimm: true,
    },
    { say: "I will show you how treasure works.", mood: "wow", clear: true, set: "cave" },
    { say: "You earn it.", mood: "talking", show: [{ prop: "hammer", on: "earn" }] },
    {
      say: "You save it.",
      mood: "talking",
      show: [{ prop: "jar", on: "save" }],
      coins: [{ into: "jar", on: "save", count: 4 }],
    },
    { say: "You share it.", mood: "talking", show: [{ prop: "gift", on: "share" }] },
    {
      say: "Come with me. Let's follow the map!",
      mood: "celebrating",
      clear: true,
      set: "beach",
      show: [{ prop: "map", on: "map", big: true }],
      party: true,
    },
  ],
};

/**
 * The first three seconds are the greeting's, so nothing hangs on the mouth there; then what comes
 * next.
 */
const welcome: Clip = {
  id: "onboarding/welcome",
  set: "beach",
  title: ["Welcome", "aboard!"],
  lines: [
    { say: "Hello, and welcome, my friend!", mood: "wave" },
    { say: "I am so happy you are here.", mood: "celebrating" },
    { say: "This is what comes next.", mood: "talking", set: "home" },
    {
      say: "First we watch a little story.",
      mood: "talking",
      show: [{ prop: "screen", on: "story" }],
    },
    {
      say: "Then you think, and pick an answer.",
      mood: "thinking",
      show: [{ prop: "thought", on: "think" }],
    },
    {
      say: "If you miss, we just try again.",
      mood: "happy",
      show: [{ prop: "again", on: "try" }],
      glimm: true,
    },
    {
      say: "Now I need a grown up.",
      mood: "talking",
      clear: true,
      show: [{ prop: "grownUp", on: "grown" }],
    },
    {
      say: "Please open your letter from me.",
      mood: "talking",
      clear: true,
      show: [{ prop: "letter", on: "letter", big: true }],
    },
    {
      say: "Then our adventure begins!",
      mood: "celebrating",
      clear: true,
      set: "beach",
      show: [{ prop: "map", on: "adventure", big: true }],
      party: true,
    },
  ],
};

export const onboardingClips = [intro, welcome];
