import { describe, expect, it } from "vitest";
import { dictionaryOf } from "./dictionary.ts";
import { numberWords, sayNumbers } from "./numbers.ts";
import { phonemesOf } from "./phonemes.ts";

const dictionary = dictionaryOf([
  {
    a: "A",
    the: "ði",
    to: "tu",
    i: "I",
    coin: "kˈYn",
    egg: "ˈɛɡ",
    dish: "dˈɪʃ",
    jump: "ʤˈʌmp",
    start: "stˈɑɹt",
    melt: "mˈɛlt",
    wait: "wˈAt",
    plan: "plˈæn",
    save: "sˈAv",
    carry: "kˈɛɹi",
    Ada: "ˈAdə",
    ten: "tˈɛn",
    can: "kæn",
    live: { DEFAULT: "lˈIv", VERB: "lˈɪv" },
  },
]);
const read = (text: string) =>
  phonemesOf(text, dictionary)
    .symbols.map(({ symbol }) => symbol)
    .join("");

describe("numbers and prices are read as they are said", () => {
  it.each([
    [0, "zero"],
    [13, "thirteen"],
    [40, "forty"],
    [42, "forty two"],
    [105, "one hundred five"],
    [2_000, "two thousand"],
    [999_999, "nine hundred ninety nine thousand nine hundred ninety nine"],
  ])("%d", (number, words) => {
    expect(numberWords(number)).toBe(words);
  });

  it.each([
    ["It costs $4.50.", "It costs four dollars and fifty cents."],
    ["$1", "one dollar"],
    ["$0.25", "twenty five cents"],
    ["£2.01", "two pounds and one penny"],
    ["20% off", "twenty percent off"],
    ["3 + 4 = 7", "three plus four equals seven"],
    ["2.5 coins", "two point five coins"],
    ["39.99, then 2.05 and 40.00.", "thirty nine ninety nine, then two oh five and forty."],
    ["It is 11.98. To the cent.", "It is eleven ninety eight. To the cent."],
    ["6 h, 1 h, 40 min a day", "six hours, one hour, forty minutes a day"],
    ["ages 7-10", "ages seven to ten"],
    ["1,200 coins", "one thousand two hundred coins"],
    ["call 5550100", "call five five five zero one zero zero"],
  ])("%s", (text, words) => {
    expect(sayNumbers(text)).toBe(words);
  });
});

describe("a word that the dictionary lacks is made from its stem", () => {
  it.each([
    ["coins", "kˈYnz"],
    ["coin's", "kˈYnz"],
    ["coins'", "kˈYnz"],
    ["dishes", "dˈɪʃᵻz"],
    ["jumps", "ʤˈʌmps"],
    ["carries", "kˈɛɹiz"],
    ["jumped", "ʤˈʌmpt"],
    ["started", "stˈɑɹɾᵻd"],
    ["melted", "mˈɛltᵻd"],
    ["waited", "wˈAɾᵻd"],
    ["planned", "plˈænd"],
    ["saved", "sˈAvd"],
    ["carried", "kˈɛɹid"],
    ["planning", "plˈænɪŋ"],
    ["waiting", "wˈAɾɪŋ"],
    ["saving", "sˈAvɪŋ"],
  ])("%s", (word, symbols) => {
    expect(dictionary(word)).toBe(symbols);
  });

  it.each(["zzz", "s", "toString", "__proto__"])("%s stays unknown", (word) => {
    expect(dictionary(word)).toBe(null);
  });
});

describe("a text in the model's symbols", () => {
  it.each([
    ["a coin", "ɐ kˈYn"],
    ["the coin, the egg", "ðə kˈYn, ði ˈɛɡ"],
    ["to save", "tə sˈAv"],
    ["to egg", "tʊ ˈɛɡ"],
    ["I save", "ˌI sˈAv"],
    ["Ada can, CAN!", "ˈAdə kæn, kˈæn!"],
    ["ten-coin", "tˈɛn kˈYn"],
    ["“Wait” … wait", "wˈAt… wˈAt"],
    ["wait – wait", "wˈAt— wˈAt"],
  ])("%s", (text, symbols) => {
    expect(read(text)).toBe(symbols);
  });

  it("names the words that are not known, and says which word each symbol belongs to", () => {
    const { words, symbols, unknown } = phonemesOf("Ten Zorps, ten coins", dictionary);
    expect(unknown).toEqual(["Zorps"]);
    expect(words).toEqual(["Ten", "ten", "coins"]);
    expect(symbols.filter(({ word }) => word === 2).map(({ symbol }) => symbol)).toEqual([
      ..."kˈYnz",
    ]);
  });
});
