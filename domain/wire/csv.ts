/** Beginnings of a cell that spreadsheets run as a formula, in ASCII and in full width. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cell(value: string | number): string {
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : `${value}`;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** CSV (RFC 4180) that no spreadsheet runs: a text that begins like a formula gets an apostrophe. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
