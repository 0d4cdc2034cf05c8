/** Groups of vowels; a silent e at the end makes none. */
function syllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, "");
  const groups = plain.replace(/e$/, "").match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups);
}

/** School grade at which a text can be read, after Flesch and Kincaid; 0 and below is before school. */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?]+/).filter((sentence) => sentence.trim() !== "").length || 1;
  const words = text.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word));
  const count = words.length || 1;
  return 0.39 * (count / sentences) + 11.8 * (words.reduce((sum, word) => sum + syllables(word), 0) / count) - 15.59;
}
