import { readFileSync } from "node:fs";
import { join } from "node:path";
import { requirePackage } from "../packages.ts";
import { ENERGY, LENGTHS, PITCH } from "./tensors.ts";

/** Weights of voices by name: two voices are mixed as their sum. */
export type Mix = Readonly<Record<string, number>>;

/** How long each symbol lasts, how high and how loud the voice is, before the sound is made. */
export interface Plan {
  /** Frames of 25 ms: of the silence before, of each symbol, of the silence after. */
  lengths: Float32Array;
  /** Hz, two values a frame. */
  pitch: Float32Array;
  /** Logarithm of the strength, two values a frame. */
  energy: Float32Array;
}

/** The neural voice: a line is planned, the plan may be changed, then it is spoken. */
export interface VoiceModel {
  /** @param lengths absent: as long as the model speaks them */
  plan(symbols: readonly string[], mix: Mix, rate: number, lengths?: Float32Array): Promise<Plan>;
  /** Mono, 24,000 samples a second. */
  speak(symbols: readonly string[], mix: Mix, plan: Plan): Promise<Float32Array>;
}

/** What of onnxruntime-node is used. */
interface Runtime {
  Tensor: new (
    type: "float32" | "int64",
    data: Float32Array | BigInt64Array,
    dims: number[],
  ) => object;
  InferenceSession: { create(file: string, options: object): Promise<Session> };
}
interface Session {
  run(feeds: Record<string, object>): Promise<Record<string, { data: Float32Array }>>;
}

/** Values of a voice for one number of symbols. */
const STYLE = 256;
/** A voice has a style for each number of symbols up to this. */
const MOST_SYMBOLS = 509;

/**
 * Opens the model of the voice folder; takes about two seconds and 500 MB.
 * @param threads how many it uses; absent: one for each core
 */
export async function openModel(folder: string, threads?: number): Promise<VoiceModel> {
  const runtime = requirePackage("onnxruntime-node") as Runtime;
  const options = {
    ...(threads !== undefined && { intraOpNumThreads: threads }),
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  };
  const open = (name: string) =>
    runtime.InferenceSession.create(join(folder, `${name}.onnx`), options);
  const [plan, sound] = await Promise.all([open("plan"), open("sound")]);
  const { vocab } = JSON.parse(readFileSync(join(folder, "symbols.json"), "utf8")) as {
    vocab: Record<string, number>;
  };
  const styleOf = openStyles(join(folder, "voices"));
  const floats = (data: Float32Array, dims: number[]) => new runtime.Tensor("float32", data, dims);

  /** What both parts of the model take. */
  const feeds = (symbols: readonly string[], mix: Mix, rate: number) => {
    if (symbols.length > MOST_SYMBOLS) throw new Error("The line is too long for the voice.");
    const ids = [0, ...symbols.map((symbol) => vocab[symbol] ?? 0), 0];
    return {
      tokens: new runtime.Tensor("int64", BigInt64Array.from(ids, BigInt), [1, ids.length]),
      style: floats(styleOf(mix, symbols.length), [1, STYLE]),
      speed: floats(Float32Array.of(rate), [1]),
    };
  };
  return {
    async plan(symbols, mix, rate, lengths) {
      const given = feeds(symbols, mix, rate);
      const predict = (durations: Float32Array) =>
        plan.run({ ...given, durations: floats(durations, [1, durations.length]) });
      const own =
        lengths ?? values(await predict(new Float32Array(symbols.length + 2).fill(1)), LENGTHS);
      const planned = await predict(own);
      return { lengths: own, pitch: values(planned, PITCH), energy: values(planned, ENERGY) };
    },
    async speak(symbols, mix, { lengths, pitch, energy }) {
      const spoken = await sound.run({
        ...feeds(symbols, mix, 1),
        durations: floats(lengths, [1, lengths.length]),
        f0: floats(pitch, [1, pitch.length]),
        energy: floats(energy, [1, energy.length]),
      });
      return values(spoken, "audio");
    },
  };
}

function values(outputs: Record<string, { data: Float32Array }>, name: string): Float32Array {
  const output = outputs[name];
  if (output === undefined) throw new Error(`The voice model gave no ${name}.`);
  return Float32Array.from(output.data);
}

/** Reads the styles of voices, each file once. */
function openStyles(folder: string) {
  const files = new Map<string, Float32Array>();
  const voice = (name: string): Float32Array => {
    const bytes = readFileSync(join(folder, `${name}.bin`));
    const rows = new Float32Array(new Uint8Array(bytes).buffer);
    files.set(name, rows);
    return rows;
  };
  return (mix: Mix, symbols: number): Float32Array => {
    const parts = Object.entries(mix);
    const sum = parts.reduce((total, [, weight]) => total + weight, 0);
    const style = new Float32Array(STYLE);
    for (const [name, weight] of parts) {
      const rows = files.get(name) ?? voice(name);
      for (let i = 0; i < STYLE; i++)
        style[i] = (style[i] ?? 0) + ((rows[symbols * STYLE + i] ?? 0) * weight) / sum;
    }
    return style;
  };
}
