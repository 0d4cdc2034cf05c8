import type { PocketMood } from "#characters/pocket/mood.ts";

/** Lines by which voices are compared: each mood, a question, numbers, a joke. */
export const SHEET_LINES: readonly { say: string; mood: PocketMood }[] = [
  { say: "Ahoy! I'm so glad you're here.", mood: "wave" },
  { say: "A goal with no number is only a wish.", mood: "talking" },
  { say: "Which one holds my soup?", mood: "thinking" },
  { say: "I'll try just one sip. Oops. I drank nine! Hic!", mood: "oops" },
  { say: "It's seven. Here's ten. How many come back?", mood: "talking" },
  { say: "Look at that! A whole jar of coins!", mood: "wow" },
  { say: "You did it! Five weeks, ten coins, one kite!", mood: "celebrating" },
  { say: "At night, I sing to my jar. It never sings back.", mood: "happy" },
  { say: "Do you want it, or do you need it?", mood: "thinking" },
  { say: "An ad is made so that you skip one step: the thinking.", mood: "talking" },
];
