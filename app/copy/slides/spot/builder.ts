import { activityCheckWords } from "../activity/builder.ts";
import type { BuilderWords } from "../words.ts";
import type { Scene } from "#domain/slides/spot/scenes.ts";

export const spot: BuilderWords<"spot"> = {
  name: "Spot",
  add: "Add Spot Slide",
  hint: "Places to find in a picture",
  part: (place) => `area ${place}`,
  checks: {
    ...activityCheckWords,
    no_picture: "There is no picture.",
    too_few_areas: "There are fewer than two areas.",
    no_right_area: "No area is right: there is nothing to find.",
    no_decoy: "Every area is right: add one that is not.",
    same_name: "Two areas have the same name.",
    no_area_name: "The area has no name.",
    covered: "Another area lies over the middle of this one.",
    few_decoys: "It can be solved by luck. Add areas that are not right.",
    no_picture_alt: "The picture has no description.",
    no_area_audio: "The area's name is not spoken.",
    no_why: "There is no reason why the area is right, or why not.",
    no_why_audio: "The reason is not spoken.",
  },
};

const scenes: Readonly<Record<Scene, string>> = {
  shelf: "Shop shelf with prices",
  ad: "Ad on a screen",
  bedroom: "Bedroom",
};

/** Fields of the editor. */
export const spotFields = {
  shown: "Picture",
  noPicture: "None yet",
  change: "Change",
  scene: "Ready-made picture",
  scenes,
  noScene: "None",
  picture: "Your own picture",
  instead: "None yet. It is shown instead of the ready-made one.",
  alt: "Description of the picture",
  onPicture: "Areas on the picture",
  moveHelp: "Drag an area to move it, and its corner to resize it.",
  moveKeys: "Keys: arrows move, Shift and arrows resize.",
  larger: "Larger picture",
  areas: "Areas",
  area: (place: number) => `Area ${place}`,
  areaAt: (place: number, name: string, right: boolean) =>
    `Area ${place}${name === "" ? "" : `, ${name}`}, ${right ? "right" : "not right"}`,
  isRight: (place: number) => `Area ${place} is to be found`,
  isRightShort: "To be found",
  legend: { right: "To be found", wrong: "Not right" },
  position: "Exact position (0 to 1000)",
  audio: "voice for the name",
  why: "why it is right, or why not",
  whyAudio: "voice for the reason",
  sides: {
    x: "from the left",
    y: "from the top",
    width: "width",
    height: "height",
  },
  addArea: "Add Area",
  deleteArea: (place: number) => `Delete area ${place}`,
  enough: "Eight areas are enough.",
};
