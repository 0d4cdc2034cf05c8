/** Who has a voice, with the name that a caption begins with. */
export const SPEAKERS = {
  pocket: "Pocket",
  glimm: "Glimm",
  crab: "Crab",
  baker: "Baker",
  merchant: "Merchant",
  mother: "Mother",
  father: "Father",
  lu: "Lu",
  jo: "Jo",
  sam: "Sam",
  noor: "Noor",
  jay: "Jay",
  dev: "Dev",
  rae: "Rae",
  narrator: "Narrator",
} as const;

export type Speaker = keyof typeof SPEAKERS;
export const SPEAKER_IDS = Object.keys(SPEAKERS) as Speaker[];
export const isSpeaker = (name: string): name is Speaker => Object.hasOwn(SPEAKERS, name);
