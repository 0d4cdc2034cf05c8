/**
 * One range of a Range header ('bytes=0-99', 'bytes=500-', 'bytes=-100'); null for none or several,
 * 'invalid' where it begins beyond the end; one that ends there is cut. Both ends are inclusive.
 * @param size of the file in bytes
 */
export function parseRange(
  header: string | null | undefined,
  size: number,
): { start: number; end: number } | "invalid" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (match === null) return null;
  const [, from = "", to = ""] = match;
  if (from === "" && to === "") return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? "invalid" : { start, end };
}
