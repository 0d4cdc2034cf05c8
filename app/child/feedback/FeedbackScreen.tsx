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

type FaceOf<T extends string> = Record<T, Parameters<typeof Face>[0]>;

const DIFFICULTY_FACES: FaceOf<Difficulty> = {
  too_easy: { mood: "sleepy", tint: "sky" },
  a_bit_easy: { mood: "happy", tint: "teal" },
  just_right: { mood: "celebrating", tint: "gold" },
  kinda_hard: { mood: "oops", tint: "coral" },
};

const ENJOYMENT_FACES: FaceOf<Enjoyment> = {
  boring: { mood: "bored", tint: "sky" },
  meh: { mood: "thinking", tint: "coral" },
  fun: { mood: "happy", tint: "teal" },
  super_fun: { mood: "celebrating", tint: "gold" },
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
