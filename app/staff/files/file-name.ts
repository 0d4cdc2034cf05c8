/**
 * The name of a stored file as its author gave it, without the hash that storage adds:
 * '/media/content/a/captions/beach-0f3c...9e.vtt' -> 'beach.vtt'.
 */
export const fileNameOf = (url: string): string =>
  decodeURIComponent(url.slice(url.lastIndexOf("/") + 1)).replace(/-[0-9a-f]{32,}(?=\.|$)/, "");
