import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { CLIP_MAX_S, CLIP_MIN_S, READING_GRADE_MAX } from "#domain/constants.ts";
import { hasAtMostOneCorrect } from "#domain/slides/quiz/quiz.ts";
import { plainText, readingGrade } from "#domain/content/text.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import type { Clip } from "#course/clip.ts";
import { sentencesOf } from "#course/clip.ts";
import { MEDIA } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import { allClips, isStaleClip, staleLines } from "./render.ts";
import type { Voice } from "./voice/speech.ts";

const WORDS_PER_SENTENCE = 10;
const PICTURES_PER_CLIP = 3;
const LONGEST_STILL_S = 4;
const MEDIA_LIMIT_BYTES = 45_000_000;
const LOUDNESS = { target: -16, tolerance: 1, peak: -1 };

/** Messages for everything that is wrong with the course. Does not need the studio's programs. */
export function checkCourse(manifest: Manifest, voice: Voice): string[] {
  return [
    ...allClips().flatMap((clip) => checkClip(clip, manifest, voice)),
    ...checkQuizzes(),
    ...checkLines(manifest, voice),
    ...checkSize(manifest),
  ];
}

function checkClip(clip: Clip, manifest: Manifest, voice: Voice): string[] {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(`${clip.id}: ${problem}`);
  for (const sentence of clip.lines.flatMap(({ say: text }) => sentencesOf(text))) {
    if (sentence.split(/\s+/).length > WORDS_PER_SENTENCE)
      report(`over ${WORDS_PER_SENTENCE} words: '${sentence}'`);
  }
  const pictures = new Set(clip.lines.flatMap(({ show = [] }) => show.map(({ prop }) => prop)));
  if (pictures.size < PICTURES_PER_CLIP) report(`only ${pictures.size} pictures`);
  if (!clip.lines.some(({ mood }) => mood === "oops" || mood === "celebrating"))
    report("no line with mood 'oops' or 'celebrating'");
  if (!isBigAlone(clip)) report("another picture is shown together with a big one");
  const grade = readingGrade(clip.lines.map(({ say: text }) => text).join(" "));
  if (grade > READING_GRADE_MAX) report(`reading grade ${grade.toFixed(1)}`);
  if (isStaleClip(manifest, voice, clip))
    return [...problems, `${clip.id}: stale, render it again`];
  const { duration = 0, loudness, still = duration } = manifest[`${clip.id}.mp4`] ?? {};
  if (still > LONGEST_STILL_S) report(`nothing changes for ${still} s`);
  if (duration < CLIP_MIN_S || duration > CLIP_MAX_S) report(`${duration.toFixed(1)} s long`);
  if (
    loudness === undefined ||
    Math.abs(loudness.integrated - LOUDNESS.target) > LOUDNESS.tolerance
  )
    report(`loudness ${loudness?.integrated} LUFS`);
  if ((loudness?.truePeak ?? 0) > LOUDNESS.peak) report(`true peak ${loudness?.truePeak} dBTP`);
  if (lastCueEnd(clip) >= duration) report("the last caption does not end before the clip");
  return problems;
}

/** True if no other picture is shown together with a big one, which takes all the space. */
function isBigAlone(clip: Clip): boolean {
  let shown = 0;
  let hasBig = false;
  return clip.lines.every(({ clear, show = [] }) => {
    if (clear) [shown, hasBig] = [0, false];
    shown += show.length;
    hasBig ||= show.some(({ big }) => big === true);
    return !hasBig || shown === 1;
  });
}

/** End of the last caption in seconds. */
function lastCueEnd(clip: Clip): number {
  const captions = readFileSync(join(MEDIA, `${clip.id}.vtt`), "utf8");
  const [, minutes = "0", seconds = "0"] =
    [...captions.matchAll(/--> 00:(\d\d):(\d\d\.\d{3})/g)].at(-1) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

function checkQuizzes(): string[] {
  return missions.flatMap(({ lesson }, index) =>
    lesson.slides.flatMap((slide) => {
      if (slide.type === "video")
        return slide.alt === "" ? [`${lesson.title}: a clip without a description`] : [];
      if (slide.type !== "quiz") return [];
      const problems: string[] = [];
      const report = (problem: string) =>
        problems.push(`${lesson.title}, ${slide.quiz_heading}: ${problem}`);
      const answers = slide.quiz_answers;
      if (!hasAtMostOneCorrect(answers) || !answers.some(({ is_correct }) => is_correct))
        report("needs exactly one right answer");
      if (answers.length < 3 || answers.length > 4) report(`${answers.length} answers`);
      if (!slide.quiz_question.includes("[hl]")) report("no highlighted word");
      if (answers.some(({ image_url, alt }) => image_url !== null && !alt))
        report("a picture without a description");
      if (
        answers.some(
          ({ image_url }) => image_url !== null && !existsSync(join(MEDIA, image_url.file)),
        )
      )
        report("a picture is missing");
      if ((slide.reviews ?? 0) >= index + 1) report("reviews a mission that comes later");
      const right = answers.find(({ is_correct }) => is_correct)?.text ?? "";
      if (right.length > 3 && slide.quiz_wrong_quote.toLowerCase().includes(right.toLowerCase()))
        report("the hint contains the answer");
      const grade = readingGrade(plainText(slide.quiz_question));
      if (grade > READING_GRADE_MAX + 1) report(`reading grade ${grade.toFixed(1)}`);
      return problems;
    }),
  );
}

const checkLines = (manifest: Manifest, voice: Voice) =>
  staleLines(manifest, voice).map(({ file }) => `${file}: stale, render it again`);

function checkSize(manifest: Manifest): string[] {
  const files = Object.keys(manifest).filter((file) => existsSync(join(MEDIA, file)));
  const bytes = files.reduce((sum, file) => sum + statSync(join(MEDIA, file)).size, 0);
  return bytes > MEDIA_LIMIT_BYTES ? [`media: ${(bytes / 1e6).toFixed(1)} MB`] : [];
}
