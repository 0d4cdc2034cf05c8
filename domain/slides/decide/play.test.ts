import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  actDecide,
  answersTo,
  decideStartState,
  isAnswered,
  leftOf,
  restoreDecide,
  stepsOf,
  verdictOn,
} from "./play.ts";
import type { DecideAct, DecideState, Decision } from "./play.ts";
import { decideStart } from "./start.ts";

const [plain, glitter] = decideStart.options;
const option = (name: string, price: number, more: object = {}): Decision["options"][number] => ({
  ...(plain as Decision["options"][number]),
  name,
  price,
  coins_1: null,
  coins_2: null,
  ...more,
});
const cost = (name: string, more: object = {}): Decision["costs"][number] => ({
  name,
  audio_url: null,
  image_url: null,
  alt: "",
  shown_for: [],
  right_for: [],
  right_if_spent: false,
  reply: "",
  reply_audio_url: null,
  ...more,
});
const one: Decision = { ...decideStart, options: [plain, glitter] as Decision["options"] };
const fair: Decision = {
  ...decideStart,
  choice: "basket",
  budget: 8,
  favorite_question: "What would you love most?",
  options: [
    option("Face paint", 3),
    option("Popcorn", 2),
    option("Ball", 5),
    option("Plant", 4),
    option("Keep", 0),
  ],
};

const play = (board: Decision, acts: readonly DecideAct[], from = decideStartState(board)) =>
  acts.reduce((state, act) => actDecide(board, state, act), from);
const pick = (of: number): DecideAct => ({ type: "pick", option: of });
const next: DecideAct = { type: "next" };
const answer = (of: "option" | "cost", index: number): DecideAct => ({
  type: "answer",
  answer: { of, index },
});

describe("a decision", () => {
  it("shows what follows time by time, then asks what was given up, then whether to keep it (T-1965)", () => {
    const seen = play(one, [pick(1), { type: "decide" }]);
    expect(stepsOf(one, seen.chosen).map(({ time, purse }) => [time, purse])).toEqual([
      [1, 0],
      [2, 1],
      [3, null],
    ]);
    expect(play(one, [next, next], seen)).toMatchObject({ stage: "seeing", step: 2 });
    const asked = play(one, [next, next, next], seen);
    expect(asked.stage).toBe("costing");
    const kept = play(one, [answer("option", 0), next, { type: "keep" }], asked);
    expect(kept).toMatchObject({ stage: "done", chosen: [1], decisions: 1 });
  });

  it("another choice can be tried, and is counted (T-1966)", () => {
    const again = play(one, [
      pick(1),
      { type: "decide" },
      next,
      next,
      next,
      answer("option", 0),
      next,
      { type: "again" },
    ]);
    expect(again).toMatchObject({ stage: "choosing", chosen: [] });
    expect(play(one, [pick(0), { type: "decide" }], again).decisions).toBe(2);
  });

  it.each<[what: string, picks: number[], chosen: number[], isOver: boolean]>([
    ["things within the budget", [1, 2], [1, 2], false],
    ["the thing that is one too many stays on the shelf", [2, 3], [2], true],
    ["a thing is put back", [0, 1, 0], [1], false],
    ["keeping the coins is alone", [0, 1, 4], [4], false],
    ["a thing takes the place of keeping the coins", [4, 0], [0], false],
  ])("a basket: %s (T-1967)", (_what, picks, chosen, isOver) =>
    expect(play(fair, [{ type: "favor", option: 2 }, ...picks.map(pick)])).toMatchObject({
      chosen,
      isOver,
    }),
  );
});

describe("what was given up is answered from the child's own choice", () => {
  const names = (board: Decision, state: Pick<DecideState, "chosen" | "favorite">) =>
    answersTo(board, state).map(({ of, index, isRight }) => [
      (of === "option" ? board.options : board.costs)[index]?.name,
      isRight,
    ]);

  it.each<
    [
      what: string,
      board: Decision,
      chosen: number[],
      favorite: number | null,
      offered: [string, boolean | null][],
    ]
  >([
    [
      "the other thing, and the own one",
      one,
      [0],
      null,
      [
        ["Plain boots", false],
        ["Glitter boots", true],
      ],
    ],
    [
      "the favorite first",
      fair,
      [0, 1],
      3,
      [
        ["Face paint", false],
        ["Ball", true],
        ["Plant", true],
      ],
    ],
    [
      "what the author adds, by the option and by what is left",
      {
        ...one,
        costs: [
          cost("Nothing"),
          cost("The kite", { right_for: [1] }),
          cost("Coins", { right_if_spent: true }),
        ],
      },
      [1],
      null,
      [
        ["Plain boots", true],
        ["Glitter boots", false],
        ["Nothing", false],
        ["The kite", true],
        ["Coins", true],
      ],
    ],
    [
      "after one option alone",
      { ...one, costs: [cost("The kite", { shown_for: [1] })] },
      [0],
      null,
      [
        ["Plain boots", false],
        ["Glitter boots", true],
      ],
    ],
    [
      "without a verdict",
      { ...one, asks_cost: "free", costs: [cost("Time"), cost("Money")] },
      [0],
      null,
      [
        ["Time", null],
        ["Money", null],
      ],
    ],
    [
      "what is worse in everything was never given up",
      { ...one, options: [option("Used", 2, { is_worse: true }), option("New", 6)] },
      [1],
      null,
      [],
    ],
    ["not asked", { ...one, asks_cost: "none", costs: [cost("Time")] }, [0], null, []],
  ])("%s (T-1968)", (_what, board, chosen, favorite, offered) =>
    expect(names(board, { chosen, favorite })).toEqual(offered),
  );

  it("naming what was chosen is answered, and the child looks again (T-1969)", () => {
    const asked = play(one, [pick(0), { type: "decide" }, next, next, next]);
    const own = play(one, [answer("option", 0)], asked);
    expect([verdictOn(one, own), isAnswered(one, own)]).toEqual([false, false]);
    expect(play(one, [next], own)).toBe(own);
    const other = play(one, [{ type: "look" }, answer("option", 1)], own);
    expect([verdictOn(one, other), play(one, [next], other).stage]).toEqual([true, "again"]);
  });
});

const acts = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 5 }).map((of): DecideAct => ({ type: "favor", option: of })),
    fc.integer({ min: 0, max: 5 }).map(pick),
    fc.constantFrom<DecideAct>(
      { type: "decide" },
      next,
      { type: "look" },
      { type: "again" },
      { type: "keep" },
    ),
    fc
      .tuple(fc.constantFrom<"option" | "cost">("option", "cost"), fc.integer({ min: 0, max: 5 }))
      .map(([of, at]) => answer(of, at)),
  ),
  { maxLength: 40 },
);

it.each([
  ["one", one],
  ["a basket", fair],
] as const)(
  "with %s the child never spends more than there is, and always gets to the end (T-1970)",
  (_what, board) =>
    fc.assert(
      fc.property(acts, (tried) => {
        let state = play(board, tried);
        expect(leftOf(board, state.chosen)).toBeGreaterThanOrEqual(0);
        for (let more = 0; more < 20 && state.stage !== "done"; more++) {
          const right = answersTo(board, state).find(({ isRight }) => isRight !== false);
          state = play(
            board,
            [
              { type: "favor", option: 0 },
              ...(state.chosen.length === 0 ? [pick(0)] : []),
              { type: "decide" },
              next,
              { type: "look" },
              ...(right === undefined ? [] : [answer(right.of, right.index)]),
              { type: "keep" },
            ],
            state,
          );
        }
        expect(state.stage).toBe("done");
      }),
    ),
);

it("a kept state is gone on from, and anything else begins anew (T-1971)", () => {
  fc.assert(
    fc.property(acts, (tried) => {
      const state = play(fair, tried);
      const restored = restoreDecide(fair, JSON.parse(JSON.stringify(state)));
      expect({ ...restored, answer: null, isOver: false }).toEqual({
        ...state,
        answer: null,
        isOver: false,
        step: state.stage === "seeing" ? state.step : 0,
        // A favorite that is not chosen yet is asked for anew.
        ...(state.stage === "favorite" && { decisions: 0 }),
      });
    }),
  );
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      expect(leftOf(fair, restoreDecide(fair, kept).chosen)).toBeGreaterThanOrEqual(0);
    }),
  );
});
