import { unknownSlideKind } from "./content.ts";
import type { Slide } from "./content.ts";

/** A file's address without its signature: the same for as long as the file is the same. */
export const withoutSignature = (url: string): string => url.split("?")[0] ?? url;

/** The slide with each address of a file changed; what it lacks stays as it is. */
export function mapMedia(slide: Slide, change: (url: string) => string): Slide {
  const changed = (url: string | null) => (url === null ? null : change(url));
  switch (slide.type) {
    case "video":
      return {
        ...slide,
        video_url: changed(slide.video_url),
        captions_url: changed(slide.captions_url),
        poster_url: changed(slide.poster_url),
      };
    case "quiz":
      return {
        ...slide,
        quiz_audio_url: changed(slide.quiz_audio_url),
        quiz_answers: slide.quiz_answers.map((answer) => ({
          ...answer,
          image_url: changed(answer.image_url),
          ...(typeof answer.audio_url === "string" && { audio_url: change(answer.audio_url) }),
        })),
        quiz_correct_audio_url: changed(slide.quiz_correct_audio_url),
        quiz_wrong_audio_url: changed(slide.quiz_wrong_audio_url),
      };
    default:
      return unknownSlideKind(slide);
  }
}

/** The addresses of all files of a lesson, each once. */
export function mediaUrls(slides: readonly Slide[]): string[] {
  const urls = new Set<string>();
  for (const slide of slides) mapMedia(slide, (url) => (urls.add(url), url));
  return [...urls];
}
