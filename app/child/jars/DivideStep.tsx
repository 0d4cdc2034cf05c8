import { useRef, useState } from "react";
import { amountsOf, coinsOf, countsCoins, JARS, usualSplit } from "#domain/allowance/coins.ts";
import { formatMoney } from "#domain/allowance/money.ts";
import type { AllowanceDay } from "#domain/allowance/plan.ts";
import type { JarsSlide } from "#domain/slides/jars/jars.ts";
import { numberWords } from "#domain/content/number-words.ts";
import { jars as words } from "#app/copy/jars.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { slideMemory } from "#app/data/learning/slide-memory.ts";
import { JarsPanel } from "#app/lesson-player/slides/jars/JarsPanel.tsx";
import type { SlideKeys } from "#app/lesson-player/slides/view.ts";
import { JAR_PICTURE_URLS } from "./pictures.ts";
import { recordingOf } from "./spoken.ts";
import { SpeakTexts } from "./SpeakTexts.tsx";
import type { Jars } from "./useJars.ts";
import styles from "./Jars.module.css";

/** The coins of one allowance day as a jars activity, in which every split is right. */
function slideOf({ week, amount, currency }: AllowanceDay, age: number): JarsSlide {
  const { count, worth, rest } = coinsOf(amount, currency, age);
  return {
    id: `allowance-${week}`,
    type: "jars",
    question: [
      words.due,
      // A child who counts coins cannot read amounts; a rest goes into its jar without words.
      ...(countsCoins(age) ? [] : [words.coinIs(formatMoney(worth, currency))]),
      ...(countsCoins(age) || rest === 0 ? [] : [words.rest(formatMoney(rest, currency))]),
    ].join(" "),
    question_audio_url: recordingOf(words.due),
    coins: count,
    rule: "any",
    sum: 0,
    jars: JARS.map((jar) => ({
      name: words.jars[jar],
      audio_url: recordingOf(words.jars[jar]),
      image_url: JAR_PICTURE_URLS[jar],
      alt: "",
      least: 0,
      exactly: 0,
      counts: false,
      reply: "",
      reply_audio_url: null,
    })),
    done_quote: words.divided,
    done_audio_url: recordingOf(words.divided),
  };
}

/** The child divides one week's allowance, by the activity that it knows from its lessons. */
export function DivideStep({
  day,
  jars,
  onEnd,
}: {
  day: AllowanceDay;
  jars: Jars;
  onEnd: () => void;
}) {
  const { age, userId, add } = jars;
  const [slide] = useState(() => slideOf(day, age));
  const usual = usualSplit(slide.coins, day.split);
  const [memory] = useState(() => slideMemory(userId));
  const keys = useRef<SlideKeys>(null);
  const save = useAction((detail: string) => {
    const [inSave = 0, inSpend = 0, inShare = 0] = detail.split(".").map(Number);
    const filled = { save: inSave, spend: inSpend, share: inShare };
    const amounts = amountsOf(coinsOf(day.amount, day.currency, age), filled);
    return add({ kind: "divided", week: day.week, currency: day.currency, ...amounts });
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside
    <div
      className={styles.divide}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const isOnButton = event.target instanceof HTMLButtonElement;
        if (keys.current?.(event.key.toLowerCase(), event.currentTarget, isOnButton) === true)
          event.preventDefault();
      }}
    >
      {save.error !== null && <p role="alert">{save.error.message}</p>}
      <div className={styles.usual}>
        <p>{words.usually(usual.save, usual.spend, usual.share)}</p>
        <SpeakTexts
          text={words.usually(usual.save, usual.spend, usual.share)}
          spoken={[
            words.usuallySpoken,
            ...JARS.flatMap((jar) => [words.jars[jar], ...numberWords(usual[jar])]),
          ]}
        />
      </div>
      <JarsPanel
        slide={slide}
        childAge={age}
        hasEnded
        canContinue={!save.busy}
        onContinue={onEnd}
        onBack={onEnd}
        onAttempt={({ detail }) => save.run(detail)}
        onHeard={() => undefined}
        memory={memory}
        keysRef={keys}
      />
    </div>
  );
}
