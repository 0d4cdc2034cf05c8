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
  busTicket: shown("bus-ticket", "A bus ticket"),
  cake: shown("cake", "A birthday cake"),
  candy: shown("candy", "A piece of candy"),
  car: shown("car", "A red car with soap bubbles"),
  chest: shown("chest", "A treasure chest"),
  clock: shown("clock", "A clock"),
  coat: shown("coat", "A warm coat"),
  coin: shown("coin", "A gold coin"),
  game: shown("game", "A video game"),
  gift: shown("gift", "A gift with a bow"),
  glitterBoots: shown("glitter-boots", "Purple boots with stars"),
  glitterStickers: shown("glitter-stickers", "A sheet of glitter stickers"),
  grownUp: shown("grown-up", "A friendly grown-up"),
  hand: shown("hand", "An open hand"),
  hat: shown("hat", "A hat"),
  heart: shown("heart", "A heart"),
  house: shown("house", "A house"),
  iceCream: shown("ice-cream", "An ice cream with three scoops"),
  jarSave: shown("jar-save", "A jar with the word save"),
  jarShare: shown("jar-share", "A jar with the word share"),
  jarSpend: shown("jar-spend", "A jar with the word spend"),
  kite: shown("kite", "A kite"),
  lemonade: shown("lemonade", "A cup of lemonade"),
  medicine: shown("medicine", "A bottle of medicine"),
  plainBoots: shown("plain-boots", "Plain brown boots"),
  robot: shown("robot", "A purple toy robot"),
  sandwich: shown("sandwich", "A sandwich"),
  shells: shown("shells", "Two shells"),
  socks: shown("socks", "Two socks"),
  soup: shown("soup", "A bowl of soup"),
  stop: shown("stop", "A stop sign"),
  teddy: shown("teddy", "A teddy bear"),
  thought: shown("thought", "A thought bubble"),
  toothbrush: shown("toothbrush", "A toothbrush"),
  tree: shown("tree", "A green tree"),
  tv: shown("tv", "A television"),
  water: shown("water", "A drop of water"),
  cups: (count: number) =>
    shown(`lemonade-${count}`, `${NUMBER_WORDS[count]} ${count === 1 ? "cup" : "cups"}`),
};
