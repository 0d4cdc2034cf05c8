import { memo, useDeferredValue, useEffect, useMemo, useState } from "react";
import { isLanguage } from "#domain/content/languages.ts";
import type { Language } from "#domain/content/languages.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import { partsOf } from "#domain/content/lesson-media.ts";
import { isBlankCard } from "#domain/content/mission-card.ts";
import { cardFields } from "#app/copy/mission-cards.ts";
import { preview as words } from "#app/copy/preview.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { Button } from "#app/ui/Button.tsx";
import { urlsIn, useFileUrls } from "../files/media-urls.ts";
import { LanguageSwitch } from "../translation/LanguageSwitch.tsx";
import { AGES } from "./ages.ts";
import { usePreviewFrame } from "./usePreviewFrame.ts";
import type { PreviewMessage } from "./message.ts";
import styles from "./Preview.module.css";

/** The language on the phone, and how another one is chosen for it. */
export interface PreviewLanguage {
  course: OutlineCourse;
  shown: Language | null;
  onChoose: (language: Language | null) => void;
}

interface Props {
  lesson: LessonVersion;
  startAt: number;
  /** Number of the published version that is shown instead of the draft, or null. */
  version: number | null;
  /** Null where there is nothing to choose. */
  language: PreviewLanguage | null;
  /** Shown instead of the slide, whose clip is on its way; null to show the slide. */
  coming: string | null;
  /** Begins to show the lesson's mission card, and ends it. */
  opensCard?: boolean;
  onBackToDraft: () => void;
}

/** The lesson player in a phone frame beside the editor. */
export const Preview = memo(function Preview({
  lesson,
  startAt,
  version,
  language,
  coming,
  opensCard = false,
  onBackToDraft,
}: Props) {
  const { slot, isReady, post } = usePreviewFrame(styles.frame, words.frame);
  const [childAge, setChildAge] = useState(9);
  const [soundOff, setSoundOff] = useState(false);
  const [captionsOn, setCaptionsOn] = useState(true);
  const [isUnfolded, setUnfolded] = useState(false);
  const [cardChosen, setCardChosen] = useState(opensCard);
  useEffect(() => setCardChosen(opensCard), [opensCard]);
  // Deferred together: with the lesson from before, the place is that of another slide.
  const place = useMemo(() => ({ lesson, startAt, coming }), [lesson, startAt, coming]);
  const shown = useDeferredValue(place);
  const shownLesson = shown.lesson;
  const hasCard = shownLesson.mission_card !== undefined && !isBlankCard(shownLesson.mission_card);
  const showsCard = cardChosen && hasCard;
  const fileUrls = useFileUrls();

  const hasUrls = [...urlsIn(partsOf(shownLesson))].every((url) => url in fileUrls);
  useEffect(() => {
    if (!isReady || !hasUrls) return;
    const message: PreviewMessage = {
      preview: true,
      lesson: shownLesson,
      fileUrls,
      startAt: shown.startAt,
      childAge,
      showsCard,
      coming: shown.coming,
      soundOff,
      captionsOn,
    };
    // In some browsers the player works in the same thread: the desk shows what was chosen first.
    return afterPaint(() => post(message));
  }, [
    isReady,
    post,
    hasUrls,
    shownLesson,
    fileUrls,
    shown.startAt,
    shown.coming,
    childAge,
    soundOff,
    captionsOn,
    showsCard,
  ]);

  return (
    <section className={styles.preview} aria-label={words.frame}>
      <div
        className={styles.tools}
        data-unfolded={isUnfolded}
        data-own-row={hasCard && language === null}
      >
        <fieldset className={styles.ages}>
          <legend>{words.age}</legend>
          {AGES.map((age) => (
            <label key={age}>
              <input
                type="radio"
                name="preview-age"
                checked={childAge === age}
                onChange={() => setChildAge(age)}
              />
              {age}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={!soundOff}
            onChange={(event) => setSoundOff(!event.target.checked)}
          />
          {words.sound}
        </label>
        <button
          type="button"
          className={styles.more}
          aria-label={words.more}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          •••
        </button>
        <label data-rest>
          <input
            type="checkbox"
            checked={captionsOn}
            onChange={(event) => setCaptionsOn(event.target.checked)}
          />
          {words.captions}
        </label>
        {language !== null && (
          <label data-rest>
            {words.language}
            <LanguageSwitch
              course={language.course}
              language={language.shown}
              label={words.language}
              onChoose={(lang) => language.onChoose(isLanguage(lang) ? lang : null)}
            />
          </label>
        )}
        {hasCard && (
          <label data-rest>
            <input
              type="checkbox"
              checked={cardChosen}
              onChange={(event) => setCardChosen(event.target.checked)}
            />
            {cardFields.preview}
          </label>
        )}
      </div>
      {version !== null && (
        <p className={styles.version}>
          {words.ofVersion(version)}
          <Button look="quiet" onClick={onBackToDraft}>
            {words.backToDraft}
          </Button>
        </p>
      )}
      <div className={styles.room}>
        <div ref={slot} className={styles.phone} data-loading={words.loading} />
      </div>
    </section>
  );
});
