import type { Scene } from "#domain/slides/spot/scenes.ts";
import type { SpotSlide } from "#domain/slides/spot/spot.ts";
import ad from "#course/media/answers/ad.svg?url";
import bedroom from "#course/media/answers/bedroom.svg?url";
import shelf from "#course/media/answers/shop-shelf.svg?url";

/** URLs of our own pictures for spot slides. They come with the app, so they are always there. */
export const scenePictures: Readonly<Record<Scene, string>> = { shelf, ad, bedroom };

/** The picture of a slide: the author's, else one of ours. */
export const pictureOf = ({ image_url, scene }: Pick<SpotSlide, "image_url" | "scene">) =>
  image_url ?? (scene === null ? null : scenePictures[scene]);
