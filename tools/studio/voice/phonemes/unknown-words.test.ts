import { describe, expect, it } from "vitest";
import { dictionaryOf, isHeldIn } from "./dictionary.ts";
import { unknownWords } from "./unknown-words.ts";

const lists = [
  { ahoy: "əhˈY", Ada: "ˈAdə", jose: "hˌOzˈA", in: "ɪn", ann: "ˈæn", "d'andre": "dˈæn" },
];
const unknown = (name: string) =>
  unknownWords(`Ahoy, ${name}!`, [name], dictionaryOf(lists), isHeldIn(lists));

describe("the words of a line that can't be read", () => {
  it.each([
    ["Ada", []],
    ["José", []],
    ["D’Andre", []],
    ["Ada Ann", []],
    ["Siobhan", ["Siobhan"]],
    ["Ada Æ", ["Æ"]],
  ])("of a name that is %j are %j (T-1662)", (name, words) => expect(unknown(name)).toEqual(words));

  it("include a name that only looks like a word's plural, which a line may have (T-1663)", () => {
    expect(unknown("Ins")).toEqual(["Ins"]);
    expect(unknownWords("Ins!", [], dictionaryOf(lists), isHeldIn(lists))).toEqual([]);
  });
});
