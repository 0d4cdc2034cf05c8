import { useEffect, useMemo, useState } from "react";
import { isLanguage } from "#domain/content/languages.ts";
import type { Language } from "#domain/content/languages.ts";
import { versionFor } from "#domain/content/band-path.ts";
import { bandOf } from "#domain/slides/bands.ts";
import { preview, previewLink as words } from "#app/copy/preview.ts";
import { languageName } from "#app/copy/languages.ts";
import { translation } from "#app/copy/translation.ts";
import { fetchSharedPreview } from "#app/data/authoring/shared-preview.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { LessonPlayer } from "#app/lesson-player/LessonPlayer.tsx";
import { memoryOfPage } from "#app/lesson-player/slides/memory.ts";
import { Button } from "#app/ui/Button.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { SignedUrlsContext } from "#app/ui/media-urls.ts";
import { Scene } from "#app/ui/Scene.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { AGES } from "./ages.ts";
import select from "../ui/select.module.css";
import styles from "./SharedPreview.module.css";

type Phase = "start" | "playing" | "finished";

/** The token and the language that are in a link: '1f3c.de'. */
function linkOf(fragment: string): { token: string; lang: Language | null } {
  const [token = "", lang] = fragment.slice(1).split(".");
  return { token, lang: isLanguage(lang) ? lang : null };
}

/**
 * A lesson that an author shows by a link (R-STAFF-17): the lesson player, without an account. It
 * saves no progress and records no events. The token is in the URL's fragment, which no server sees.
 */
export function SharedPreview() {
  const link = linkOf(window.location.hash);
  const [lang, setLang] = useState(link.lang);
  const loaded = useLoad(`preview ${link.token} ${lang}`, () =>
    fetchSharedPreview(link.token, lang),
  );
  const [phase, setPhase] = useState<Phase>("start");
  const [childAge, setChildAge] = useState(9);
  const [round, setRound] = useState(1);
  const [lesson, setLesson] = useState<Awaited<ReturnType<typeof fetchSharedPreview>> | null>(null);
  // It stays on the screen while it is read in another language.
  if (loaded.state === "ready" && loaded.value !== lesson) setLesson(loaded.value);
  useEffect(() => lesson?.media.keepFresh(), [lesson]);
  // What was acted is forgotten when the lesson is played again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one memory for each round
  const memory = useMemo(() => memoryOfPage("preview"), [round]);

  const worded = useMemo(() => lesson && versionFor(lesson, bandOf(childAge)), [lesson, childAge]);
  const play = () => {
    setRound((n) => n + 1);
    setPhase("playing");
  };
  if (loaded.state === "failed")
    return (
      <StepLayout heading={words.ended} mood="oops">
        <p>{loaded.error.message}</p>
        {loaded.error.code !== "preview_ended" && (
          <Button onClick={loaded.again}>{words.tryAgain}</Button>
        )}
      </StepLayout>
    );
  if (lesson === null || worded === null) return <LoadingScreen heading={words.loading} />;
  const { title, slides, media, languages } = lesson;
  if (slides.length === 0) return <StepLayout heading={preview.nothing}>{null}</StepLayout>;
  if (phase === "playing")
    return (
      <Scene place="beach">
        <SignedUrlsContext value={media}>
          <LessonPlayer
            key={round}
            lesson={worded}
            startAt={0}
            childAge={childAge}
            memory={memory}
            onMove={() => Promise.resolve()}
            onFinish={() => setPhase("finished")}
            onLeave={() => setPhase("start")}
            onEvent={() => undefined}
          />
        </SignedUrlsContext>
      </Scene>
    );
  const isOver = phase === "finished";
  return (
    <StepLayout
      key={phase}
      heading={isOver ? words.finished : title}
      mood={isOver ? "celebrating" : "wave"}
      picture={isOver ? "chest" : "map"}
    >
      <p>{words.hint}</p>
      <fieldset className={styles.ages}>
        <legend>{preview.age}</legend>
        {AGES.map((age) => (
          <label key={age}>
            <input
              type="radio"
              name="age"
              checked={childAge === age}
              onChange={() => setChildAge(age)}
            />
            {age}
          </label>
        ))}
      </fieldset>
      {languages.length > 0 && (
        <label className={`${styles.language} ${select.arrows}`}>
          {translation.shownIn}
          <select
            value={lang !== null && languages.includes(lang) ? lang : ""}
            onChange={({ target }) => setLang(isLanguage(target.value) ? target.value : null)}
          >
            <option value="">{translation.source}</option>
            {languages.map((one) => (
              <option key={one} value={one}>
                {languageName(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button big look="gold" disabled={loaded.state === "loading"} onClick={play}>
        {isOver ? words.again : words.start}
      </Button>
    </StepLayout>
  );
}
