import { describe, expect, it } from "vitest";
import { decide } from "./decide.ts";
import type { DecideSlide } from "./decide.ts";
import { decideStart } from "./start.ts";

const draft = (fields: object = {}) =>
  ({ id: "d", type: "decide", ...decideStart, ...fields, video_seconds: null }) as DecideSlide & {
    video_seconds: null;
  };
const [plain, glitter] = decideStart.options;
const found = (fields: object) => decide.find(draft(fields)).map(({ check }) => check);

it("a new decision can be published at once (T-1972)", () => {
  const weights = decide.find(draft()).map(({ check }) => decide.checks[check]);
  expect(weights).not.toContain("must");
});

describe("the checklist of a decision", () => {
  it.each<[check: string, fields: object]>([
    ["too_few_options", { options: [plain] }],
    ["same_name", { options: [plain, plain] }],
    ["over_budget", { budget: 5 }],
    ["over_budget", { choice: "basket", budget: 5 }],
    ["no_then", { options: [{ ...plain, then_1: "" }, glitter] }],
    ["no_cost", { asks_cost: "free" }],
    ["no_cost_question", { cost_question: " " }],
    ["all_worse", { options: [plain, glitter].map((one) => ({ ...one, is_worse: true })) }],
    ["no_worse_why", { options: [{ ...plain, is_worse: true }, glitter] }],
    ["no_over_reply", { choice: "basket" }],
    ["no_own_reply", { own_reply: "" }],
    ["no_picture_alt", { options: [{ ...plain, then_2_image_url: "/p.png" }, glitter] }],
  ])("%s (T-1973)", (check, fields) => {
    expect(found(fields)).toContain(check);
    expect(found({})).not.toContain(check);
  });
});
