import { voice } from "#app/ui/sound.ts";
import { followWords } from "./follow-words.ts";
import { WORD_TIMES } from "./word-times.ts";
import "./word-marks.css";

// Browsers without highlights of their own (Safari before 17.2) read without marking.
if ("highlights" in CSS) {
  const mark = new Highlight();
  CSS.highlights.set("spoken-word", mark);
  followWords(voice(), WORD_TIMES, mark);
}
