import { missionCards as words } from "#app/copy/mission-cards.ts";
import type { Action } from "#app/data/base/use-action.ts";
import type { FamilyCard } from "#app/data/learning/mission-cards.ts";
import { Button } from "#app/ui/Button.tsx";
import { MissionCardPaper } from "#app/ui/MissionCardPaper.tsx";
import styles from "./MissionCards.module.css";

const dayOf = (iso: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date(iso));

interface Props {
  card: FamilyCard;
  age: number;
  finish: Action<[lessonId: string]>;
  onPrint: () => void;
}

/** One card as the parent sees it: with the question for dinner, 'We did it!' and 'Print'. */
export function FamilyCardView({ card: of, age, finish, onPrint }: Props) {
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
          {words.done(dayOf(done_at))}
        </p>
      )}
      <div className={styles.buttons}>
        {done_at === null && (
          <Button
            look="gold"
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
      </div>
    </MissionCardPaper>
  );
}
