const NUMBERS = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** 'Two things Ada did are not saved yet. ...' `things` 0: only what was looked at. */
export function unsavedText(things: number, names: readonly string[]): string {
  const who =
    names.length === 0
      ? "your child"
      : new Intl.ListFormat("en", { type: "conjunction" }).format(names);
  const what =
    things === 0
      ? `Something ${who} did is`
      : things === 1
        ? `One thing ${who} did is`
        : `${NUMBERS[things - 1] ?? things} things ${who} did are`;
  return `${what} not saved yet, because we can't be reached just now. Stay signed in, and we save it as soon as we can. If you sign out anyway, it is lost.`;
}

export const signOutWords = {
  stay: "Stay signed in",
  anyway: "Sign out anyway",
  everywhere: {
    heading: "Sign out everywhere?",
    text: [
      "All your devices are signed out, this one, too. To play again, sign in anew on each of them with your e-mail.",
      "What your children have earned stays theirs.",
    ],
    yes: "Yes, sign out everywhere",
  },
};
