import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeAnswerPictures } from "./answer-pictures.ts";
import { checkCourse } from "./check.ts";
import { COUNTS_FILE, courseCounts } from "./counts/course-counts.ts";
import { standardsText } from "./counts/standards-text.ts";
import { checkFont, drawPng } from "./draw.ts";
import { MEDIA, readManifest, writeManifest } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import { props } from "#stage/props/props.ts";
import { renderEffects, renderLine, staleLines } from "./render-lines.ts";
import {
  allStories,
  allWordings,
  isLiveCurrent,
  isStaleStory,
  mainFile,
  redrawStory,
  renderLive,
  renderStory,
} from "./render-story.ts";
import { openSinger } from "./song/neural-sing.ts";
import { renderSong, staleSongs } from "./song/render-song.ts";
import { renderLanding } from "./landing/landing.ts";
import { LIVE_PORT, serveLive } from "./live/live.ts";
import { PARTS_PORT, serveParts } from "./parts/parts.ts";
import { pictureSheet } from "./picture-sheet.ts";
import { renderPlaces } from "./places.ts";
import { wordingSheet } from "./wording-sheet.ts";
import { sheetCommand } from "./sheets/sheet-command.ts";
import { storyFigures } from "./story-figures.ts";
import { ffmpeg, ToolError } from "./tool.ts";
import { removeUnused } from "./unused.ts";
import { USAGE } from "./usage.ts";
import { voiceCommand } from "./voice/commands.ts";
import { elevenLabsVoice } from "./voice/elevenlabs.ts";
import { courseVoice } from "./voice/course-voice.ts";
import type { SpokenSentence } from "./voice/figures.ts";
import { spokenIn } from "./voice/measure.ts";
import type { Voice } from "./voice/speech.ts";
import type { Story } from "#stage/story/story.ts";
import { readWordTimes, writeWordTimes } from "./word-times.ts";
import { voiceTable } from "./voice/voice-table.ts";

const env = process.env;
const [, , command = "", ...rest] = process.argv;

/** The hosted voice if its key is set, else the free one. */
function chooseVoice(): Voice {
  const apiKey = env["ELEVENLABS_API_KEY"];
  if (!apiKey) return courseVoice();
  const pocket = env["ELEVENLABS_POCKET_VOICE"] ?? "";
  const glimm = env["ELEVENLABS_GLIMM_VOICE"] ?? pocket;
  return elevenLabsVoice({
    apiKey,
    baseUrl: env["ELEVENLABS_URL"] ?? "https://api.elevenlabs.io",
    voiceIds: { pocket, glimm },
  });
}

async function render(part: string): Promise<void> {
  checkFont();
  writeAnswerPictures();
  if (part === "" || "sounds".includes(part)) await renderEffects();
  const voice = chooseVoice();
  const manifest = readManifest();
  const lines = staleLines(manifest, voice).filter(({ file }) => file.includes(part));
  const stories = allStories().filter(
    (story) => story.id.includes(part) && isStaleStory(manifest, voice, story),
  );
  console.log(`${stories.length} videos of stories and ${lines.length} lines are stale.`);
  await renderVideos(stories, renderStory, voice, manifest);
  await renderSongs(part, manifest);
  await renderStaleWordings(part, voice, manifest);
  const times = readWordTimes();
  for (const [index, line] of lines.entries()) {
    await renderLine(line, voice, manifest, times);
    writeWordTimes(times);
    process.stdout.write(`\r${index + 1} of ${lines.length} lines`);
    writeManifest(manifest);
  }
  if (lines.length > 0) process.stdout.write("\n");
  removeUnused(manifest, times);
  writeWordTimes(times);
  writeManifest(manifest);
}

async function renderSongs(part: string, manifest: Manifest): Promise<void> {
  const songs = staleSongs(manifest).filter(({ id }) => id.includes(part));
  if (songs.length === 0) return;
  const singer = await openSinger();
  for (const song of songs) {
    await renderSong(song, singer, manifest);
    const { centsOff, heard = 0 } = manifest[`${song.id}.m4a`] ?? {};
    console.log(`${song.id}: ${centsOff} cents off, ${Math.round(heard * 100)} % of words heard`);
    writeManifest(manifest);
  }
}

/** Renders videos one after the other, and shows how far each is. */
async function renderVideos(
  stories: readonly Story[],
  render: typeof renderStory,
  voice: Voice,
  manifest: Manifest,
): Promise<void> {
  for (const [index, story] of stories.entries()) {
    const started = performance.now();
    await render(story, voice, manifest, (done, all) => {
      if (done % 48 !== 0 && done !== all) return;
      const left = ((performance.now() - started) / done) * (all - done);
      process.stdout.write(
        `\r${index + 1} of ${stories.length} ${story.id}: ${Math.round((done / all) * 100)} %, ${Math.ceil(left / 1000)} s left  `,
      );
    });
    process.stdout.write("\n");
    writeManifest(manifest);
  }
}

/** The pictures of videos, drawn anew with the recordings that there are. */
async function renderVideoOnly(part: string): Promise<void> {
  checkFont();
  const stories = [...allStories(), ...allWordings()].filter(({ id }) => id.includes(part));
  await renderVideos(stories, redrawStory, chooseVoice(), readManifest());
}

/** Sound and scripts of what stories are in other words: wordings have no video. */
async function renderStaleWordings(part: string, voice: Voice, manifest: Manifest): Promise<void> {
  for (const story of allWordings()) {
    if (!story.id.includes(part) || !isStaleStory(manifest, voice, story)) continue;
    await renderLive(story, voice, manifest);
    writeManifest(manifest);
    console.log(story.id);
  }
}

/** Sound, captions and scripts of the stories that are drawn live, for a look before the slow video. */
async function renderLiveOnly(part: string): Promise<void> {
  const [voice, manifest] = [chooseVoice(), readManifest()];
  const stories = allStories().filter((story) => story.id.includes(part) && !isLiveCurrent(story));
  for (const [index, story] of stories.entries()) {
    await renderLive(story, voice, manifest);
    console.log(`${index + 1} of ${stories.length} ${story.id}`);
  }
  await renderStaleWordings(part, voice, manifest);
}

function check(): void {
  const problems = checkCourse(readManifest(), chooseVoice());
  console.log(standardsText());
  for (const problem of problems) console.log(problem);
  console.log(problems.length === 0 ? "No problems." : `${problems.length} problems.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function table(): void {
  const manifest = readManifest();
  console.log(
    "| clip | seconds | kB | LUFS | dBTP | shots a minute | sizes | longest without a change |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const story of [...allStories(), ...allWordings()]) {
    const { id } = story;
    const { duration = 0, loudness, still } = manifest[mainFile(story)] ?? {};
    const kB = Math.round(statSync(join(MEDIA, mainFile(story))).size / 1000);
    const { perMinute, sizes } = storyFigures(id);
    console.log(
      `| ${id} | ${duration.toFixed(1)} | ${kB} | ${loudness?.integrated} | ${loudness?.truePeak} | ${perMinute.toFixed(0)} | ${sizes} | ${still} |`,
    );
  }
}

/** Measures the voices in the rendered stories. */
async function voice(): Promise<void> {
  const sentences: SpokenSentence[] = [];
  for (const { id } of [...allStories(), ...allWordings()]) sentences.push(...(await spokenIn(id)));
  console.log(voiceTable(sentences));
}

/** Writes a contact sheet of each clip (one frame per 2 s) and one of the library of pictures. */
function sheet(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { id } of allWordings())
    writeFileSync(join(folder, `${id.replaceAll("/", "-")}.png`), wordingSheet(id));
  for (const { id } of allStories()) {
    ffmpeg(
      "-i",
      join(MEDIA, `${id}.mp4`),
      "-vf",
      "fps=1/2,scale=240:-1,tile=8x2",
      "-frames:v",
      1,
      join(folder, `${id.replaceAll("/", "-")}.png`),
    );
  }
  writeFileSync(join(folder, "library.png"), drawPng(pictureSheet(), 1600));
  console.log(`${Object.keys(props).length} pictures; sheets are in ${folder}`);
}

try {
  if (command === "render" && rest[0] === "--live") await renderLiveOnly(rest[1] ?? "");
  else if (command === "render" && rest[0] === "--video") await renderVideoOnly(rest[1] ?? "");
  else if (command === "render") await render(rest[0] ?? "");
  else if (command === "landing") renderLanding();
  else if (command === "live")
    console.log(
      `Stories with reload are at ${(await serveLive(LIVE_PORT)).resolvedUrls?.local[0]}`,
    );
  else if (command === "places") console.log((await renderPlaces()).join(", "));
  else if (command === "parts")
    console.log(`The parts are at ${(await serveParts(PARTS_PORT)).resolvedUrls?.local[0]}`);
  else if (command === "check") check();
  else if (command === "table") table();
  else if (command === "voice" && rest.length === 0) await voice();
  else if (command === "voice") await voiceCommand(rest, USAGE);
  else if (command === "counts")
    writeFileSync(join(import.meta.dirname, "../..", COUNTS_FILE), courseCounts());
  else if (command === "sheets") process.stdout.write(sheetCommand(rest));
  else if (command === "sheet" && rest[0] !== undefined) sheet(rest[0]);
  else console.log(USAGE);
} catch (error) {
  if (!(error instanceof ToolError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
