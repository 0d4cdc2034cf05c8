import type { Scene } from "#domain/slides/spot/scenes.ts";

const scenes: Readonly<Record<Scene, string>> = {
  shelf: "Shop shelf with prices",
  ad: "Advertisement",
  bedroom: "Bedroom",
};

/** Fields of the editor, which are loaded with it. */
export const spotFields = {
  scene: "Ready-made picture",
  scenes,
  noScene: "None",
  picture: "Your own picture",
  instead: "It is shown instead of the ready-made one.",
  alt: "Description of the picture",
  onPicture: "Areas on the picture",
  moveHelp:
    "Drag an area to move it, and its corner to resize it. Keys: arrows move, Shift and arrows resize.",
  areas: "Areas",
  area: (place: number) => `Area ${place}`,
  areaAt: (place: number, name: string, right: boolean) =>
    `Area ${place}${name === "" ? "" : `, ${name}`}, ${right ? "right" : "not right"}`,
  isRight: (place: number) => `Area ${place} is to be found`,
  audio: "voice for the name",
  why: "why it is right, or why not",
  whyAudio: "voice for the reason",
  sides: {
    x: "from the left (0 to 1000)",
    y: "from the top (0 to 1000)",
    width: "width (0 to 1000)",
    height: "height (0 to 1000)",
  },
  addArea: "Add Area",
  deleteArea: (place: number) => `Delete area ${place}`,
  enough: "Eight areas are enough.",
};
