/** Our own pictures for spot slides: a shop shelf with prices, an advertisement, a bedroom. */
export const SCENES = ["shelf", "ad", "bedroom"] as const;
export type Scene = (typeof SCENES)[number];
