/** A song of a mission, which Pocket sings over the mission's own music; others join the refrain. */
export interface Song {
  /** Name of its files in `media`, in the folder of its mission. */
  id: string;
  title: string;
  /** Bars of the music before the voice. */
  intro: number;
  lines: readonly SungLine[];
}

/** A line and its melody: a note for each syllable, bar by bar. */
interface SungLine {
  /** Syllables of a word are joined by '-'. */
  words: string;
  /** Notes as in the music: 'F#4:1.5' lasts one beat and a half, without ':' it is one. */
  bars: readonly [string, string];
  isRefrain?: boolean;
}

export const songs: readonly Song[] = [
  {
    id: "missions/1/song",
    title: "One to save and one to share",
    intro: 1,
    lines: [
      { words: "Coins can come from work you do,", bars: ["D4 F#4 A4 F#4", "B4 G4 A4:2"] },
      { words: "or a gift may come to you.", bars: ["G4 G4 E4 C#4", "D4 F#4 E4:2"] },
      {
        words: "One to save and one to share,",
        bars: ["D4 F#4 A4 F#4", "B4 B4 A4:2"],
        isRefrain: true,
      },
      {
        words: "one to spend, but spend with care!",
        bars: ["G4 F#4 E4 C#4", "F#4 E4 D4:2"],
        isRefrain: true,
      },
    ],
  },
  {
    id: "missions/2/song",
    title: "A want can always wait",
    intro: 1,
    lines: [
      { words: "Food and wa-ter, home and bed:", bars: ["G4 G4 B4 G4", "C5 A4 B4:2"] },
      { words: "those are needs, so go a-head.", bars: ["A4 C5 B4 A4", "G4 B4 A4:2"] },
      {
        words: "Toys and can-dy can be great,",
        bars: ["G4 G4 B4 G4", "C5 C5 B4:2"],
        isRefrain: true,
      },
      {
        words: "but a want can al-ways wait!",
        bars: ["C5 B4 A4 F#4", "B4 A4 G4:2"],
        isRefrain: true,
      },
    ],
  },
  {
    id: "missions/3/song",
    title: "Worth the wait",
    intro: 2,
    lines: [
      { words: "Pick out a goal to-day,", bars: ["F4 A4 C5", "Bb4 F4 D4"] },
      { words: "put a few coins a-way.", bars: ["A4 G4 F4", "E4 F4 G4"] },
      {
        words: "Two, four, and six, and eight,",
        bars: ["F4 F4 A4", "Bb4 Bb4 Bb4"],
        isRefrain: true,
      },
      { words: "ten! It was worth the wait.", bars: ["C5 Bb4 G4", "A4 G4 F4"], isRefrain: true },
    ],
  },
  {
    id: "missions/4/song",
    title: "Stop and think",
    intro: 1,
    lines: [
      { words: "Stop and think be-fore you buy:", bars: ["F4 D4 F4:1.5 F4:.5", "G4 Eb4 G4:2"] },
      { words: "is the price a lit-tle high?", bars: ["A4 F4 A4:1.5 A4:.5", "Bb4 Bb4 C5:2"] },
      {
        words: "Look a-round, com-pare the two,",
        bars: ["F4 D4 F4:1.5 F4:.5", "G4 G4 Bb4:2"],
        isRefrain: true,
      },
      {
        words: "choose the one that's best for you!",
        bars: ["C5 A4 F4 A4", "F4 A4 Bb4:2"],
        isRefrain: true,
      },
    ],
  },
  {
    id: "missions/5/song",
    title: "Treasure glow",
    intro: 1,
    lines: [
      { words: "Share a coin or share your time,", bars: ["Eb4 G4 Bb4 G4", "C5 Bb4 G4:2"] },
      { words: "share a toy or teach a rhyme.", bars: ["C5 Bb4 Ab4 G4", "F4 G4 F4:2"] },
      {
        words: "Give a lit-tle, then you'll know:",
        bars: ["Eb4 G4 Bb4 G4", "C5 Bb4 C5:2"],
        isRefrain: true,
      },
      {
        words: "shar-ing makes the trea-sure glow!",
        bars: ["C5 Ab4 Bb4 F4", "G4 F4 Eb4:2"],
        isRefrain: true,
      },
    ],
  },
];
