import { readFile, stat, writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import type { RunProgram } from "#server/authoring/media/program.ts";
import { turnOf } from "#tests/support/turn.ts";
import { createCourseVoice, readableText } from "#server/authoring/course-voice.ts";

const STEPS = ["/festival", "/hts", "/ffmpeg"];
const PROGRAMS = { festival: "/festival", htsEngine: "/hts", ffmpeg: "/ffmpeg" };

/** Programs that write what they were given, the last one into the file that is read. */
function recorder(fails: { program?: string } = {}) {
  const runs: { program: string; args: readonly string[]; script: string }[] = [];
  const run: RunProgram = async (program, args) => {
    const script = program === "/festival" ? await readFile(args.at(-1) ?? "", "utf8") : "";
    runs.push({ program, args, script });
    if (program === "/ffmpeg") await writeFile(args.at(-1) ?? "", "sound");
    return { ended: program === fails.program ? "late" : "ok", output: "", messages: "" };
  };
  return { runs, voice: createCourseVoice(PROGRAMS, run), fails };
}

it("speaks a line with the settings of who says it, and leaves no files (T-545)", async () => {
  const { runs, voice } = recorder();
  expect(String(await voice.speak("Well done!", "glimm", turnOf()))).toBe("sound");
  await voice.speak("Well done!", "pocket", turnOf());
  expect(runs.map(({ program }) => program)).toEqual([...STEPS, ...STEPS]);
  expect(runs[0]?.script).toContain('(Utterance Text "Well done!")');
  const pitches = [runs[1], runs[4]].map((run) => run?.args[(run?.args.indexOf("-fm") ?? 0) + 1]);
  expect(pitches).toEqual(["8.5", "2.5"]);
  await expect(stat(runs[2]?.args.at(-1) ?? "")).rejects.toThrow("ENOENT");
});

it.each([
  ['He said "yes")(system "rm")', "He said yes system rm"],
  ["Caf\u00e9 \u2013 it\u2019s 5\u00a0coins\u2026", "Cafe , it's 5 coins..."],
  ["a\\b\nc\u2606", "a b c"],
  ["\u65e5\u672c", ""],
])("gives the front end only characters that it reads: %s", (text, readable) =>
  expect(readableText(text)).toBe(readable),
);

it("speaks one line after the other, also after one that failed", async () => {
  const { runs, voice, fails } = recorder({ program: "/hts" });
  await expect(voice.speak("One", "pocket", turnOf())).rejects.toThrow("/hts late");
  delete fails.program;
  await Promise.all([
    voice.speak("Two", "pocket", turnOf()),
    voice.speak("Three", "pocket", turnOf()),
  ]);
  const scripts = runs.filter(({ script }) => script !== "").map(({ script }) => script);
  expect(scripts.map((script) => /Text "(\w+)"/.exec(script)?.[1])).toEqual([
    "One",
    "Two",
    "Three",
  ]);
  expect(runs.slice(2).map(({ program }) => program)).toEqual([...STEPS, ...STEPS]);
});
