import type { ComponentProps } from "react";
import type { Rectangle } from "#domain/slides/spot/areas.ts";
import { PICTURE_SIDE } from "#domain/slides/spot/areas.ts";
import { scenePictures } from "#app/lesson-player/slides/spot/pictures.ts";
import { useShownFile } from "../../files/media-urls.ts";
import type { Editable } from "../editor.ts";

interface Props extends Pick<ComponentProps<"img">, "style" | "onLoad"> {
  slide: Pick<Editable<"spot">, "scene" | "image_url">;
}

/** The picture of a slide: the author's file, else one of ours; nothing where it has neither. */
export function Picture({ slide: { scene, image_url }, ...props }: Props) {
  if (image_url !== null) return <AuthorsPicture url={image_url} {...props} />;
  return scene === null ? null : <Drawn src={scenePictures[scene]} {...props} />;
}

/** The part of the picture that an area covers; nothing in browsers that can't cut it out. */
export function PictureOfArea({ slide, area }: Pick<Props, "slide"> & { area: Rectangle }) {
  if (!CSS.supports("object-view-box", "inset(0%)")) return null;
  const { x, y, width, height } = area;
  const sides = [y, PICTURE_SIDE - x - width, PICTURE_SIDE - y - height, x];
  const inset = sides.map((side) => `${(100 * side) / PICTURE_SIDE}%`).join(" ");
  return <Picture slide={slide} style={{ objectViewBox: `inset(${inset})` }} />;
}

function AuthorsPicture({ url, ...props }: { url: string } & Omit<Props, "slide">) {
  const { src, hasFailed, onError } = useShownFile(url);
  return src === null || hasFailed ? null : <Drawn src={src} onError={onError} {...props} />;
}

const Drawn = (props: ComponentProps<"img">) => <img alt="" draggable={false} {...props} />;
