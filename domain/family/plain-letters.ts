import anyAscii from "any-ascii";

/**
 * Latin letters that other letters look like, the likeliest first; a transliteration has only what they
 * sound like. Those with accents are taken apart before.
 */
const LOOKALIKES = new Map(
  Object.entries({
    // Latin ligatures
    ...{ æ: "ae", œ: "oe", ß: "bs" },
    // Cyrillic
    ...{
      а: "a",
      б: "b",
      в: "b",
      г: "r",
      ґ: "r",
      д: "d",
      е: "e",
      ё: "e",
      з: "3",
      и: "un",
      і: "i",
      ї: "i",
    },
    ...{
      ј: "j",
      к: "k",
      л: "n",
      м: "m",
      н: "hn",
      о: "o",
      п: "n",
      р: "p",
      с: "cs",
      т: "t",
      у: "yu",
      х: "x",
    },
    ...{
      ц: "u",
      ч: "4",
      ш: "w",
      щ: "w",
      ь: "b",
      ы: "bi",
      э: "3",
      я: "r",
      ѕ: "s",
      ԁ: "d",
      һ: "h",
      ԛ: "q",
    },
    ...{
      ԝ: "w",
      ӏ: "l",
      ѵ: "v",
      ү: "y",
      ғ: "f",
      қ: "k",
      ң: "h",
      ҫ: "c",
      ө: "o",
      ԍ: "g",
      ҽ: "e",
      є: "e",
    },
    // Greek
    ...{
      α: "a",
      β: "b",
      γ: "y",
      δ: "do",
      ε: "e",
      ζ: "z",
      η: "n",
      θ: "o",
      ι: "i",
      κ: "k",
      λ: "l",
      μ: "u",
    },
    ...{
      ν: "v",
      ξ: "e",
      ο: "o",
      π: "n",
      ρ: "p",
      σ: "os",
      ς: "cs",
      τ: "t",
      υ: "uy",
      φ: "o",
      χ: "x",
      ω: "w",
    },
    // Armenian
    ...{
      ա: "w",
      գ: "q",
      զ: "q",
      հ: "h",
      յ: "j",
      ո: "n",
      ս: "u",
      ց: "g",
      օ: "o",
      ք: "p",
      ռ: "n",
      լ: "l",
    },
    // Coptic
    ...{
      ⲁ: "a",
      ⲃ: "b",
      ⲅ: "r",
      ⲉ: "e",
      ⲏ: "h",
      ⲓ: "i",
      ⲕ: "k",
      ⲙ: "m",
      ⲛ: "n",
      ⲟ: "o",
      ⲣ: "p",
      ⲥ: "c",
    },
    ...{ ⲧ: "t", ⲩ: "y", ⲭ: "x", ⲱ: "w" },
  }),
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
