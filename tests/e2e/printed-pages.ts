import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";

interface PrintedPages {
  /** Width and height of each page, in inches. */
  pages: [number, number][];
  /** Sizes of the texts in their order, in the units that the document is laid out in: 96 an inch. */
  textSizes: number[];
}

const numbers = (pdf: string, pattern: RegExp) =>
  [...pdf.matchAll(pattern)].map(([, found = ""]) => found.trim().split(/\s+/).map(Number));

/** What a printer with this paper would get, read from the PDF that Chromium makes. */
export async function printedPages(page: Page, format: "A4" | "Letter"): Promise<PrintedPages> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, format })).toString("latin1");
  const contents = [...pdf.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, stream = ""]) => inflateSync(Buffer.from(stream, "latin1")).toString("latin1"))
    .filter((stream) => /\bTf\b/.test(stream));
  return {
    pages: numbers(pdf, /\/MediaBox\s*\[([^\]]*)\]/g).map(([, , width = 0, height = 0]) => [
      Math.round((width / 72) * 10) / 10,
      Math.round((height / 72) * 10) / 10,
    ]),
    textSizes: contents.flatMap((stream) => numbers(stream, /\/F\d+ ([\d.]+) Tf/g).flat()),
  };
}
