const row = (date: string, name: string, amount: number, is_in = false) => ({
  date,
  name,
  audio_url: null,
  amount,
  is_in,
  note: "",
});

/** A new slide can be read at once, and shows its author how it is meant. */
export const documentStart = {
  heading: "Dev's account",
  heading_audio_url: null,
  note: "Payday plus four.",
  note_audio_url: null,
  form: "statement" as const,
  begins_with: 0,
  rows: [
    row("Mar 1", "Pay", 21240, true),
    row("Mar 2", "Pizza", 1934),
    row("Mar 4", "Train card", 3000),
  ],
};
