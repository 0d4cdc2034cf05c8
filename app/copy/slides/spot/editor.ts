import type { Scene } from "#domain/slides/spot/scenes.ts";

const scenes: Readonly<Record<Scene, string>> = {
  shelf: "Shop shelf with prices",
  ad: "Ad on a screen",
  bedroom: "Bedroom",
};

/** Fields of the editor, which are loaded with it. */
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
