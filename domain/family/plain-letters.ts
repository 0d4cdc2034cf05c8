import anyAscii from "any-ascii";

/** Letters, each with the Latin ones that it looks like, the likeliest first. Accents are taken off before. */
const SEEN = [
  "æae œoe ßbs",
  // Cyrillic
  "аa бb вb гr дd еe з3 иun іi јj кk лn мm нhn оo пn рp сcs тt уyu хx цu ч4 шw щw ьb ыbi э3 яr",
  "ѕs ԁd һh ԛq ԝw ӏl ѵv үy ғf қk ңh ҫc өo ԍg ҽe єe",
  // Greek
  "αa βb γy δdo εe ζz ηn θo ιi κk λl μu νv ξe οo πn ρp σos ςcs τt υuy φo χx ωw",
  // Armenian
  "աw գq զq հh յj ոn սu ցg օo քp ռn լl",
  // Coptic
  "ⲁa ⲃb ⲅr ⲉe ⲏh ⲓi ⲕk ⲙm ⲛn ⲟo ⲣp ⲥc ⲧt ⲩy ⲭx ⲱw",
];
const LOOKALIKES = new Map(
  SEEN.flatMap((row) => row.split(" ").map(([letter = "", ...like]) => [letter, like] as const)),
);

/** The text with the nth letter that each of its letters looks like, or the first where there are fewer. */
const asSeen = (text: string, nth: number): string =>
  [...text]
    .map((letter) => {
      const like = LOOKALIKES.get(letter);
      return like === undefined ? letter : (like[nth] ?? like[0] ?? letter);
    })
    .join("");

/**
 * What a text in lower case may stand for in Latin letters: as it sounds, and as it looks. Without
 * accents; signs stay.
 */
export function plainLetters(text: string): string[] {
  const bare = text.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const readings = [bare, asSeen(bare, 0), asSeen(bare, 1)];
  return [...new Set(readings.map((reading) => anyAscii(reading).toLowerCase()))];
}
