/** Words of the course that no dictionary holds, in the symbols of the model. */
export const OWN_WORDS: Record<string, string> = {
  achoo: "əʧˈu",
  brr: "bˈɜɹ",
  gb: "ɡˈɪɡəbˌIts",
  gempack: "ʤˈɛmpˌæk",
  fanciest: "fˈænsiᵻst",
  glimm: "ɡlˈɪm",
  lol: "lˈɑl",
  lu: "lˈu",
  ml: "mˈɪləlˌiɾəɹz",
  ms: "mˈɪz",
  payinfour: "pˈAɪnfˌɔɹ",
  quickeats: "kwˈɪkˌits",
  streamly: "stɹˈimli",
  tock: "tˈɑk",
  zapbuds: "zˈæpbˌʌdz",
};
