import type { Extras } from "../../../build.ts";
import type { Band } from "#domain/slides/bands.ts";

/** What a child understands who has finished the mission, in one sentence each, and what it belongs to. */
const IDEAS = {
  stop: {
    idea: "Stop before you pay and ask: do I need it, and will it do what I want?",
    standards: ["SP-1", "SP-4"],
  },
  compare: {
    idea: "Compare what you get for the price; a high or low price alone says nothing.",
    standards: ["SP-5"],
  },
  change: {
    idea: "Know what you pay and what comes back; change is what is left of your own money.",
    standards: ["SP-6"],
  },
  giveUp: {
    idea: "One coin buys one thing: name what you give up.",
    standards: ["SP-3"],
  },
  ads: {
    idea: "An ad wants your coins now; a fact helps you, a trick hurries you.",
    standards: ["SP-5"],
  },
} satisfies Record<string, Pick<Extras, "idea" | "standards">>;

/** What is noted of each question of an idea, for the children of a band. */
export const ideasFor = (band: Band) => {
  const of = <Name extends keyof typeof IDEAS>(name: Name) => ({ for: [band], ...IDEAS[name] });
  return {
    stop: of("stop"),
    compare: of("compare"),
    change: of("change"),
    giveUp: of("giveUp"),
    ads: of("ads"),
  };
};
