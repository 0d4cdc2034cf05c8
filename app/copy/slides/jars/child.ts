const coins = (count: number) => (count === 1 ? "1 coin" : `${count} coins`);

/** What children read and hear on a jars slide. */
export const jars = {
  heading: "Jars",
  hand: "Coins in your hand",
  coin: (left: number) => `Coin in your hand, ${left} left`,
  left: (count: number) => (count === 0 ? "Your hand is empty." : `${coins(count)} left`),
  /** Spoken after the number's words. */
  coinLeft: "Coin left",
  coinsLeft: "Coins left",
  tapAJar: "Now tap a jar.",
  jars: "Jars",
  coins,
  holds: (jar: string, count: number) => `${jar}: ${coins(count)}`,
  takeOut: (jar: string) => `Take a coin out of ${jar}`,
  done: "All done!",
  says: (jar: string, reply: string) =>
    reply.trim() === "" ? `Look at ${jar} again.` : `${jar}: ${reply}`,
};
