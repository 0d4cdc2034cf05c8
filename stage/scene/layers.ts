import { part, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { HEIGHT, WIDTH } from "../base/size.ts";
import type { View } from "../base/view.ts";
import { NOT_MOVED, seenLayer } from "../camera/angle.ts";
import type { Layer, Place, Weather } from "../kit/place.ts";
import { throughAir } from "../places/atmosphere.ts";

const depthOf = (layer: Layer | null) => layer?.depth ?? 1;
/** A layer farther away shifts and grows less when the camera moves or comes closer. */
const scaleOf = (layer: Layer | null, { width }: View) =>
  (WIDTH / width) ** Math.min(1, 0.35 + 0.65 * depthOf(layer));
const middleOf = ({ middle }: Place, layer: Layer | null, view: View) =>
  middle + (view.x - middle) * depthOf(layer);

/** The transform of a layer; null: of the performers. */
export function layerTransform(place: Place, layer: Layer | null, view: View): string {
  // The angle of the camera moves none of the performers.
  const { down, inside } = layer === null ? NOT_MOVED : seenLayer(place, layer, view);
  const { tilt = 0 } = view;
  const y = HEIGHT / 2 + (view.y - HEIGHT / 2) * Math.min(1, 0.35 + 0.65 * depthOf(layer));
  const lean = tilt === 0 ? "" : ` rotate(${round(tilt)})`;
  return `translate(${WIDTH / 2} ${round(HEIGHT / 2 + down)})${lean} scale(${round(scaleOf(layer, view) * 1000) / 1000}) translate(${round(-middleOf(place, layer, view))} ${round(-y)})${inside}`;
}

/** A mirror image lies over the edge of what it continues by this, so that no seam is seen. */
const OVERLAP = 4;

const mirrored = (name: string, at: number, nodes: readonly RigNode[]): RigNode =>
  part(
    name,
    { transform: `translate(${round(2 * at)} 0) scale(-1 1)` },
    ...nodes.filter(({ tag }) => tag !== "defs"),
  );

/** Its mirror images where a picture reaches farther than a layer is drawn; they lie behind it. */
function mirrorImages(
  name: string,
  { covers }: Layer,
  nodes: readonly RigNode[],
  [left, right]: readonly [left: number, right: number],
): RigNode[] {
  if (covers === undefined) return [];
  const [from, to] = covers;
  return [
    ...(left < from ? [mirrored(`${name}-left`, from + OVERLAP, nodes)] : []),
    ...(right > to ? [mirrored(`${name}-right`, to - OVERLAP, nodes)] : []),
  ];
}

/**
 * A layer of a place in the picture.
 *
 * @param side how far the picture goes beyond its frame at each side, in the picture's units
 */
export function drawnLayer(
  name: string,
  place: Place,
  layer: Layer,
  view: View,
  weather: Weather,
  side: number,
): RigNode {
  const nodes = throughAir(place, layer, layer.draw(weather));
  if (side === 0) return part(name, { transform: layerTransform(place, layer, view) }, ...nodes);
  const more = layer.mirrors === undefined ? nodes : throughAir(place, layer, layer.mirrors());
  const lean = Math.abs(Math.sin(((view.tilt ?? 0) * Math.PI) / 180)) * HEIGHT;
  const half = (WIDTH / 2 + side + lean / 2) / scaleOf(layer, view);
  const middle = middleOf(place, layer, view);
  return part(
    name,
    { transform: layerTransform(place, layer, view) },
    ...mirrorImages(name, layer, more, [middle - half, middle + half]),
    ...nodes,
  );
}
