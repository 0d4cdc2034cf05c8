import { wordingFor } from "#domain/content/mission-card.ts";
import { paths } from "#domain/routing/child-paths.ts";
import { player } from "#app/copy/child.ts";
import { missionCard as words, song as songWords } from "#app/copy/mission-cards.ts";
import { guard } from "#app/copy/sign-in.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import { Spoken } from "#app/read-aloud/Spoken.tsx";
import { SpokenButton } from "#app/read-aloud/SpokenButton.tsx";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import layout from "#app/ui/layout.module.css";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { Pocket } from "#app/ui/Mascot.tsx";
import { SignedUrlsContext } from "#app/ui/media-urls.ts";
import { MissionCardPaper } from "#app/ui/MissionCardPaper.tsx";
import { Scene } from "#app/ui/Scene.tsx";
import { SpeechBubble } from "#app/ui/SpeechBubble.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { useHeadingFocus } from "#app/ui/useHeadingFocus.ts";
import { TroubleScreen } from "../TroubleScreen.tsx";
import { useMissionCard } from "./useMissionCard.ts";
import type { MissionCardState } from "./useMissionCard.ts";
import { songFilesOf } from "./useSong.ts";
import { WithSong } from "./WithSong.tsx";
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
  const files = songFilesOf(ready.card.song);
  return (
    <WithSong song={files && { files, media: ready.media }} back={songWords.back}>
      {(onSing) => <CardPage {...ready} onSing={onSing} />}
    </WithSong>
  );
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
  const wording = wordingFor(card, age);
  return (
    <Scene place="beach">
      <SignedUrlsContext value={media}>
        <main className={styles.page}>
          <div className={`${styles.sheet} ${layout.scrolls}`}>
            <div className={styles.top}>
              <Pocket isLate mood={isDone ? "celebrating" : "talking"} className={styles.pocket} />
              {wording !== null && (
                <SpeechBubble>
                  <div className={styles.wording}>
                    <p dir="auto">{wording.text}</p>
                    {speak(wording.text, wording.audio_url)}
                  </div>
                </SpeechBubble>
              )}
            </div>
            <MissionCardPaper
              card={card}
              age={age}
              order={order}
              isDone={isDone}
              kicker={words.kicker}
              stepsName={words.steps}
              isWordless
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
            {onSing !== null && <SongTile onSing={onSing} />}
          </div>
          <div className={styles.action}>
            <SpokenButton look="gold" text={words.toMap} onClick={goOn} />
          </div>
        </main>
      </SignedUrlsContext>
    </Scene>
  );
}

/** The lesson's song, as a tile of its own. */
function SongTile({ onSing }: { onSing: () => void }) {
  return (
    <div className={styles.sing}>
      <button type="button" className={styles.song} onClick={onSing}>
        <Pocket face isLate mood="celebrating" className={styles.singer} />
        <span>{words.sing}</span>
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      </button>
      <SpeakButton text={words.sing} />
    </div>
  );
}
