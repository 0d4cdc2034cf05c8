import { useEffect, useState } from "react";
import { warmUp as words } from "#app/copy/warm-up.ts";
import type { Lesson } from "#app/data/learning/lessons.ts";
import { LessonPlayer } from "#app/lesson-player/LessonPlayer.tsx";
import { memoryOfPage } from "#app/lesson-player/slides/memory.ts";
import { Spoken } from "#app/read-aloud/Spoken.tsx";
import { SpokenButton } from "#app/read-aloud/SpokenButton.tsx";
import { Button } from "#app/ui/Button.tsx";
import { SignedUrlsContext } from "#app/ui/media-urls.ts";
import { Scene } from "#app/ui/Scene.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { keepReviewEvent } from "../review/keep-review-event.ts";

interface Props {
  questions: readonly Lesson[];
  childAge: number;
  /** Things that are shuffled lie in another order for each. */
  seed: string;
  /** All were answered, or the child went on to the lesson. */
  onEnd: () => void;
}

/** Questions of earlier lessons, before the first slide of a lesson; they change no progress. */
export function WarmUpScreen({ questions, childAge, seed, onEnd }: Props) {
  const [place, setPlace] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const [memory] = useState(() => memoryOfPage(seed));
  const lesson = questions[place];
  useEffect(() => lesson?.media.keepFresh(), [lesson]);
  if (lesson === undefined || !isAsking)
    return (
      <StepLayout heading={words.heading(questions.length - place)} mood="wave">
        <Spoken text={words.text} />
        <SpokenButton look="gold" text={words.start} onClick={() => setIsAsking(true)} />
        <Button look="quiet" onClick={onEnd}>
          {words.skip}
        </Button>
      </StepLayout>
    );
  const isLast = place === questions.length - 1;
  return (
    <Scene place="beach">
      <SignedUrlsContext value={lesson.media}>
        <LessonPlayer
          key={place}
          lesson={lesson}
          startAt={0}
          childAge={childAge}
          memory={memory}
          onEvent={(event) => keepReviewEvent(lesson.lesson_id, event)}
          onMove={() => Promise.resolve()}
          onFinish={() => (isLast ? onEnd() : setPlace(place + 1))}
          onLeave={() => setIsAsking(false)}
        />
      </SignedUrlsContext>
    </Scene>
  );
}
