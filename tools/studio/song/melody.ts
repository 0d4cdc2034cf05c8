import type { Song } from "#course/treasure-tracker/songs.ts";
import { pitchOf, tonesOf } from "../score/pitch.ts";
import { notesOf, notesOfBar } from "../score/score.ts";
import type { Note, Piece } from "../score/score.ts";

/** A syllable and the note that it is sung on, in seconds from the start of the song. */
export interface SungNote {
  syllable: string;
  /** True for the last syllable of a word. */
  isWordEnd: boolean;
  hz: number;
  start: number;
  end: number;
}

/**
 * Half tones from the written melody to the sung one: the voice holds no note above 400 Hz. The
 * music moves the other way to the same key, an octave higher.
 */
const VOICE_MOVES = -7;
const MUSIC_MOVES = 12 + VOICE_MOVES;

const hzOf = (note: number) => 440 * 2 ** ((note - 69) / 12);
/** Share of a line's last note that is sung: then Pocket breathes. */
const LAST = 0.85;

/** The notes of each line of a song with their times. */
export function melodyOf(song: Song, { tempo, beatsPerBar }: Piece): SungNote[][] {
  const beat = 60 / tempo;
  return song.lines.map(({ words, bars }, line) => {
    const syllables = words
      .split(" ")
      .flatMap((word) =>
        word
          .split("-")
          .map((syllable, index, all) => ({ syllable, isWordEnd: index === all.length - 1 })),
      );
    const first = (song.intro + line * bars.length) * beatsPerBar;
    const notes = bars
      .flatMap((bar, index) =>
        notesOfBar(bar).map((note) => ({ ...note, at: first + index * beatsPerBar + note.at })),
      )
      .filter(({ name }) => name !== "-");
    if (notes.length !== syllables.length)
      throw new Error(`${syllables.length} syllables on ${notes.length} notes: '${words}'`);
    return syllables.map((syllable, index) => {
      const { name = "", at = 0, beats = 0 } = notes[index] ?? {};
      const share = index === notes.length - 1 ? LAST : 1;
      const [start, end] = [at * beat, (at + beats * share) * beat];
      return { ...syllable, hz: hzOf(pitchOf(name) + VOICE_MOVES), start, end };
    });
  });
}

/** The last chord dies away. */
const ENDING_S = 1.5;
const ENDING_BEATS = 2;

const beatsOf = ({ intro, lines }: Song, { beatsPerBar }: Piece) =>
  (intro + lines.reduce((sum, { bars }) => sum + bars.length, 0)) * beatsPerBar;

/** Length of the song in seconds. */
export const secondsOfSong = (song: Song, piece: Piece): number =>
  (beatsOf(song, piece) * 60) / piece.tempo + ENDING_S;

/**
 * The notes of the music under a song, in beats: the first bars of the piece, the first two sections
 * of it with the voice in place of the leading instrument, and a chord.
 */
export function accompanimentOf(song: Song, piece: Piece): Note[] {
  const intro = song.intro * piece.beatsPerBar;
  const [first] = Object.values(piece.sections);
  const lead = Object.keys(first?.tunes ?? {})[0] ?? "";
  const notes = notesOf({ ...piece, form: piece.form.slice(0, 2) });
  const under = notes.filter(({ player }) => player !== lead);
  const end = beatsOf(song, piece);
  const chord = tonesOf(first?.chords[0] ?? "", pitchOf("C3"), "root").slice(0, 4);
  const player = piece.patterns[0]?.player ?? "";
  const level = piece.band[player]?.level ?? 0;
  const written = [
    ...notes.filter(({ at }) => at < intro),
    ...under.map((note) => ({ ...note, at: note.at + intro })),
    ...chord.map((pitch) => ({
      player,
      isDrum: false,
      pitch,
      at: end,
      beats: ENDING_BEATS,
      level,
    })),
  ];
  return written.map((note) => (note.isDrum ? note : { ...note, pitch: note.pitch + MUSIC_MOVES }));
}
