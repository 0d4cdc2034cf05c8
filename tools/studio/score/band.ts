/** Programs of General MIDI, counted from 0. */
export const INSTRUMENTS = {
  piano: 0,
  celesta: 8,
  glockenspiel: 9,
  marimba: 12,
  accordion: 21,
  guitar: 24,
  bass: 32,
  cello: 42,
  pizzicato: 45,
  harp: 46,
  strings: 49,
  trumpet: 59,
  oboe: 68,
  bassoon: 70,
  clarinet: 71,
  flute: 73,
  whistle: 78,
  steelDrums: 114,
} as const;
export type Instrument = keyof typeof INSTRUMENTS;

/** Notes of General MIDI's channel of drums. */
export const DRUMS = {
  clap: 39,
  tambourine: 54,
  conga: 63,
  lowConga: 64,
  shaker: 70,
  claves: 75,
  woodblock: 76,
  triangle: 81,
} as const;
export type Drum = keyof typeof DRUMS;
