import { paths } from "#domain/routing/child-paths.ts";
import { errorWords } from "#app/copy/errors.ts";
import { player as words } from "#app/copy/child.ts";
import { LessonPlayer } from "#app/lesson-player/LessonPlayer.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Scene } from "#app/ui/Scene.tsx";
import { MessageScreen } from "#app/ui/MessageScreen.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { SignedUrlsContext } from "#app/ui/media-urls.ts";
import { useScreenState } from "#app/ui/screen-state.ts";
import { TroubleScreen } from "../TroubleScreen.tsx";
import { useLesson } from "./useLesson.ts";

export function LessonScreen() {
  const lesson = useLesson();
  useScreenState("lesson", lesson.state);
  switch (lesson.state) {
    case "loading":
      return <LoadingScreen heading={words.loading} />;
    case "not-found":
      return <Message heading={words.notFound} text={errorWords.lesson_not_found} />;
    case "no-slides":
      return <Message heading={words.noSlides} />;
    case "refused":
      return <Message heading={lesson.message} />;
    case "failed":
      return (
        <TroubleScreen
          as="roughSea"
          reasons={[words.errorHeading, lesson.message, words.errorHint]}
        >
          <Button onClick={lesson.again}>{words.tryAgain}</Button>
        </TroubleScreen>
      );
    case "warm-up": {
      const { state: _state, Screen, ...warmUp } = lesson;
      return <Screen {...warmUp} />;
    }
    case "ready":
      return (
        <Scene place="beach">
          <SignedUrlsContext value={lesson.lesson.media}>
            <LessonPlayer
              lesson={lesson.lesson}
              startAt={lesson.startAt}
              childAge={lesson.childAge}
              memory={lesson.memory}
              onEvent={lesson.onEvent}
              onMove={lesson.onMove}
              onFinish={lesson.onFinish}
              onLeave={lesson.onLeave}
            />
          </SignedUrlsContext>
        </Scene>
      );
  }
}

function Message({ heading, text }: { heading: string; text?: string }) {
  return (
    <MessageScreen
      heading={heading}
      {...(text && { text })}
      link={{ href: paths.courseMap(), label: words.toMap }}
      mood="oops"
      picture="map"
    />
  );
}
