import { describe, expect, it } from "vitest";
import { emptyCard } from "../../content/mission-card.ts";
import { rulesOf } from "../../slides/registry.ts";
import type { Slide, SlideKind } from "../../slides/registry.ts";
import { hardQuestionsOf, ideasOf, MAX_HARD } from "./answers.ts";
import { isRightOnFirstTry } from "./answered-slide.ts";
import type { AnsweredSlide } from "./answered-slide.ts";
import { learnedOf } from "./learned.ts";
import type { PlayRecord, Taught } from "./learned.ts";
import { thisWeekOf } from "./this-week.ts";
import { CHART_WEEKS } from "./weeks.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const slide = (id: string, kind: SlideKind, fields: object = {}) =>
  ({ id, type: kind, ...rulesOf(kind)?.start(), ...fields }) as Slide;
const quiz = (id: string) =>
  slide(id, "quiz", {
    quiz_question: `Which is [hl]${id}[/hl]?`,
    quiz_answers: [
      { text: "A", is_correct: true },
      { text: "B", is_correct: false, hint: "Look at the [hl]price[/hl]." },
      { text: "C", is_correct: false },
    ],
    quiz_correct_quote: `Yes, ${id}!`,
    quiz_wrong_quote: "Try once more.",
  });
const lesson = (id: string, order: number, slides: Slide[], course_id = "c1") => ({
  id,
  course_id,
  order,
  title: `Lesson ${id}`,
  tag: `Tag ${id}`,
  slides,
  mission_card: { ...emptyCard(), title: `Card ${id}`, dinner: `Dinner ${id}?` },
});
const answered = (slideId: string, change: Partial<AnsweredSlide> = {}): AnsweredSlide => ({
  slideId,
  wrong: 0,
  isSolved: true,
  triesToSolve: 1,
  lastWrong: null,
  first: { attempt: 1, isRight: (change.wrong ?? 0) === 0, at: NOW },
  lastAt: NOW,
  ...change,
});
const byId = (answers: AnsweredSlide[]) => new Map(answers.map((one) => [one.slideId, one]));
const FIRST = lesson("one", 1, [
  slide("v", "video"),
  quiz("q1"),
  quiz("q2"),
  quiz("q3"),
  quiz("q4"),
]);
const SECOND = lesson("two", 2, [slide("s", "sort")]);
const TAUGHT: Taught = { courses: [{ id: "c1", order: 1 }], lessons: [SECOND, FIRST] };
const NOTHING: PlayRecord = {
  progress: {},
  finishedAt: new Map(),
  lessonDays: [],
  answers: [],
  reviews: [],
  played: [],
  cardsDone: new Map(),
  streak: { count: 0, lastDate: null, shield: null },
  plans: [],
  entries: [],
};
const at = (completed: boolean) => ({ slide: 1, slide_id: null, furthest: 1, completed });
const read = (record: Partial<PlayRecord>, zone: string | null = "UTC") =>
  learnedOf({ ...NOTHING, ...record }, TAUGHT, { now: NOW, zone });

it.each<[string, AnsweredSlide["first"], boolean]>([
  ["right at once", { attempt: 1, isRight: true, at: NOW }, true],
  ["wrong at once", { attempt: 1, isRight: false, at: NOW }, false],
  ["right, but earlier tries are no longer kept", { attempt: 2, isRight: true, at: NOW }, false],
  ["wrong, and earlier tries are no longer kept", { attempt: 3, isRight: false, at: NOW }, false],
])("the first answer of a question counts as a right first try: %s (T-1280)", (_, first, is) =>
  expect(isRightOnFirstTry({ first })).toBe(is),
);

describe("ideas", () => {
  it("count right first tries of the questions that were answered, and show their words in the lesson's order (T-1281)", () => {
    const answers = byId([
      answered("q1", { triesToSolve: 3, wrong: 2 }),
      answered("q2"),
      // Wrong in the first round, and right at once in a later one.
      answered("q4", { triesToSolve: 2, wrong: 1 }),
    ]);
    expect(ideasOf([FIRST, SECOND], answers)).toEqual([
      {
        lesson_id: "one",
        title: "Lesson one",
        tag: "Tag one",
        right_first: 1,
        answered: 3,
        points: [{ question: "Which is q2?", words: "Yes, q2!" }],
        can_do: [],
        try_at_home: "Card one",
      },
    ]);
    const all = byId(["q1", "q2", "q3", "q4"].map((id) => answered(id)));
    const [idea] = ideasOf([FIRST], all);
    expect(idea).toMatchObject({ right_first: 4, answered: 4 });
    expect(idea?.points.map(({ words }) => words)).toEqual(["Yes, q1!", "Yes, q2!", "Yes, q3!"]);
  });

  it("of a lesson whose first tries were all wrong are told as none of those answered (T-1282)", () => {
    const wrong = answered("q1", { isSolved: false, triesToSolve: null, wrong: 2 });
    const later = answered("q2", { triesToSolve: 2, wrong: 1 });
    expect(ideasOf([FIRST, SECOND], byId([wrong, later]))).toMatchObject([
      { right_first: 0, answered: 2, points: [] },
    ]);
    expect(ideasOf([FIRST, SECOND], byId([]))).toEqual([]);
  });

  it("invent nothing: without the author's words there is no point, and a kind of a newer release is skipped", () => {
    const silent = slide("x", "quiz", { quiz_question: "", quiz_correct_quote: "Yes!" });
    const unknown = { id: "y", type: "puzzle" } as unknown as Slide;
    const ideas = ideasOf(
      [lesson("one", 1, [silent, unknown])],
      byId([answered("x"), answered("y")]),
    );
    expect(ideas).toMatchObject([{ right_first: 1, answered: 1, points: [] }]);
  });
});

describe("the moments of a story", () => {
  const moment = (ask: string, right: boolean) => ({
    ask,
    of: [
      { name: "This", right: true, why: `${ask} Because.` },
      { name: "That", right, why: `${ask} Not so.` },
    ],
    places: [],
  });
  const asking = (...moments: object[]) =>
    slide("v", "video", { story: { script_url: null, sound_url: null, moments } });
  const story = asking(moment("Which is nice?", true), moment("Which is dry?", false));
  const solved = byId([answered("v", { wrong: 2, triesToSolve: 3, lastWrong: "1:1" })]);

  it("are a question where they were answered, by the one in which something can be wrong (T-272)", () => {
    const atOnce = byId([answered("v")]);
    const point = { question: "Which is dry?", words: "Which is dry? Because." };
    expect(ideasOf([lesson("one", 1, [story])], atOnce)).toMatchObject([
      { right_first: 1, answered: 1, points: [point] },
    ]);
    expect(ideasOf([lesson("one", 1, [story])], solved)).toMatchObject([
      { right_first: 0, answered: 1, points: [] },
    ]);
    const passed = ideasOf([lesson("one", 1, [story, quiz("q1")])], byId([answered("q1")]));
    expect(passed).toMatchObject([{ right_first: 1, answered: 1 }]);
    const allRight = [lesson("one", 1, [asking(moment("Which is nice?", true))])];
    expect(ideasOf(allRight, atOnce)).toMatchObject([{ right_first: 1, answered: 1, points: [] }]);
    expect(ideasOf([lesson("one", 1, [asking()])], atOnce)).toEqual([]);
  });

  it("that took several tries are named by the question of the last wrong one, with its reply", () => {
    expect(hardQuestionsOf([lesson("one", 1, [story])], solved)).toEqual([
      {
        lesson_title: "Lesson one",
        question: "Which is dry?",
        tries: 3,
        is_solved: true,
        hint: "Which is dry? Not so.",
      },
    ]);
  });
});

describe("what took several tries", () => {
  it.each<[string, Partial<AnsweredSlide>, object[]]>([
    ["right at once: no", {}, []],
    ["right at the second try", { wrong: 1, triesToSolve: 2 }, [{ tries: 2, is_solved: true }]],
    [
      "replayed with one error each time: the first round counts",
      { wrong: 4, triesToSolve: 1 },
      [],
    ],
    ["one wrong try, then left: no", { isSolved: false, triesToSolve: null, wrong: 1 }, []],
    [
      "two wrong tries, then left",
      { isSolved: false, triesToSolve: null, wrong: 2 },
      [{ tries: 2, is_solved: false }],
    ],
  ])("%s", (_name, change, expected) =>
    expect(hardQuestionsOf([FIRST], byId([answered("q1", change)]))).toMatchObject(expected),
  );

  it.each<[string, string | null, string | null]>([
    ["the answer's own hint, without marks", "1", "Look at the price."],
    ["else the slide's", "2", "Try once more."],
    ["none where it is not known what was tried", null, null],
  ])("comes with a hint: %s", (_name, lastWrong, hint) => {
    const answer = answered("q1", { wrong: 2, triesToSolve: 3, lastWrong });
    expect(hardQuestionsOf([FIRST], byId([answer]))).toEqual([
      { lesson_title: "Lesson one", question: "Which is q1?", tries: 3, is_solved: true, hint },
    ]);
  });

  it("the list begins with the question of most tries, then the newest, and is bounded", () => {
    const slides = Array.from({ length: 9 }, (_, n) => quiz(`q${n}`));
    const answers = slides.map(({ id }, n) =>
      answered(id, { wrong: 1, triesToSolve: n === 4 ? 5 : 2, lastAt: new Date(n) }),
    );
    const hard = hardQuestionsOf([lesson("one", 1, slides)], byId(answers));
    expect(hard.map(({ question }) => question)).toEqual(
      ["q4", "q8", "q7", "q6", "q5"].map((id) => `Which is ${id}?`),
    );
    expect(hard).toHaveLength(MAX_HARD);
  });
});

describe("what a child learned", () => {
  it("of a child who has not played: nothing, and the first lesson comes next", () => {
    const learned = read({});
    expect(learned).toMatchObject({
      has_played: false,
      finished: [],
      lessons: 2,
      ideas: [],
      hard: [],
      streak: 0,
      days_played: 0,
      jars: null,
      cards_done: [],
      next: { lesson_id: "one", tag: "Tag one", dinner: "Dinner one?" },
    });
    expect(learned.weeks.map(({ slides }) => slides)).toEqual(Array(CHART_WEEKS).fill(0));
  });

  it("has the finished lessons with the family's day, the cards, and no next lesson when all is done", () => {
    const learned = read(
      {
        progress: { one: at(true), two: at(true) },
        finishedAt: new Map([["one", new Date("2026-11-19T23:30:00Z")]]),
        cardsDone: new Map([["two", new Date("2026-11-20T01:00:00Z")]]),
      },
      "Europe/Berlin",
    );
    expect(learned.finished).toEqual([
      { lesson_id: "one", title: "Lesson one", on: "2026-11-20" },
      { lesson_id: "two", title: "Lesson two", on: null },
    ]);
    expect(learned.cards_done).toEqual([{ title: "Card two", on: "2026-11-20" }]);
    expect(learned.card_to_do).toMatchObject({ title: "Card one", dinner: "Dinner one?" });
    expect(learned.next).toBeNull();
  });

  it("has the mission card of the last finished lesson to do, until it is done (T-229)", () => {
    const toDo = (...done: string[]) =>
      read({
        progress: { one: at(true), two: at(done.includes("two")) },
        cardsDone: new Map(done.map((id) => [id, NOW])),
      }).card_to_do;
    expect(toDo()).toEqual({ title: "Card one", steps: [], dinner: "Dinner one?" });
    expect(toDo("one")).toBeNull();
    expect(toDo("two")).toMatchObject({ title: "Card one" });
    expect(read({ progress: { one: at(false) } }).card_to_do).toBeNull();
  });

  it("the next lesson is of another course once one course is finished", () => {
    const taught = {
      courses: [...TAUGHT.courses, { id: "c2", order: 2 }],
      lessons: [...TAUGHT.lessons, lesson("three", 1, [], "c2")],
    };
    const record = { ...NOTHING, progress: { one: at(true), two: at(true) } };
    expect(learnedOf(record, taught, { now: NOW, zone: null }).next?.lesson_id).toBe("three");
  });

  it("since a moment has the questions that were first answered since then: a later round is no new first try (T-1283)", () => {
    const old = new Date("2026-11-01T00:00:00Z");
    const first = { attempt: 1, isRight: true, at: old };
    const record = {
      ...NOTHING,
      answers: [
        answered("q1", { first, lastAt: old }),
        answered("q2", { first, wrong: 3, triesToSolve: 4 }),
        answered("q3"),
      ],
    };
    const since = new Date("2026-11-13T12:00:00Z");
    const learned = learnedOf(record, TAUGHT, { now: NOW, zone: null, since });
    expect(learned.ideas).toMatchObject([{ right_first: 1, answered: 1 }]);
    expect(learned.hard).toMatchObject([{ question: "Which is q2?" }]);
  });

  it("the jars are shown while the family uses them", () => {
    const plan = {
      from: "2026-11-01",
      at: "2026-11-01T00:00:00Z",
      amount: 500,
      currency: "USD" as const,
      weekday: 6,
      split: { save: 50, spend: 40, share: 10 },
    };
    const entry = {
      id: "e",
      kind: "divided" as const,
      at: "2026-11-07T10:00:00Z",
      currency: "USD" as const,
      save: 250,
      spend: 200,
      share: 50,
      picture: null,
      week: "2026-11-02",
      undoes: null,
    };
    const jars = (state: "on" | "paused" | "off") =>
      read({ plans: [{ ...plan, state }], entries: [entry] }).jars;
    expect(jars("on")).toEqual({ save: 250, spend: 200, share: 50, currency: "USD" });
    expect(jars("paused")).not.toBeNull();
    expect(jars("off")).toBeNull();
  });
});

describe("the last seven days", () => {
  it("have the lessons and cards of these days, one idea of each lesson first, and the hardest question", () => {
    const second = lesson("two", 2, [quiz("r1"), quiz("r2")]);
    const answers = [
      answered("q1", { wrong: 1, triesToSolve: 2 }),
      ...["q2", "r1", "r2"].map((id) => answered(id)),
    ];
    const record = {
      ...NOTHING,
      progress: { one: at(true), two: at(true) },
      finishedAt: new Map([
        ["one", new Date("2026-11-13T12:00:00Z")],
        ["two", new Date("2026-11-14T12:00:00Z")],
      ]),
      cardsDone: new Map([["one", new Date("2026-11-20T08:00:00Z")]]),
      answers,
      played: [{ at: new Date("2026-11-14T12:00:00Z"), slides: 3 }],
    };
    const taught = { ...TAUGHT, lessons: [FIRST, second] };
    expect(thisWeekOf(learnedOf(record, taught, { now: NOW, zone: null }))).toEqual({
      days: 1,
      finished: ["Lesson two"],
      ideas: ["Yes, q2!", "Yes, r1!", "Yes, r2!"].map((words) => ({ words, first: null })),
      notYet: [],
      rightFirst: 3,
      answered: 4,
      hard: expect.objectContaining({ question: "Which is q1?" }),
      cards: ["Card one"],
    });
    expect(thisWeekOf(read({}))).toEqual({
      days: 0,
      finished: [],
      ideas: [],
      notYet: [],
      rightFirst: 0,
      answered: 0,
      hard: null,
      cards: [],
    });
  });
});
