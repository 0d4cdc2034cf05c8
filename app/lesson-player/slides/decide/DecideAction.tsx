import type { DecideSlide } from "#domain/slides/decide/decide.ts";
import { isAnswered } from "#domain/slides/decide/play.ts";
import { quiz } from "#app/copy/child.ts";
import { decide as words } from "#app/copy/slides/decide/child.ts";
import { SpokenButton } from "#app/read-aloud/SpokenButton.tsx";
import { Button } from "#app/ui/Button.tsx";
import type { useDecide } from "./useDecide.ts";
import styles from "./DecidePanel.module.css";

interface Props {
  play: ReturnType<typeof useDecide>;
  slide: DecideSlide;
  canContinue: boolean;
  /** Leads to the next slide. */
  children: () => void;
}

/** What leads on at each stage. */
export function DecideAction({ play, slide, canContinue, children: goOn }: Props) {
  const { state, act, steps } = play;
  switch (state.stage) {
    case "favorite":
      return (
        <Button big disabled>
          {quiz.select}
        </Button>
      );
    case "choosing":
      return (
        <SpokenButton
          text={slide.choice === "one" ? words.chooseOne : words.chooseBasket}
          isDisabled={!play.canDecide}
          onClick={() => act({ type: "decide" })}
        />
      );
    case "seeing":
      return (
        <SpokenButton
          text={state.step < steps.length - 1 ? words.andThen : words.next}
          onClick={() => act({ type: "next" })}
        />
      );
    case "costing":
      if (state.answer === null)
        return (
          <Button big disabled>
            {quiz.select}
          </Button>
        );
      return isAnswered(slide, state) ? (
        <SpokenButton text={words.next} onClick={() => act({ type: "next" })} />
      ) : (
        <SpokenButton text={words.lookAgain} onClick={() => act({ type: "look" })} />
      );
    case "again":
      return (
        <div className={styles.two}>
          <SpokenButton
            look="quiet"
            text={words.different}
            onClick={() => act({ type: "again" })}
          />
          <SpokenButton text={words.keep} onClick={() => act({ type: "keep" })} />
        </div>
      );
    case "done":
      return (
        <Button big look="gold" disabled={!canContinue} onClick={goOn}>
          {quiz.continue}
        </Button>
      );
  }
}
