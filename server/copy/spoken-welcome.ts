/** What a child hears by its name, at the beginning of the welcome and of a day's first lesson. */
export const spokenWelcome = (child: string, parent: string | null) =>
  parent === null
    ? `Ahoy, ${child}! Let's find treasure!`
    : `Ahoy, ${child}! Your grown-up ${parent} says: let's find treasure!`;

/** What a child hears when its certificate is opened. */
export const spokenPraise = (child: string) => `Well done, ${child}!`;
