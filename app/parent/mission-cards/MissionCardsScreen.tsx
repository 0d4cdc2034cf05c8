import { useState } from "react";
import { flushSync } from "react-dom";
import { paths } from "#domain/routing/paths.ts";
import { missionCards as words } from "#app/copy/mission-cards.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { ChildChoice } from "../ChildChoice.tsx";
import { NotReady } from "../NotReady.tsx";
import { BehindParentalGate } from "../parental-gate/BehindParentalGate.tsx";
import { FamilyCardView } from "./FamilyCardView.tsx";
import { PrintedCard } from "./PrintedCard.tsx";
import { useMissionCards } from "./useMissionCards.ts";
import type { MissionCardsState } from "./useMissionCards.ts";
import styles from "./MissionCards.module.css";

export function MissionCardsScreen() {
  return (
    <BehindParentalGate>
      <Guarded />
    </BehindParentalGate>
  );
}

function Guarded() {
  const cards = useMissionCards();
  useScreenState("mission-cards", cards.state);
  switch (cards.state) {
    case "loading":
    case "redirecting":
    case "failed":
      return <NotReady page={cards} words={words} />;
    case "ready":
      return <Ready {...cards} />;
  }
}

function Ready({
  family,
  shown,
  choose,
  finish,
  undo,
  latest,
}: Extract<MissionCardsState, { state: "ready" }>) {
  const [printed, setPrinted] = useState<string | null>(null);
  const cards = shown?.cards ?? [];
  const problem = finish.error ?? undo.error;
  // Printing by the browser's own menu takes the first card that is not done.
  const onPaper =
    cards.find(({ lesson_id }) => lesson_id === printed) ??
    cards.find(({ done_at }) => done_at === null) ??
    cards[0];
  const print = (lessonId: string) => {
    flushSync(() => setPrinted(lessonId));
    window.print();
  };
  return (
    <StepLayout heading={words.heading} mood="happy" picture="map" wide>
      <p>{words.text}</p>
      <ChildChoice
        label={words.whose}
        family={family.map(({ child }) => child)}
        shown={shown?.child.id}
        onChoose={choose}
      />
      {shown !== null && cards.length === 0 && (
        <p className={styles.none}>{words.none(shown.child.name)}</p>
      )}
      {problem !== null && <p role="alert">{problem.message}</p>}
      {shown !== null && cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={`${shown.child.id} ${card.lesson_id}`}>
              <FamilyCardView
                card={card}
                age={shown.child.age}
                finish={finish}
                undo={undo}
                latest={latest?.lessonId === card.lesson_id ? latest.what : null}
                onPrint={() => print(card.lesson_id)}
              />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink look="quiet" href={paths.account()}>
        {words.toAccount}
      </ButtonLink>
      {shown !== null && onPaper !== undefined && (
        <PrintedCard card={onPaper} child={shown.child} />
      )}
    </StepLayout>
  );
}
