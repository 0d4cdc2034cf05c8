/** Words of the course that no dictionary holds, in the symbols of the model. */
export const OWN_WORDS: Record<string, string> = {
  achoo: "əʧˈu",
  brr: "bˈɜɹ",
  glimm: "ɡlˈɪm",
  tock: "tˈɑk",
};
