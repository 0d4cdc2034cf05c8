/** Brand, picture text and signature of every mail. */
export const mailFrame = {
  brand: "Treasure Tracker",
  picture: "Pocket the otter waves from a sailing boat",
  signature: ["Fair winds,", "Pocket and the Treasure Tracker crew"],
} as const;
