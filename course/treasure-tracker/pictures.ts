import { NUMBER_WORDS } from "#domain/content/number-words.ts";

/** A picture in `media/answers`, with what it shows. */
export interface Shown {
  file: string;
  alt: string;
}

const shown = (name: string, alt: string): Shown => ({ file: `${name}.svg`, alt });

/** Pictures of answers and things (tools/studio/answer-pictures.ts). */
export const pictures = {
  apple: shown("apple", "A red apple"),
  ball: shown("ball", "A ball"),
  bed: shown("bed", "A bed with a warm blanket"),
  bike: shown("bike", "A bike"),
  birthdayCard: shown("birthday-card", "A card with three coins"),
  book: shown("book", "A book"),
  bread: shown("bread", "A loaf of bread"),
  broom: shown("broom", "A broom"),
  bus: shown("bus", "A bus"),
  cake: shown("cake", "A birthday cake"),
  candy: shown("candy", "A piece of candy"),
  car: shown("car", "A red car with soap bubbles"),
  clock: shown("clock", "A clock"),
  coat: shown("coat", "A warm coat"),
  coin: shown("coin", "A coin"),
  dottedSpoon: shown("spoon-dotted", "A spoon with dots"),
  eightCoins: shown("eight-coins", "Eight coins"),
  fiveWeeks: shown("five-weeks", "A sheet of five weeks"),
  fork: shown("fork", "A fork"),
  fourWeeks: shown("four-weeks", "A sheet of four weeks"),
  game: shown("game", "A video game"),
  glass: shown("glass", "A glass of water"),
  glitterBoots: shown("glitter-boots", "Purple boots with stars"),
  glitterStickers: shown("glitter-stickers", "A sheet of glitter stickers"),
  grownUp: shown("grown-up", "A friendly grown-up"),
  hand: shown("hand", "An open hand"),
  hat: shown("hat", "A hat"),
  house: shown("house", "A house"),
  iceCream: shown("ice-cream", "An ice cream with three scoops"),
  jarSave: shown("jar-save", "A jar with the word save"),
  jarShare: shown("jar-share", "A jar with the word share"),
  jarSpend: shown("jar-spend", "A jar with the word spend"),
  kite: shown("kite", "A kite"),
  kiteFirst: shown("kite-first", "A kite over a red stall"),
  kiteSecond: shown("kite-second", "A kite over a green stall"),
  leaf: shown("leaf", "A flying leaf"),
  lemonade: shown("lemonade", "A cup of lemonade"),
  lens: shown("magnifying-glass", "A magnifying glass"),
  loudAd: shown(
    "loud-ad",
    "An ad on a screen. ONLY TODAY! stands across the top. Below are the words BUY NOW!, a horn, a price of 20 crossed out over a price of 15 coins, and a gift. Tiny print fills the last lines.",
  ),
  medicine: shown("medicine", "A bottle of medicine"),
  plainBoots: shown("plain-boots", "Plain brown boots"),
  plainSpoon: shown("spoon-plain", "A plain spoon"),
  plate: shown("plate", "An empty plate"),
  robot: shown("robot", "A purple toy robot"),
  sandwich: shown("sandwich", "A sandwich"),
  shells: shown("shells", "Two shells"),
  shinySpoon: shown("spoon-shiny", "A shiny spoon"),
  socks: shown("socks", "Two socks"),
  soup: shown("soup", "A bowl of soup"),
  teddy: shown("teddy", "A teddy bear"),
  tenCoins: shown("ten-coins", "Ten coins"),
  toothbrush: shown("toothbrush", "A toothbrush"),
  tree: shown("tree", "A green tree"),
  turtle: shown("turtle", "A baby turtle"),
  tv: shown("tv", "A television"),
  cups: (count: number) =>
    shown(`lemonade-${count}`, `${NUMBER_WORDS[count]} ${count === 1 ? "cup" : "cups"}`),
};
