import { expect, it } from "vitest";
import { passwordForms } from "./password-forms.ts";

it.each<[string, string, string[]?]>([
  ["password", "password"],
  ["Password", "password"],
  [" password ", "password"],
  ["pass\u200Bwo\u00ADrd", "password"],
  ["\u202Epassword\u2066\uFE0F", "password"],
  ["ｐａｓｓｗｏｒｄ", "password"],
  ["p.a-s s_w/o|r·d", "p.a-s s_w/o|r·d", ["password"]],
  ["pässwörd", "pässwörd", ["password"]],
  ["password20240131", "password20240131", ["password"]],
  ["12-pass34word-56", "12-pass34word-56", ["12pass34word56", "password"]],
  ["lamp123456789", "lamp123456789"],
  ["12345678", "12345678"],
  ["!!!!????", "!!!!????"],
  ["ключ 7", "ключ 7", ["ключ7", "ключ"]],
  ["\u200B\u200B", ""],
])("the forms of the password %j are %j %j (T-1436)", (password, read, words = []) =>
  expect(passwordForms(password)).toEqual({ read, words }),
);
