/** The page of one author of a lesson, with the builder's own model, and its network. */
import { newStorage } from "#app/data/base/storage-for-tests.ts";
import { vi } from "vitest";
import { isSame } from "#domain/content/merge.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { AppError } from "#app/data/base/errors.ts";
import { Clock, settle } from "#app/staff/drafts/autosave-page-for-tests.ts";
import { Autosave } from "#app/staff/drafts/autosave.ts";
import { DraftStore } from "#app/staff/drafts/draft-store.ts";
import { chosen, hasUnsaved, overlay, unsaved } from "#app/staff/drafts/draft.ts";
import { StoredDrafts } from "#app/staff/drafts/stored-drafts.ts";
import { StoredHistories } from "#app/staff/drafts/stored-histories.ts";
import { SLIDE_FIELDS } from "#app/staff/content/edit-fields.ts";
import { unfitFields } from "#domain/slides/unfit.ts";

export type Quiz = Extract<EditableSlide, { type: "quiz" }>;
export type Network =
  | "on"
  /** Nothing leaves the page. */
  | "cut"
  /** The server gets a save, and the page never its answer. */
  | "answers lost"
  /** The page gives up; the server gets the save when it is released. */
  | "late"
  /** A save is under way until it is released. */
  | "slow";

export interface Wire {
  save: (id: string, rowVersion: number, edits: object) => Promise<Quiz>;
  read: () => Promise<Quiz[]>;
}

/** The device's storage, as the pages of two authors share it. */
export function stubStorage(): void {
  vi.stubGlobal("localStorage", newStorage());
  vi.stubGlobal("sessionStorage", newStorage());
}

/** The texts that were typed in a value: 'A7.' is the seventh of author A. */
export const textsIn = (value: unknown): Set<string> =>
  new Set(JSON.stringify(value).match(/[AB]\d+\./g) ?? []);

export class AuthorPage {
  readonly name: string;
  network: Network = "on";
  /** Texts that this author typed and did not replace. */
  readonly live = new Set<string>();
  /** Texts that this author has been shown, in a field or beside it. */
  readonly shown = new Set<string>();
  readonly #wire: Wire;
  /** Requests that end before the next act, and those that the network holds. */
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #held = new Set<Promise<unknown>>();
  #released: (() => void)[] = [];
  #page: Page;
  #typed = 0;

  constructor(name: string, wire: Wire) {
    this.name = name;
    this.#wire = wire;
    this.#page = this.#open();
  }

  #open(): Page {
    const cache = new Map<string, Quiz>();
    const clock = new Clock();
    const life = { isOpen: true };
    const kept = new StoredDrafts<Quiz>(this.name, "slide", SLIDE_FIELDS);
    const store = new DraftStore<Quiz>({
      stored: {
        readAll: () => kept.readAll(),
        next: (id) => kept.next(id),
        // A page that was closed writes nothing more.
        write: (id, draft) => (life.isOpen ? kept.write(id, draft) : undefined),
      },
      histories: new StoredHistories<Quiz>(this.name, "slide", SLIDE_FIELDS),
      serverRow: (id) => cache.get(id),
      now: clock.now,
    });
    const autosave = new Autosave<Quiz>({
      store,
      after: clock.after,
      unfit: { fieldsIn: unfitFields, message: "a field is wrong" },
      save: (id, rowVersion, edits) =>
        this.#track(this.#send(id, rowVersion, edits), this.network === "slow").then((row) => ({
          row,
          cache() {
            if ((cache.get(id)?.row_version ?? 0) < row.row_version) cache.set(id, row);
          },
        })),
      readAgain: async (id) => {
        await this.#track(this.#read(cache));
        const row = cache.get(id);
        if (row === undefined) throw new AppError("not_found");
        return row;
      },
    });
    return { cache, clock, life, store, autosave, stop: autosave.start() };
  }

  async #send(id: string, rowVersion: number, edits: object): Promise<Quiz> {
    const { network } = this;
    if (network === "cut") throw new AppError("offline");
    const save = () => this.#wire.save(id, rowVersion, edits);
    if (network === "late") {
      this.#released.push(() => void this.#track(save()).catch(() => undefined));
      throw new AppError("offline");
    }
    if (network === "slow") await new Promise<void>((resolve) => this.#released.push(resolve));
    const row = await save();
    if (network === "answers lost") throw new AppError("offline");
    return row;
  }

  async #read(cache: Map<string, Quiz>): Promise<void> {
    if (this.network === "cut") throw new AppError("offline");
    for (const row of await this.#wire.read())
      if ((cache.get(row.id)?.row_version ?? 0) <= row.row_version) cache.set(row.id, row);
  }

  /** A slow network holds saves; what is read arrives before the next act. */
  #track<T>(work: Promise<T>, isHeld = false): Promise<T> {
    const requests = isHeld ? this.#held : this.#underWay;
    const ended: Promise<void> = work.then(
      () => undefined,
      () => undefined,
    );
    requests.add(ended);
    void ended.then(() => {
      this.#held.delete(ended);
      this.#underWay.delete(ended);
    });
    return work;
  }

  /** Everything that is under way comes to its end, except what the network holds. */
  async rest(): Promise<void> {
    do {
      await Promise.all(this.#underWay);
      await settle();
    } while (this.#underWay.size > 0);
    this.#look();
  }

  /** The rows as this author sees them. */
  rows(): Quiz[] {
    const { cache, store } = this.#page;
    return [...cache.values()].map((row) => overlay(row, store.draft(row.id)));
  }

  /** Notes what the page shows now. */
  #look(): void {
    const { cache, store } = this.#page;
    const clashes = [...cache.keys()].map((id) => chosen(store.draft(id), "theirs"));
    for (const text of textsIn([this.rows(), clashes])) this.shown.add(text);
  }

  /** Fields about which this author is asked although not both changed the same part of them. */
  needlessQuestions(): string[] {
    const { store } = this.#page;
    return [...store.drafts().values()].flatMap((draft) => {
      const [ownValues, theirs] = [chosen(draft, "mine"), chosen(draft, "theirs")];
      return (Object.keys(theirs) as (keyof Quiz)[]).filter((name) => {
        const own = textsIn(ownValues[name]);
        const isWritten = [...textsIn(theirs[name])].some(
          (text) => !own.has(text) && !text.startsWith(this.name),
        );
        // The other may have put back a text from before the first act.
        const [typed, kept] = [textsIn(unsaved(draft)[name]), textsIn(draft.clashes[name])];
        const isReplaced = [...textsIn(draft.base[name])].some(
          (text) => !typed.has(text) && !kept.has(text),
        );
        return !isWritten && !isReplaced;
      });
    });
  }

  isSaved(): boolean {
    return [...this.#page.store.drafts().values()].every((draft) => !hasUnsaved(draft));
  }

  problems(): string[] {
    return [...this.#page.store.drafts().values()].flatMap((draft) =>
      draft.status === "failed" ? [draft.problem] : [],
    );
  }

  async read(): Promise<void> {
    const { cache, autosave } = this.#page;
    await this.#read(cache).catch(() => undefined);
    autosave.seen([...cache.values()]);
    await this.rest();
  }

  /** The author replaces a text of a slide, or adds an answer. */
  async type(at: number, place: Place): Promise<void> {
    const row = [...this.#page.cache.values()][at];
    if (row === undefined) return;
    const text = `${this.name}${++this.#typed}.`;
    this.#change(() => this.#page.store.edit(row, (now) => edited(now, place, text)));
    this.live.add(text);
    await this.rest();
    if (!textsIn(this.rows()).has(text)) this.live.delete(text);
  }

  /** The author decides about everything that both changed. */
  async choose(prefers: "mine" | "theirs"): Promise<void> {
    const { cache, store } = this.#page;
    this.#change(() => {
      for (const row of cache.values())
        store.settle(row, Object.keys(store.draft(row.id).clashes), prefers);
    });
    await this.rest();
  }

  /** What the author's own act takes away is not lost. */
  #change(act: () => void): void {
    const before = textsIn(this.rows());
    act();
    const after = textsIn(this.rows());
    for (const text of before) if (!after.has(text)) this.live.delete(text);
  }

  async pass(ms: number): Promise<void> {
    await this.#page.clock.pass(ms);
    await this.rest();
  }

  async setNetwork(network: Network): Promise<void> {
    this.network = network;
    if (network === "on") this.#page.autosave.retry();
    await this.rest();
  }

  /** What the network holds comes to the server. */
  async release(): Promise<void> {
    const waiting = this.#released;
    this.#released = [];
    for (const go of waiting) go();
    for (const request of this.#held) this.#underWay.add(request);
    await this.rest();
  }

  /** The page is loaded again; without a network it would not come back. */
  async reload(): Promise<void> {
    if (this.network === "cut") return;
    this.#page.stop();
    this.#page.life.isOpen = false;
    this.#page = this.#open();
    await this.read();
  }

  sees(rows: readonly Quiz[]): boolean {
    return isSame(this.rows(), rows);
  }
}

interface Page {
  cache: Map<string, Quiz>;
  clock: Clock;
  life: { isOpen: boolean };
  store: DraftStore<Quiz>;
  autosave: Autosave<Quiz>;
  stop: () => void;
}

/** Where an author types: a field, an answer by its position, or an answer of its own. */
export type Place = "quiz_heading" | "quiz_question" | "quiz_correct_quote" | "new answer" | number;

const ANSWERS_MAX = 6;
const answer = (text: string) => ({
  text,
  is_correct: false,
  image_url: null,
  alt: null,
  audio_url: null,
});

function edited(now: Quiz, place: Place, text: string): Partial<Quiz> {
  const answers = now.quiz_answers;
  if (place === "new answer")
    return answers.length < ANSWERS_MAX ? { quiz_answers: [...answers, answer(text)] } : {};
  if (typeof place === "string") return { [place]: text };
  return {
    quiz_answers: answers.map((other, at) =>
      at === place % answers.length ? { ...other, text } : other,
    ),
  };
}
