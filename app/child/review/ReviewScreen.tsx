import { player as words } from "#app/copy/child.ts";
import { LessonPlayer } from "#app/lesson-player/LessonPlayer.tsx";
import { Button } from "#app/ui/Button.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { SignedUrlsContext } from "#app/ui/media-urls.ts";
import { Scene } from "#app/ui/Scene.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { TroubleScreen } from "../TroubleScreen.tsx";
import { useReview } from "./useReview.ts";

/** The question of the day, in the lesson player. */
export function ReviewScreen() {
  const { state, ...review } = useReview();
  useScreenState("review", state);
  if ("message" in review)
    return (
      <TroubleScreen as="roughSea" reasons={[review.message]}>
        <Button onClick={review.again}>{words.tryAgain}</Button>
      </TroubleScreen>
    );
  if (!("lesson" in review)) return <LoadingScreen heading={words.mediaLoading} />;
  return (
    <Scene place="beach">
      <SignedUrlsContext value={review.lesson.media}>
        <LessonPlayer startAt={0} {...review} />
      </SignedUrlsContext>
    </Scene>
  );
}
