import { paths } from "#domain/routing/child-paths.ts";
import { DIFFICULTIES, ENJOYMENTS } from "#domain/learning/feedback.ts";
import type { Difficulty, Enjoyment } from "#domain/learning/feedback.ts";
import { feedback as words } from "#app/copy/child.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { useReadAloud } from "#app/read-aloud/useReadAloud.ts";
import { ChoiceScreen } from "#app/ui/ChoiceScreen.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { MessageScreen } from "#app/ui/MessageScreen.tsx";
import { useFamily } from "../guard/family-context.ts";
import { Face } from "./Face.tsx";
import { useFeedback } from "./useFeedback.ts";

const DIFFICULTY_FACES: Record<Difficulty, { mouth: string; brows?: string; fill: string }> = {
  too_easy: { mouth: "M17 36q13 -2 26 0", brows: "M15 17h10M35 17h10", fill: "#cfeeff" },
  a_bit_easy: { mouth: "M18 37q12 6 24 0", fill: "#d5f6f0" },
  just_right: { mouth: "M15 35q15 16 30 0", fill: "#ffe58a" },
  kinda_hard: {
    mouth: "M18 40q6 -5 12 0t12 0",
    brows: "M14 19l10 -4M46 19l-10 -4",
    fill: "#ffd3c8",
  },
};

const ENJOYMENT_FACES: Record<Enjoyment, { mouth: string; brows?: string; fill: string }> = {
  boring: { mouth: "M18 42q12 -10 24 0", fill: "#dfe3ea" },
  meh: { mouth: "M19 39h22", fill: "#e9e5ff" },
  fun: { mouth: "M17 36q13 12 26 0", fill: "#d5f6f0" },
  super_fun: {
    mouth: "M15 34q15 22 30 0z",
    brows: "M14 17q6 -6 12 0M34 17q6 -6 12 0",
    fill: "#ffe58a",
  },
};

const difficulties = DIFFICULTIES.map((value) => ({
  value,
  label: words.difficulty.choices[value],
  picture: <Face {...DIFFICULTY_FACES[value]} />,
}));
const enjoyments = ENJOYMENTS.map((value) => ({
  value,
  label: words.enjoyment.choices[value],
  picture: <Face {...ENJOYMENT_FACES[value]} />,
}));

export function DifficultyScreen() {
  const screen = useFeedback<Difficulty>((difficulty) => ({ difficulty }), "feedback-2");
  useScreenState("feedback-1", screen.state);
  useReadAloud(useFamily().profile.kid_age, [
    words.difficulty.heading,
    ...Object.values(words.difficulty.choices),
  ]);
  if (screen.state === "no-lesson") return <NoLesson heading={words.difficulty.heading} />;
  return (
    <ChoiceScreen
      heading={words.difficulty.heading}
      choices={difficulties}
      button={screen.isBusy ? words.saving : words.continue}
      speak={speak}
      {...screen}
    />
  );
}

export function EnjoymentScreen() {
  const screen = useFeedback<Enjoyment>((enjoyment) => ({ enjoyment }), "course-map");
  useScreenState("feedback-2", screen.state);
  useReadAloud(useFamily().profile.kid_age, [
    words.enjoyment.heading,
    ...Object.values(words.enjoyment.choices),
  ]);
  if (screen.state === "no-lesson") return <NoLesson heading={words.enjoyment.heading} />;
  return (
    <ChoiceScreen
      heading={words.enjoyment.heading}
      choices={enjoyments}
      button={screen.isBusy ? words.saving : words.continue}
      speak={speak}
      {...screen}
    />
  );
}

const speak = (text: string) => <SpeakButton text={text} />;

function NoLesson({ heading }: { heading: string }) {
  return (
    <MessageScreen
      heading={heading}
      text={words.noLesson}
      link={{ href: paths.courseMap(), label: words.toMap }}
      mood="thinking"
    />
  );
}
