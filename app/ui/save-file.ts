/** Begins a CSV file, so that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

export const saveCsv = (csv: string, name: string): void =>
  saveFile(new Blob([BYTE_ORDER_MARK, csv], { type: "text/csv;charset=utf-8" }), name);

/** Lets the browser save a file under `name`. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
