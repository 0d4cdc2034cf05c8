import { expect, it } from "vitest";
import { isCounted, passwordForms } from "./password-forms.ts";

it.each<[string, string, string[]?]>([
  ["password", "password", ["pasword"]],
  ["Lamp", "lamp"],
  [" lamp ", "lamp"],
  ["la\u200Bm\u00ADp", "lamp"],
  ["\u202Elamp\u2066\uFE0F", "lamp"],
  ["ｌａｍｐ", "lamp"],
  ["l.a-m p_s/i|d·e", "l.a-m p_s/i|d·e", ["lampside", "l.a-m p_s/i|d-e"]],
  ["lämp", "lämp", ["lamp"]],
  ["lamp20240131", "lamp20240131", ["lamp"]],
  ["12-la34mp-56", "12-la34mp-56", ["lamp", "12la34mp56"]],
  ["lamp123456789", "lamp123456789", ["lamp"]],
  ["lamp928374650651", "lamp928374650651", ["lamp"]],
  ["llaammpp", "llaammpp", ["lamp"]],
  ["lllaaammmppp", "lllaaammmppp", ["lamp"]],
  ["laamp", "laamp", ["lamp"]],
  ["llaammpp77", "llaammpp77", ["llaammpp", "lamp", "lamp7"]],
  ["lømp", "lømp", ["lomp"]],
  ["łamþ", "łamþ", ["lamth"]],
  ["læmp", "læmp", ["laemp", "lamp", "lemp"]],
  ["lаmр", "lаmр", ["lamr", "lamp"]],
  ["ʟᴀᴍᴘ", "ʟᴀᴍᴘ", ["lamp"]],
  ["λαmρ", "λαmρ", ["lamr", "lamp"]],
  ["12345678", "12345678"],
  ["1122334455", "1122334455", ["12345"]],
  ["!!!!????", "!!!!????", ["!?"]],
  ["\u200B\u200B", ""],
])("the forms of the password %j are %j %j (T-1436)", (password, read, words = []) => {
  const forms = passwordForms(password);
  expect([forms.read, new Set(forms.words)]).toEqual([read, new Set(words)]);
});

it.each([
  ["12345678", true],
  ["87654321", true],
  ["102030405060", true],
  ["2468101214161820", true],
  ["20242025202620272", true],
  ["9080706050403020", true],
  ["00000000", true],
  ["83746529", false],
  ["48291736552", false],
  ["98712398", false],
])("the digits %s are numbers that go by the same step: %s (T-1648)", (digits, is) =>
  expect(isCounted(digits)).toBe(is),
);
