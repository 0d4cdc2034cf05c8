import type { WorkerAnswer, WorkerOrder } from "#server/voice/worker-messages.ts";
import { spokenPeak, toWave } from "../sound/wave.ts";
import { openModel } from "./model/model.ts";
import { RATE } from "./model/tensors.ts";
import { createNeuralVoice } from "./neural-voice.ts";
import { dictionaryOf, isHeldIn, openLists } from "./phonemes/dictionary.ts";
import { unknownWords } from "./phonemes/unknown-words.ts";

/*
 * The server's voice: a process of its own, which loads the model once and speaks one line at a time.
 * It ends with the server. Its argument is the voice folder.
 */

const LEAD_S = 0.08;
const TAIL_S = 0.25;

/** The server answers families meanwhile. */
const THREADS = 1;

const [, , folder = ""] = process.argv;
const lists = openLists(folder);
const dictionary = dictionaryOf(lists);
const opening = openModel(folder, THREADS).then((model) => createNeuralVoice(model, dictionary));

async function answer({ id, text, by, mood, names = [] }: WorkerOrder): Promise<WorkerAnswer> {
  const unknown = unknownWords(text, names, dictionary, isHeldIn(lists));
  if (unknown.length > 0) return { id, unknown };
  try {
    const voice = await opening;
    const { samples } = await voice.speak(text, { by, mood, lead: LEAD_S, tail: TAIL_S });
    return { id, wave: toWave(samples, spokenPeak(samples), RATE) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : "unknown" };
  }
}

let last = Promise.resolve();
process.on("message", (order: WorkerOrder) => {
  last = last.then(async () => void process.send?.(await answer(order)));
});
process.on("disconnect", () => process.exit());
