import type { MissionCard } from "#domain/content/mission-card.ts";
import { missionCard as words } from "#app/copy/mission-cards.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Spoken } from "#app/read-aloud/Spoken.tsx";
import { MissionCardPaper } from "#app/ui/MissionCardPaper.tsx";
import styles from "./Preview.module.css";

const speak = (text: string, url: string | null) => <SpeakButton text={text} url={url} />;

/** The lesson's mission card as a child of this age sees it after the lesson. */
export const CardPreview = ({ card, age }: { card: MissionCard; age: number }) => (
  <main className={styles.card}>
    <MissionCardPaper
      card={card}
      age={age}
      order={1}
      isDone={false}
      kicker={words.kicker}
      stepsName={words.steps}
      title={<h1 dir="auto">{card.title}</h1>}
      speak={speak}
    >
      <Spoken text={words.ask} />
    </MissionCardPaper>
  </main>
);
