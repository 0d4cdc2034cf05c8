import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { CLIP_MIN_S, READING_GRADE_MAX } from "#domain/constants.ts";
import { seedCard, seedFields, seedMedia } from "#domain/content/course-seed.ts";
import { findInCard } from "#domain/content/mission-card.ts";
import type { SeedSlide, SeedSlideOf } from "#domain/content/course-seed.ts";
import { readingGrade } from "#domain/content/text.ts";
import { isTold } from "#domain/questions/question.ts";
import { rulesOf } from "#domain/slides/registry.ts";
import type { DraftSlide } from "#domain/slides/registry.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { songs } from "#course/treasure-tracker/songs.ts";
import type { Song } from "#course/treasure-tracker/songs.ts";
import { partsOf } from "#stage/story/parts.ts";
import { SPEAKERS } from "#characters/speakers.ts";
import type { Speaker } from "#characters/speakers.ts";
import { VOICES } from "#stage/story/speaking.ts";
import { ACTORS, isMoment } from "#stage/story/story.ts";
import type { Story } from "#stage/story/story.ts";
import type { WordedFor } from "#stage/story/wordings.ts";
import { MEDIA } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import { coveredFaces } from "./covered-faces.ts";
import { cutFaces } from "./cut-faces.ts";
import { brokenThings } from "./named-things.ts";
import { nearHeads } from "./near-heads.ts";
import { paceProblems } from "./pace.ts";
import {
  allStories,
  allWordings,
  isLiveCurrent,
  isStaleStory,
  isWording,
  mainFile,
} from "./render-story.ts";
import { staleLines } from "./render-lines.ts";
import { staleSongs } from "./song/render-song.ts";
import { allLines } from "./lines.ts";
import { readStoryFile } from "./story-figures.ts";
import { waysThrough } from "./story-sound.ts";
import { unusedFiles } from "./unused.ts";
import { readWordTimes } from "./word-times.ts";
import { sentencesOf } from "./voice/sentences.ts";
import type { Voice } from "./voice/speech.ts";
import { planStory } from "./kits.ts";

const WORDS_PER_SENTENCE = 10;
/** Of a wording for the youngest. */
const LITTLE = { wordsPerSentence: 8, readingGrade: READING_GRADE_MAX - 1 };
/** A wording for the youngest has so much less to say than the default one. */
const LITTLE_SHARE = 0.7;
/** With fewer, a child who taps anything is right too often. */
const ANSWERS = 3;
/** The longest sentence is spoken in less, so that a picture may show all of it. */
const LONGEST_STILL_S = 5;
/** Seconds of a story: its pauses are for the eye, too, and its voices speak slowly. */
const STORY_MAX_S = 48;
/** Seconds more for the bridge: a real child with the same idea. */
const BRIDGE_MAX_S = 9;
/** Those who speak in bridges. */
const CHILDREN = new Set<Speaker | undefined>(["lu", "jo", "sam"]);
const SHOT_SIZES = 3;
const SHOTS_PER_MIN = 8;
/**
 * A song: seconds, cents that its voices may be off their notes on average, and the share of words
 * that a recogniser hears, which was made for speech: half of them is a song that can be followed.
 */
const SONG_S = [15, 25] as const;
const CENTS_OFF_MAX = 15;
const HEARD_MIN = 0.5;
/** Of rendered media; with the recorded names and pictures they stay under 80 MB. */
const MEDIA_LIMIT_BYTES = 72_000_000;
const LOUDNESS = { target: -16, tolerance: 1, peak: -1 };

/** Messages for everything that is wrong with the course. Does not need the studio's programs. */
export function checkCourse(
  manifest: Manifest,
  voice: Voice,
  facesOf: (story: Story) => string[] = checkFaces,
): string[] {
  return [
    ...[...allStories(), ...allWordings()].flatMap((story) =>
      checkStory(story, manifest, voice, facesOf),
    ),
    ...missions.flatMap(({ wordings }) => wordings.flatMap(checkWording)),
    ...checkSlides(),
    ...checkCards(),
    ...checkLines(manifest, voice),
    ...songs.flatMap((song) => checkSong(song, manifest)),
    ...unusedFiles().map((file) => `${file}: not used`),
    ...checkSize(manifest),
  ];
}

/** What is wrong with a story, besides with its words as every child's text. */
function checkStory(
  story: Story,
  manifest: Manifest,
  voice: Voice,
  facesOf: (story: Story) => string[],
): string[] {
  const { id } = story;
  const lines = linesOf(story);
  const problems: string[] = [];
  for (const sentence of lines.flatMap(({ say: text }) => sentencesOf(text))) {
    if (wordsOf(sentence).length > WORDS_PER_SENTENCE)
      problems.push(`${id}: over ${WORDS_PER_SENTENCE} words: '${sentence}'`);
  }
  for (const who of speakUnseen(story))
    problems.push(`${id}: ${SPEAKERS[who]} speaks and is not there`);
  const grade = readingGrade(lines.map(({ say: text }) => text).join(" "));
  if (grade > READING_GRADE_MAX) problems.push(`${id}: reading grade ${grade.toFixed(1)}`);
  const shots = lines.flatMap(({ cues }) =>
    cues.flatMap((cue) => ("shot" in cue ? [cue.shot] : [])),
  );
  if (new Set(shots).size < SHOT_SIZES) problems.push(`${id}: under ${SHOT_SIZES} sizes of shots`);
  if (isLiveCurrent(story)) problems.push(...checkFrames(story), ...facesOf(story));
  if (isStaleStory(manifest, voice, story)) return [...problems, `${id}: stale, render it again`];
  const minutes = (manifest[mainFile(story)]?.duration ?? 0) / 60;
  if (shots.length / minutes < SHOTS_PER_MIN)
    problems.push(`${id}: ${(shots.length / minutes).toFixed(1)} shots a minute`);
  const waits = story.lines.filter(isMoment).reduce((sum, { pause }) => sum + pause, 0);
  const bridge = lines.some(({ by }) => CHILDREN.has(by)) ? BRIDGE_MAX_S : 0;
  return [...problems, ...checkFilm(story, manifest, STORY_MAX_S + waits + bridge)];
}

const linesOf = (story: Story) => partsOf(story).flatMap((part) => part.lines);
const wordsOf = (text: string) => text.split(/\s+/);

/** The words of a story without its bridge: what is told, whoever the bridge is for. */
const countWords = (story: Story): number =>
  wordsOf(
    linesOf(story)
      .filter(({ by }) => !CHILDREN.has(by))
      .map(({ say }) => say)
      .join(" "),
  ).length;

/** What is too much for the youngest in a wording for them. */
export function checkWording({ band, story, byDefault }: WordedFor): string[] {
  if (band !== "little") return [];
  const problems: string[] = [];
  const text = linesOf(story).map(({ say }) => say);
  for (const sentence of text.flatMap(sentencesOf))
    if (wordsOf(sentence).length > LITTLE.wordsPerSentence)
      problems.push(`over ${LITTLE.wordsPerSentence} words: '${sentence}'`);
  const grade = readingGrade(text.join(" "));
  if (grade > LITTLE.readingGrade) problems.push(`reading grade ${grade.toFixed(1)}`);
  const [own, all] = [countWords(story), countWords(byDefault)];
  if (own > all * LITTLE_SHARE) problems.push(`${own} words, by default ${all}`);
  return problems.map((problem) => `${story.id}: ${problem}`);
}

/** The shots of a story that cut through a face, bring faces too near, or are too short. */
function checkFrames(story: Story): string[] {
  const { recording, more } = readStoryFile(story.id);
  const found = waysThrough(story).flatMap((states) => {
    const timed = planStory(story, recording, more, states);
    const cut = cutFaces(timed).map(
      ({ actor, from, seconds }) =>
        `${story.id}: the frame cuts through the face of '${actor}' for ${seconds.toFixed(1)} s at ${from.toFixed(1)} s`,
    );
    const near = nearHeads(timed).map(
      ({ actors, from, seconds }) =>
        `${story.id}: the faces of '${actors.join("' and '")}' almost touch for ${seconds.toFixed(1)} s at ${from.toFixed(1)} s`,
    );
    const pace = paceProblems(timed).map((problem) => `${story.id}: ${problem}`);
    return [...cut, ...near, ...pace];
  });
  return [...new Set(found)];
}

/** The eyes and mouths of a story that something lies over, and the named things that are cut. */
function checkFaces(story: Story): string[] {
  const { recording, more } = readStoryFile(story.id);
  const found = waysThrough(story).flatMap((states, index) => {
    const timed = planStory(story, recording, more, states);
    const from = index === 0 ? 0 : (timed.moments[0]?.until ?? 0);
    const covered = coveredFaces(timed, from).map(
      ({ actor, feature, at }) =>
        `${story.id}: something covers the ${feature} of '${actor}' at ${at.toFixed(1)} s`,
    );
    const broken = brokenThings(timed, from).map(
      ({ word, thing, at }) =>
        `${story.id}: '${thing}' is cut or covered when '${word}' is said at ${at.toFixed(1)} s`,
    );
    return [...covered, ...broken];
  });
  return [...new Set(found)];
}

/** Who speaks before he enters, or never enters. Pocket may tell what the picture shows without him. */
export function speakUnseen(story: Story): Speaker[] {
  const lines = linesOf(story);
  return [...new Set(lines.map(({ by = "pocket" }) => by))].filter((who) => {
    const actor = ACTORS.find((one) => VOICES[one] === who);
    if (actor === "pocket" || (actor !== undefined && story.cast[actor] !== undefined))
      return false;
    const comes = lines.findIndex(({ cues }) =>
      cues.some((cue) => "go" in cue && cue.go === actor),
    );
    return comes < 0 || comes > lines.findIndex(({ by }) => by === who);
  });
}

/** What is wrong with a rendered story: too still, too long, too loud. */
function checkFilm(story: Story, manifest: Manifest, longest: number): string[] {
  const { id } = story;
  const problems: string[] = [];
  const report = (problem: string) => problems.push(`${id}: ${problem}`);
  const { duration = 0, loudness, still = duration } = manifest[mainFile(story)] ?? {};
  if (still > LONGEST_STILL_S) report(`nothing changes for ${still} s`);
  if (duration < CLIP_MIN_S || duration > longest) report(`${duration.toFixed(1)} s long`);
  if (
    loudness === undefined ||
    Math.abs(loudness.integrated - LOUDNESS.target) > LOUDNESS.tolerance
  )
    report(`loudness ${loudness?.integrated} LUFS`);
  if ((loudness?.truePeak ?? 0) > LOUDNESS.peak) report(`true peak ${loudness?.truePeak} dBTP`);
  if (!isWording(story) && lastCueEnd(id) >= duration)
    report("the last caption does not end before the clip");
  return problems;
}

/** End of the last caption in seconds. */
function lastCueEnd(id: string): number {
  const captions = readFileSync(join(MEDIA, `${id}.vtt`), "utf8");
  const [, minutes = "0", seconds = "0"] =
    [...captions.matchAll(/--> 00:(\d\d):(\d\d\.\d{3})/g)].at(-1) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** What is wrong with a song: its words, its length, its loudness, and notes that it misses. */
export function checkSong(song: Song, manifest: Manifest): string[] {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(`${song.id}: ${problem}`);
  const grade = readingGrade(
    song.lines.map(({ words }) => `${words.replaceAll("-", "")}.`).join(" "),
  );
  if (grade > READING_GRADE_MAX) report(`reading grade ${grade.toFixed(1)}`);
  if (staleSongs(manifest).includes(song)) report("stale, render it again");
  const { duration = 0, loudness, centsOff, heard = 0 } = manifest[`${song.id}.m4a`] ?? {};
  const [shortest, longest] = SONG_S;
  if (duration < shortest || duration > longest) report(`${duration.toFixed(1)} s long`);
  if (!(Math.abs((loudness?.integrated ?? 0) - LOUDNESS.target) <= LOUDNESS.tolerance))
    report(`loudness ${loudness?.integrated} LUFS`);
  if (!((loudness?.truePeak ?? 0) <= LOUDNESS.peak)) report(`true peak ${loudness?.truePeak} dBTP`);
  if (!((centsOff ?? Infinity) <= CENTS_OFF_MAX)) report(`${centsOff} cents from its notes`);
  if (heard < HEARD_MIN) report(`${Math.round(heard * 100)} % of its words are heard`);
  return problems;
}

/** What the authors' checklist misses in a slide, and what only the shipped course promises. */
function checkSlides(): string[] {
  return missions.flatMap(({ lesson }, index) => {
    const problems = lesson.slides.flatMap((slide) =>
      checkSlide(slide).map((problem) => `${lesson.title}, ${questionOf(slide)}: ${problem}`),
    );
    const reviewed = new Set(lesson.slides.flatMap(({ reviews = [] }) => reviews));
    for (let earlier = 1; earlier <= index; earlier++)
      if (!reviewed.delete(earlier)) problems.push(`${lesson.title}: no review of ${earlier}`);
    return [
      ...problems,
      ...[...reviewed].map((later) => `${lesson.title}: reviews mission ${later}`),
    ];
  });
}

/** What the authors' checklist misses in a mission card; its wordings for the young read easily. */
function checkCards(): string[] {
  return missions.flatMap(({ lesson: { title, mission_card } }) => {
    const card = seedCard(mission_card, ({ file }) => file);
    const problems: string[] = findInCard(card);
    for (const text of [card.little, card.middle, ...card.steps.map((step) => step.text)])
      if (readingGrade(text) > READING_GRADE_MAX + 1)
        problems.push(`reading grade ${readingGrade(text).toFixed(1)}: '${text}'`);
    return problems.map((problem) => `${title}, mission card: ${problem}`);
  });
}

/** The question with its highlighted word; '' for a clip. */
function questionOf(slide: SeedSlide): string {
  if (isTold(slide)) return "";
  return slide.type === "quiz" ? slide.quiz_question : slide.question;
}

function checkSlide(slide: SeedSlide): string[] {
  const { id, type } = slide;
  const fields = seedFields(slide, ({ file }) => file);
  const draft = { ...fields, id, type, video_seconds: null } as DraftSlide;
  const found = rulesOf(type)?.find(draft) ?? [];
  const problems = found.map(({ check, part }) =>
    part === null ? check : `${check} (${part + 1})`,
  );
  const missing = seedMedia(slide).filter(({ file }) => !existsSync(join(MEDIA, file)));
  problems.push(...missing.map(({ file }) => `${file} is missing`));
  if (!isTold(slide) && !questionOf(slide).includes("[hl]")) problems.push("no highlighted word");
  if (slide.type === "quiz" && slide.check == null) problems.push(...checkQuiz(slide));
  return problems;
}

function checkQuiz({ quiz_answers, quiz_wrong_quote }: SeedSlideOf["quiz"]): string[] {
  const problems: string[] = [];
  const right = quiz_answers.filter(({ is_correct }) => is_correct);
  if (quiz_answers.length < ANSWERS) problems.push(`only ${quiz_answers.length} answers`);
  if (quiz_answers.some(({ is_correct, hint }) => !is_correct && !hint))
    problems.push("a wrong answer without a hint");
  const hints = [quiz_wrong_quote, ...quiz_answers.map(({ hint }) => hint ?? "")];
  const hasAnswer = (hint: string) =>
    right.some(({ text }) => text.length > 3 && hint.toLowerCase().includes(text.toLowerCase()));
  if (hints.some(hasAnswer)) problems.push("a hint contains the answer");
  return problems;
}

function checkLines(manifest: Manifest, voice: Voice): string[] {
  const times = readWordTimes();
  return [
    ...staleLines(manifest, voice).map(({ file }) => `${file}: stale, render it again`),
    ...allLines()
      .filter(({ file }) => (times[file]?.length ?? 0) === 0)
      .map(({ file }) => `${file}: no times of its words`),
  ];
}

function checkSize(manifest: Manifest): string[] {
  const files = Object.keys(manifest).filter((file) => existsSync(join(MEDIA, file)));
  const bytes = files.reduce((sum, file) => sum + statSync(join(MEDIA, file)).size, 0);
  return bytes > MEDIA_LIMIT_BYTES ? [`media: ${(bytes / 1e6).toFixed(1)} MB`] : [];
}
