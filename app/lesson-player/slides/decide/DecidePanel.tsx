import { useImperativeHandle } from "react";
import { isYoungChild } from "#domain/family/age.ts";
import type { DecideSlide } from "#domain/slides/decide/decide.ts";
import { leftOf } from "#domain/slides/decide/play.ts";
import { decide as words } from "#app/copy/slides/decide/child.ts";
import { Board } from "#app/ui/Board.tsx";
import { useLessonText } from "#app/ui/lesson-language.ts";
import { isMuted, setMuted } from "#app/ui/sound.ts";
import { Picture } from "../activity/Picture.tsx";
import { rovingFocus } from "../activity/roving.ts";
import { WatchingPocket } from "../activity/WatchingPocket.tsx";
import { Cards } from "../Cards.tsx";
import { Question } from "../Question.tsx";
import type { SlideKeys, SlideProps } from "../view.ts";
import { DecideAction } from "./DecideAction.tsx";
import { DecideReply, saidIn } from "./DecideReply.tsx";
import { OptionCard } from "./OptionCard.tsx";
import { Purse } from "./Purse.tsx";
import { StepView } from "./StepView.tsx";
import { useDecide } from "./useDecide.ts";
import consequences from "./Consequences.module.css";
import styles from "./DecidePanel.module.css";

const onArrow = rovingFocus("[data-options]", "[data-option]");

/** What is asked at this stage, and its recording. */
function askedAt(
  slide: DecideSlide,
  { state, steps }: Pick<ReturnType<typeof useDecide>, "state" | "steps">,
): { text: string; url: string | null } {
  switch (state.stage) {
    case "favorite":
      return { text: slide.favorite_question, url: slide.favorite_audio_url };
    case "choosing":
      return { text: slide.question, url: slide.question_audio_url };
    case "seeing": {
      const time = steps[state.step]?.time ?? 1;
      return { text: slide[`time_${time}`], url: slide[`time_${time}_audio_url`] };
    }
    case "costing":
      return { text: slide.cost_question, url: slide.cost_audio_url };
    case "again":
    case "done":
      return { text: slide.again_question, url: slide.again_audio_url };
  }
}

/** A decision: choose, see what follows, say what was given up, keep it or try another (R-LES-36). */
export function DecidePanel(props: SlideProps<DecideSlide>) {
  const lessonText = useLessonText();
  const { slide, childAge, onHeard } = props;
  const play = useDecide(props);
  const { state, act, answers, verdict } = play;
  const { stage, chosen } = state;
  const isYoung = isYoungChild(childAge);
  const asked = askedAt(slide, play);
  const isDone = stage === "done";
  const card = { isYoung, onHeard, onArrow };
  useImperativeHandle(props.keysRef, (): SlideKeys => (key, lesson) => {
    if (/^[1-9]$/.test(key))
      lesson.querySelectorAll<HTMLElement>("[data-option]")[Number(key) - 1]?.click();
    else if (key === "r") play.listen();
    else if (key === "m") setMuted(!isMuted());
    else return false;
    return true;
  });
  const picks = stage === "favorite" || stage === "choosing";
  const purse = slide.budget > 0 && (
    <Purse holds={leftOf(slide, chosen)} most={slide.budget} money={slide.money} />
  );
  const group = { role: "group", "aria-labelledby": "question", "data-options": "" } as const;
  const shownAnswers = answers.map(({ of, index }) =>
    of === "option" ? slide.options[index] : slide.costs[index],
  );
  const reply = <DecideReply play={play} slide={slide} onHeard={onHeard} ref={play.feedbackRef} />;
  return (
    <Board
      label={words.heading}
      asker={
        <WatchingPocket
          mood={isDone ? "celebrating" : stage === "seeing" ? "happy" : "thinking"}
          isSolved={isDone}
        />
      }
      question={
        <Question
          id="question"
          text={asked.text}
          url={asked.url}
          headingRef={play.headingRef}
          onHeard={onHeard}
        />
      }
      fills={picks || stage === "costing"}
      isReplying={saidIn(slide, play) !== null}
      isLocked={isDone}
      reply={reply}
      action={
        <DecideAction play={play} slide={slide} canContinue={props.canContinue}>
          {() => {
            play.finish();
            props.onContinue();
          }}
        </DecideAction>
      }
    >
      {picks && (
        <Cards
          count={slide.options.length}
          hasPictures={slide.options.some(({ image_url }) => image_url !== null)}
          {...(stage === "choosing" && purse !== false && { above: purse })}
        >
          {(className) => (
            <div {...group} className={className}>
              {slide.options.map((option, index) => (
                <OptionCard
                  // oxlint-disable-next-line react/no-array-index-key -- options have no id, only a position
                  key={index}
                  {...card}
                  name={option.name}
                  audioUrl={option.audio_url}
                  imageUrl={option.image_url}
                  alt={option.alt}
                  tag={
                    option.price > 0 && (
                      <span className={styles.price}>{words.price(option.price, slide.money)}</span>
                    )
                  }
                  isChosen={stage === "favorite" ? null : chosen.includes(index)}
                  onChoose={() =>
                    act({ type: stage === "favorite" ? "favor" : "pick", option: index })
                  }
                />
              ))}
            </div>
          )}
        </Cards>
      )}
      {stage === "seeing" && (
        <StepView
          slide={slide}
          steps={play.steps}
          at={state.step}
          chosen={chosen}
          onHeard={onHeard}
        />
      )}
      {stage === "costing" && (
        <Cards
          count={answers.length}
          hasPictures={shownAnswers.some((one) => one != null && one.image_url !== null)}
        >
          {(className) => (
            <div {...group} className={className}>
              {answers.map(({ of, index }, place) => {
                const shown = shownAnswers[place];
                const isGiven = state.answer?.of === of && state.answer.index === index;
                return shown === undefined ? null : (
                  <OptionCard
                    key={`${of} ${index}`}
                    {...card}
                    name={shown.name}
                    audioUrl={shown.audio_url}
                    imageUrl={shown.image_url}
                    alt={shown.alt}
                    isChosen={isGiven}
                    isAway={isGiven && verdict === false}
                    isLocked={state.answer !== null}
                    onChoose={() => act({ type: "answer", answer: { of, index } })}
                  />
                );
              })}
            </div>
          )}
        </Cards>
      )}
      {(stage === "again" || isDone) && (
        <div className={consequences.kept}>
          <p>{words.yourChoice}</p>
          <ul>
            {chosen.map((option) => (
              <li key={option} {...lessonText}>
                <Picture
                  url={slide.options[option]?.image_url ?? null}
                  alt=""
                  className={consequences.scene}
                />
                {slide.options[option]?.name}
              </li>
            ))}
          </ul>
          {purse}
        </div>
      )}
    </Board>
  );
}
