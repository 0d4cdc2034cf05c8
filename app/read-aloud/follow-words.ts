import { contentOfName } from "#domain/content/file-names.ts";
import { timedWords, wordSpokenAt } from "#domain/content/spoken-words.ts";
import type { SpokenWord } from "#domain/content/spoken-words.ts";

/** What says which recording a URL stands for, whether it is signed or not. */
const contentOf = (url: string) => contentOfName(new URL(url, location.href).pathname);

/** The part of an element's text between two offsets; null where its text is shorter. */
function rangeIn(element: Element, start: number, end: number): Range | null {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { length } = node as Text;
    if (start >= before && start < before + length) range.setStart(node, start - before);
    if (end <= before + length) {
      range.setEnd(node, end - before);
      return range;
    }
    before += length;
  }
  return null;
}

/** The words that are spoken now, in each element on the page that shows this recording's text. */
function rangesAt(content: string, words: readonly SpokenWord[], seconds: number): Range[] {
  const shown = [...document.querySelectorAll<HTMLElement>("[data-spoken]")];
  return shown
    .filter(({ dataset }) => contentOf(dataset["spoken"] ?? "") === content)
    .flatMap((element) => {
      const word = wordSpokenAt(timedWords(element.textContent, words), seconds);
      return (word && rangeIn(element, word.start, word.end)) ?? [];
    });
}

const isSame = (one: Range, other: Range | undefined) =>
  one.startContainer === other?.startContainer &&
  one.startOffset === other.startOffset &&
  one.endOffset === other.endOffset;

/**
 * Marks the word that the voice speaks in the elements whose `data-spoken` is the recording's URL,
 * for as long as the page lives. The mark is a highlight of the browser, so no element changes. A
 * recording that is not in `times` is not marked.
 *
 * @param mark what holds the marked parts; the browser draws them
 */
export function followWords(
  voice: HTMLAudioElement,
  times: Readonly<Record<string, readonly SpokenWord[]>>,
  mark: Pick<Highlight, "add" | "clear">,
): void {
  let frame: number | null = null;
  let marked: readonly Range[] = [];
  const show = (ranges: readonly Range[]) => {
    const stays = ranges.length === marked.length && ranges.every((r, at) => isSame(r, marked[at]));
    if (stays) return;
    marked = ranges;
    mark.clear();
    for (const range of ranges) mark.add(range);
  };
  const update = () => {
    const content = contentOf(voice.currentSrc);
    show(rangesAt(content, times[content] ?? [], voice.currentTime));
  };
  const follow = () => {
    update();
    frame = voice.paused ? null : requestAnimationFrame(follow);
  };
  const end = () => {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    show([]);
  };
  const begin = () => {
    end();
    follow();
  };
  voice.addEventListener("playing", begin);
  voice.addEventListener("seeked", update);
  for (const over of ["pause", "ended", "emptied"]) voice.addEventListener(over, end);
  if (!voice.paused) begin();
}
