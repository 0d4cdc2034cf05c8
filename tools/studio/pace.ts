import type { Plan } from "#stage/story/plan.ts";

/*
 * How fast a story cuts. A child of three to six years needs about two seconds to see who and what
 * a new picture shows.
 */

/** Shorter shots are for an impact, of which a story has one. */
const SHORTEST_S = 0.8;
const IMPACTS = 1;
const CUTS_PER_MIN = 36;
/** The camera leans where somebody falls or is shocked, and in a storm. */
const TILTED_SHOTS = 2;

/** The cuts of a story as shots of their own; the camera may move within one. */
function shotsOf({ shots, speech: { duration } }: Plan) {
  const cuts = shots.filter(({ by }, index) => by === "cut" || index === 0);
  return cuts.map(({ at }, index) => ({
    at: Math.max(0, at),
    seconds: (cuts[index + 1]?.at ?? duration) - Math.max(0, at),
  }));
}

/** What is too fast or too restless about the camera of a story. */
export function paceProblems(plan: Plan): string[] {
  const problems: string[] = [];
  const shots = shotsOf(plan);
  const perMinute = (shots.length / plan.speech.duration) * 60;
  if (perMinute > CUTS_PER_MIN) problems.push(`${perMinute.toFixed(1)} cuts a minute`);
  const short = shots.filter(({ seconds }) => Math.round(seconds * 100) / 100 < SHORTEST_S);
  if (short.length > IMPACTS) {
    const listed = short.map(({ at, seconds }) => `${seconds.toFixed(2)} s at ${at.toFixed(1)} s`);
    problems.push(`${short.length} shots under ${SHORTEST_S} s: ${listed.join(", ")}`);
  }
  const tilted = plan.shots.filter(({ tilt }) => tilt !== undefined && tilt !== 0).length;
  if (tilted > TILTED_SHOTS) problems.push(`${tilted} tilted shots`);
  return problems;
}
