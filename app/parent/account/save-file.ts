/** Lets the browser save `content` as the export's file. */
export function saveFile(content: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = "treasure-tracker.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
