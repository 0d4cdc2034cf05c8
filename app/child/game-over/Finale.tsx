import { useEffect } from "react";
import missionSound from "#course/media/sounds/mission.m4a?url";
import { paths } from "#domain/routing/child-paths.ts";
import { certificate } from "#app/copy/certificate.ts";
import { gameOver as words } from "#app/copy/child.ts";
import { missionCard, song as songWords } from "#app/copy/mission-cards.ts";
import { Spoken } from "#app/read-aloud/Spoken.tsx";
import { SpokenButton } from "#app/read-aloud/SpokenButton.tsx";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Confetti } from "#app/ui/celebrate/Confetti.tsx";
import { CertificatePaper } from "#app/ui/certificate/CertificatePaper.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Scene } from "#app/ui/Scene.tsx";
import { playEffect } from "#app/ui/sound.ts";
import { useHeadingFocus } from "#app/ui/useHeadingFocus.ts";
import { WithSong } from "../mission-card/WithSong.tsx";
import { PebbleLink } from "../review/PebbleLink.tsx";
import { allLitAt } from "./shelves.ts";
import { TreasureCave } from "./TreasureCave.tsx";
import type { GameOver } from "./useGameOver.ts";
import styles from "./Finale.module.css";

type End = Extract<GameOver, { state: "end" }>;

/** The end of the game: the child's treasures, the certificate as the prize, and a song. */
export function Finale(end: End) {
  return (
    <WithSong song={end.song} back={songWords.backToEnd}>
      {(onSing) => <Cave {...end} onSing={onSing} />}
    </WithSong>
  );
}

/** @param onSing opens the song; null: there is none */
function Cave({ onSing, ...end }: End & { onSing: (() => void) | null }) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  useEffect(() => playEffect(missionSound), []);
  return (
    <Scene place="night">
      <main className={styles.page}>
        <section className={styles.cave}>
          <h1 ref={heading} tabIndex={-1} className={styles.heading} dir="auto">
            {words.didIt(end.childName)}
          </h1>
          <TreasureCave treasures={end.treasures} />
        </section>
        <Confetti fromS={allLitAt(end.treasures.length)} />
        <div className={styles.prizes} data-single={!end.hasCertificate}>
          <div className={styles.pebble}>
            <PebbleLink />
          </div>
          {end.hasCertificate && (
            <a className={styles.prize} href={paths.certificate()}>
              <CertificatePaper
                childName={end.childName}
                words={certificate}
                className={styles.certificate}
              />
              <span className={styles.open}>
                {words.certificate}
                <Icon name="next" />
              </span>
            </a>
          )}
          <div className={styles.ways}>
            {onSing !== null && (
              <SpokenButton icon="play" text={missionCard.sing} onClick={onSing} />
            )}
            <ButtonLink look="quiet" href={`${paths.courseMap()}?stay=true`}>
              {words.toMap}
            </ButtonLink>
            <section className={styles.news}>
              <h2>{words.heading}</h2>
              <Spoken text={end.text} />
              {end.isComplete && end.wantsNews && <p>{words.mail}</p>}
              <Button look="quiet" onClick={end.share}>
                {words.share}
              </Button>
            </section>
          </div>
        </div>
      </main>
    </Scene>
  );
}
