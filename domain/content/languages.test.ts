import { expect, it } from "vitest";
import { acceptedLanguages, directionOf, languageFor } from "./languages.ts";

it("a device's languages come in the order of their weights", () => {
  expect(acceptedLanguages("de-CH,de;q=0.9, en;q=0.8,*;q=0.1")).toEqual(["de-CH", "de", "en"]);
  expect(acceptedLanguages("en;q=0.2, ar")).toEqual(["ar", "en"]);
  expect(acceptedLanguages("de;q=0, fr;q=x, ,;;")).toEqual([]);
});

it("serves the most preferred available language, else the source", () => {
  expect(languageFor(["de-AT", "de"], ["ar", "de"])).toBe("de");
  expect(languageFor(["en-GB", "de"], ["de"])).toBeNull();
  expect(languageFor(["fr", "de"], ["de"])).toBe("de");
  expect(languageFor(["pt"], ["pt-BR", "pt"])).toBe("pt");
  expect(languageFor(["pt-PT"], ["pt-BR"])).toBe("pt-BR");
  expect(languageFor(["zh-TW"], ["zh-Hans", "zh-Hant"])).toBe("zh-Hant");
  expect(languageFor(["zh-TW"], ["zh-Hans"])).toBeNull();
  expect(languageFor([], ["de"])).toBeNull();
});

it("Arabic, Persian, Hebrew and Urdu are written from right to left", () => {
  expect(["ar", "fa", "he", "ur", "de"].map(directionOf)).toEqual([
    "rtl",
    "rtl",
    "rtl",
    "rtl",
    "ltr",
  ]);
});
