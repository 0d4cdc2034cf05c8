import { useState } from "react";
import { paths } from "#domain/routing/child-paths.ts";
import { player } from "#app/copy/child.ts";
import { missionCard as words } from "#app/copy/mission-cards.ts";
import { guard } from "#app/copy/sign-in.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Spoken } from "#app/read-aloud/Spoken.tsx";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { Pocket } from "#app/ui/Mascot.tsx";
import { SignedUrlsContext } from "#app/ui/media-urls.ts";
import { MissionCardPaper } from "#app/ui/MissionCardPaper.tsx";
import { Scene } from "#app/ui/Scene.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { useHeadingFocus } from "#app/ui/useHeadingFocus.ts";
import { TroubleScreen } from "../TroubleScreen.tsx";
import { useMissionCard } from "./useMissionCard.ts";
import { SongScreen } from "./SongScreen.tsx";
import type { MissionCardState } from "./useMissionCard.ts";
import styles from "./MissionCard.module.css";

/** The real-life task of a finished lesson; one button leads on to the map. */
export function MissionCardScreen() {
  const card = useMissionCard();
  useScreenState("mission-card", card.state);
  switch (card.state) {
    case "loading":
      return <LoadingScreen heading={guard.loading} />;
    case "failed":
      return (
        <TroubleScreen as="roughSea" reasons={[card.message]}>
          <Button onClick={card.again}>{player.tryAgain}</Button>
          <ButtonLink look="quiet" href={paths.courseMap()}>
            {words.toMap}
          </ButtonLink>
        </TroubleScreen>
      );
    case "ready":
      return <Ready {...card} />;
  }
}

const speak = (text: string, url: string | null) => <SpeakButton text={text} url={url} />;

type ReadyCard = Extract<MissionCardState, { state: "ready" }>;

function Ready(ready: ReadyCard) {
  const [isSinging, setSinging] = useState(false);
  const { script_url = null, sound_url = null } = ready.card.song ?? {};
  const song = script_url !== null && sound_url !== null ? { script_url, sound_url } : null;
  if (!isSinging || song === null)
    return <CardPage {...ready} onSing={song && (() => setSinging(true))} />;
  return <SongScreen files={song} media={ready.media} onBack={() => setSinging(false)} />;
}

/** @param onSing opens the lesson's song; null: it has none */
function CardPage({
  card,
  age,
  order,
  isDone,
  media,
  goOn,
  onSing,
}: ReadyCard & { onSing: (() => void) | null }) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  return (
    <Scene place="beach">
      <SignedUrlsContext value={media}>
        <main className={styles.page}>
          <div className={styles.top}>
            <Pocket isLate mood={isDone ? "celebrating" : "happy"} className={styles.pocket} />
            {onSing !== null && (
              <div className={styles.sing}>
                <Button big onClick={onSing}>
                  <Icon name="play" />
                  {words.sing}
                </Button>
                <SpeakButton text={words.sing} />
              </div>
            )}
          </div>
          <MissionCardPaper
            card={card}
            age={age}
            order={order}
            isDone={isDone}
            kicker={words.kicker}
            stepsName={words.steps}
            title={
              <h1 ref={heading} tabIndex={-1} className={styles.title} dir="auto">
                {card.title}
              </h1>
            }
            speak={speak}
          >
            <div className={styles.ask}>
              <Spoken text={isDone ? words.done : words.ask} />
            </div>
          </MissionCardPaper>
          <div className={styles.action}>
            <Button big look="gold" onClick={goOn}>
              {words.toMap}
            </Button>
            <SpeakButton text={words.toMap} />
          </div>
        </main>
      </SignedUrlsContext>
    </Scene>
  );
}
