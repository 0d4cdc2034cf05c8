import { longDateText } from "#app/copy/dates.ts";
import { missionCards as words } from "#app/copy/mission-cards.ts";
import type { Action } from "#app/data/base/use-action.ts";
import type { FamilyCard } from "#app/data/learning/mission-cards.ts";
import { Button } from "#app/ui/Button.tsx";
import { MissionCardPaper } from "#app/ui/MissionCardPaper.tsx";
import type { LatestChange } from "./useMissionCards.ts";
import styles from "./MissionCards.module.css";

interface Props {
  card: FamilyCard;
  age: number;
  finish: Action<[lessonId: string]>;
  undo: Action<[lessonId: string]>;
  /** What was just done with this card; the focus goes to the button for the opposite. */
  latest: LatestChange["what"] | null;
  onPrint: () => void;
}

/** One card as the parent sees it: with the question for dinner, 'We did it!' and 'Print'. */
export function FamilyCardView({ card: of, age, finish, undo, latest, onPrint }: Props) {
  const { card, lesson_id, lesson_title, order, done_at } = of;
  return (
    <MissionCardPaper
      card={card}
      age={age}
      order={order}
      isDone={done_at !== null}
      kicker={words.cardOf(lesson_title)}
      stepsName={words.steps}
      title={<h2 dir="auto">{card.title}</h2>}
    >
      {card.dinner.trim() !== "" && (
        <div className={styles.dinner}>
          <h3>{words.dinner}</h3>
          <p dir="auto">{card.dinner}</p>
        </div>
      )}
      {done_at !== null && (
        <p className={styles.done} role="status">
          {words.done(longDateText(done_at))}
        </p>
      )}
      {latest === "undone" && <p role="status">{words.undone}</p>}
      <div className={styles.buttons}>
        {done_at === null && (
          <Button
            look="gold"
            autoFocus={latest === "undone"}
            disabled={finish.busy}
            aria-label={words.didOf(card.title)}
            onClick={() => finish.run(lesson_id)}
          >
            {finish.busy ? words.saving : words.did}
          </Button>
        )}
        <Button look="quiet" aria-label={words.printOf(card.title)} onClick={onPrint}>
          {words.print}
        </Button>
        {/* Not in the place of 'We did it!', where a second tap would undo at once. */}
        {latest === "done" && (
          <Button
            look="quiet"
            autoFocus
            disabled={undo.busy}
            aria-label={words.undoOf(card.title)}
            onClick={() => undo.run(lesson_id)}
          >
            {words.undo}
          </Button>
        )}
      </div>
    </MissionCardPaper>
  );
}
