import type { ChildPicture as Name } from "#domain/family/children.ts";
import { PictureFrame } from "./PictureFrame.tsx";
import {
  compass,
  crab,
  octopus,
  parrot,
  shell,
  star,
  turtle,
  whale,
} from "./pictures/animal-drawings.ts";
import type { Drawing } from "./pictures/brush.ts";
import { chest, coin } from "./pictures/treasure-drawings.ts";

const DRAWINGS: Record<Name, Drawing> = {
  parrot,
  turtle,
  crab,
  octopus,
  whale,
  chest,
  coin,
  compass,
  shell,
  star,
};

/** The animal or treasure by which a child finds itself; the name beside it says who it is. */
export function ChildPicture({ name, className }: { name: Name; className?: string | undefined }) {
  return <PictureFrame className={className} drawing={DRAWINGS[name]} />;
}
