import { INSTRUMENTS } from "./band.ts";
import type { Note, Piece } from "./score.ts";
import { beatsOf, notesOf } from "./score.ts";

const TICKS_PER_BEAT = 480;
const DRUM_CHANNEL = 9;
const MICROSECONDS_PER_MIN = 60_000_000;
/** Controllers: how loud a channel is, and how much of it the room reflects. */
const VOLUME = 7;
const REVERB = 91;
const LOUDEST = 127;
/** Beats of silence after the last pass, in which notes die away. */
const TAIL_BEATS = 4;

interface Message {
  tick: number;
  bytes: number[];
}

/** A number in seven bits a byte; all but the last have the highest bit set. */
function variable(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

const chunk = (name: string, bytes: number[]): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([Buffer.from(name, "latin1"), length, Buffer.from(bytes)]);
};

/** The channels of a piece's players; that of the drums is fixed. */
function channelsOf({ band }: Piece): Map<string, number> {
  const free = Array.from({ length: 16 }, (_, index) => index).filter(
    (channel) => channel !== DRUM_CHANNEL,
  );
  return new Map(Object.keys(band).map((player, index) => [player, free[index] ?? 0]));
}

function noteMessages(note: Note, channel: number): Message[] {
  const tick = (beats: number) => Math.round(beats * TICKS_PER_BEAT);
  const velocity = Math.max(1, Math.min(LOUDEST, Math.round(note.level * LOUDEST)));
  return [
    { tick: tick(note.at), bytes: [0x90 | channel, note.pitch, velocity] },
    { tick: tick(note.at + note.beats), bytes: [0x80 | channel, note.pitch, 0] },
  ];
}

/** A piece as a MIDI file of one track, played so many times without a break. */
export function toMidi(piece: Piece, passes: number): Buffer {
  const notes = notesOf(piece);
  const all = Array.from({ length: passes }, (_, pass) =>
    notes.map((note) => ({ ...note, at: note.at + pass * beatsOf(piece) })),
  );
  return notesToMidi(piece, all.flat());
}

/** Notes of a piece's players as a MIDI file of one track. */
export function notesToMidi(piece: Piece, notes: readonly Note[]): Buffer {
  const channels = channelsOf(piece);
  const messages = notes
    .flatMap((note) =>
      noteMessages(note, note.isDrum ? DRUM_CHANNEL : (channels.get(note.player) ?? 0)),
    )
    // Where one note ends and the next begins, the end comes first.
    .toSorted((a, b) => a.tick - b.tick || (a.bytes[0] ?? 0) - (b.bytes[0] ?? 0));
  const tempo = Math.round(MICROSECONDS_PER_MIN / piece.tempo);
  const tempoBytes = [tempo >> 16, (tempo >> 8) & 0xff, tempo & 0xff];
  const settings = [...channels].flatMap(([player, channel]) => [
    [0xc0 | channel, INSTRUMENTS[piece.band[player]?.instrument ?? "piano"]],
    [0xb0 | channel, VOLUME, 100],
    [0xb0 | channel, REVERB, 40],
  ]);
  const track = [[0xff, 0x51, 3, ...tempoBytes], ...settings].flatMap((bytes) => [0, ...bytes]);
  let now = 0;
  for (const { tick, bytes } of messages) {
    track.push(...variable(tick - now), ...bytes);
    now = tick;
  }
  track.push(...variable(TAIL_BEATS * TICKS_PER_BEAT), 0xff, 0x2f, 0);
  const oneTrack = [0, 0, 0, 1, TICKS_PER_BEAT >> 8, TICKS_PER_BEAT & 0xff];
  return Buffer.concat([chunk("MThd", oneTrack), chunk("MTrk", track)]);
}
