import { frame } from "#stage/scene/frame.ts";
import { partsOf } from "#stage/story/parts.ts";
import type { Plan } from "#stage/story/plan.ts";
import type { Story } from "#stage/story/story.ts";
import { soundOf } from "#stage/story/wordings.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { onboardingStories } from "#course/treasure-tracker/onboarding/onboarding.ts";
import { liveDrawing } from "#app/ui/live-drawing.ts";
import { placeHash, readPlace } from "./place.ts";
import { speechesOf } from "./speeches.ts";
import { planStory } from "../kits.ts";

/* Plays the stories as their scripts are now, over the recordings as they are now. */

interface Preview {
  story: Story;
  byDefault: Story;
}

const own = (story: Story): Preview => ({ story, byDefault: story });
const previews: Preview[] = [
  ...onboardingStories.map(own),
  ...missions.flatMap(({ stories, wordings }) => [...stories.map(own), ...wordings]),
];
const ids = previews.map(({ story }) => story.id);

function find<E extends HTMLElement>(selector: string, type: new () => E): E {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`);
  return found;
}
const host = find("#picture", HTMLElement);
const chosen = find("#story", HTMLSelectElement);
const slider = find("#second", HTMLInputElement);
const clock = find("#clock", HTMLElement);
const button = find("#play", HTMLButtonElement);
const note = find("#note", HTMLElement);
const list = find("#lines", HTMLElement);
const drawing = liveDrawing(host);
const audio = new Audio();

let place = readPlace(location.hash, ids);
let film: Plan | null = null;
/** URLs of the sounds by the seconds at which they begin. */
let sounds: { from: number; until: number; url: string }[] = [];
let sounding = "";
/** Clock seconds and second of the story when it began to play; null: it stands. */
let since: { clock: number; second: number } | null = null;

const now = () => performance.now() / 1000;

function show(): void {
  const { second } = place;
  slider.value = String(second);
  clock.textContent = `${second.toFixed(2)} of ${slider.max} s`;
  if (film === null) return;
  drawing.draw(frame(second, second, film));
  for (const line of list.children)
    line.setAttribute(
      "aria-current",
      String(
        second >= Number(line.getAttribute("data-from")) &&
          second < Number(line.getAttribute("data-until")),
      ),
    );
}

/** A reload goes on from here. */
const keepPlace = () => history.replaceState(null, "", placeHash(place));

function stop(): void {
  keepPlace();
  since = null;
  sounding = "";
  audio.pause();
  button.textContent = "Play";
}

/** Plays the sound of the part at this second from there; a wait is silent. */
function soundAt(second: number): void {
  const part = sounds.find(({ from, until }) => second >= from && second < until);
  const key = part === undefined ? "" : `${part.from}`;
  if (key === sounding) return;
  sounding = key;
  audio.pause();
  if (part === undefined) return;
  audio.src = `${part.url}#t=${second - part.from}`;
  audio.play().catch(() => undefined);
}

function step(): void {
  if (since === null) return;
  const second = since.second + now() - since.clock;
  if (second >= Number(slider.max)) return stop();
  const isNext = Math.floor(second) !== Math.floor(place.second);
  place = { ...place, second };
  // Browsers slow down pages that do it with each picture.
  if (isNext) keepPlace();
  soundAt(second);
  show();
  requestAnimationFrame(step);
}

function play(): void {
  const second = place.second >= Number(slider.max) - 0.1 ? 0 : place.second;
  since = { clock: now(), second };
  button.textContent = "Pause";
  step();
}

async function open(): Promise<void> {
  const preview = previews.find(({ story }) => story.id === place.story);
  if (preview === undefined) return;
  const { story } = preview;
  chosen.value = story.id;
  const response = await fetch(`/${story.id}.json`);
  const file: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (place.story !== story.id) return; // another story was chosen meanwhile
  const speeches = speechesOf(story, file);
  const [first, ...more] = speeches.map(({ speech }) => speech);
  if (first === undefined) return;
  film = planStory(story, first, more);
  const isOnboarding = onboardingStories.includes(story);
  sounds = partsOf(story).flatMap((part, index) => {
    const from = film?.parts.get(part.name);
    const recorded = speeches[index];
    if (from === undefined || recorded?.isRecorded !== true) return [];
    const url = isOnboarding ? `/${story.id}.mp4` : `/${soundOf(preview, part)}.m4a`;
    return [{ from, until: from + recorded.speech.duration, url }];
  });
  const silent = speeches.filter(({ isRecorded }) => !isRecorded).length;
  note.textContent =
    silent === 0
      ? ""
      : `${silent} of ${speeches.length} recordings are of other words: times are estimated, without sound. npm run course -- render --live ${story.id}`;
  list.replaceChildren(
    ...film.captions.map(({ text, start, end }) => {
      const line = document.createElement("li");
      line.textContent = text;
      line.dataset["from"] = String(start);
      line.dataset["until"] = String(end);
      return line;
    }),
  );
  slider.max = film.speech.duration.toFixed(2);
  place = { ...place, second: Math.min(place.second, film.speech.duration) };
  show();
}

const opened = () =>
  open().catch((error: unknown) => {
    film = null;
    sounds = [];
    list.replaceChildren();
    note.textContent = String(error);
  });

chosen.append(...ids.map((id) => new Option(id)));
chosen.addEventListener("change", () => {
  stop();
  place = { story: chosen.value, second: 0 };
  keepPlace();
  void opened();
});
slider.addEventListener("input", () => {
  place = { ...place, second: Number(slider.value) };
  stop();
  show();
});
button.addEventListener("click", () => (since === null ? play() : stop()));
void opened();
