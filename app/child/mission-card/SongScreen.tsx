import { useRef, useState } from "react";
import type { PocketMood } from "#characters/pocket/mood.ts";
import type { SongPlace, Syllable } from "#domain/content/song.ts";
import { player } from "#app/copy/child.ts";
import { song as words } from "#app/copy/mission-cards.ts";
import { videoPlayerWords } from "#app/copy/video-player.ts";
import { Spoken } from "#app/read-aloud/Spoken.tsx";
import { SpokenButton } from "#app/read-aloud/SpokenButton.tsx";
import { Coin } from "#app/ui/Coin.tsx";
import type { IconName } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Pocket } from "#app/ui/Mascot.tsx";
import type { SignedUrls } from "#app/ui/media-urls.ts";
import { Scene } from "#app/ui/Scene.tsx";
import { setMuted, useMuted } from "#app/ui/sound.ts";
import { useHeadingFocus } from "#app/ui/useHeadingFocus.ts";
import { useVoiceLevel } from "#app/ui/voice-level.ts";
import { coinAt } from "./coin-path.ts";
import { useSong } from "./useSong.ts";
import type { SongFiles, SongState } from "./useSong.ts";
import styles from "./SongScreen.module.css";

interface Props {
  files: SongFiles;
  media: SignedUrls;
  /** What the way back says. */
  back: string;
  onBack: () => void;
}

/** Pocket sings the song of a mission, and a coin hops over its words. */
export function SongScreen({ files, media, back, onBack }: Props) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const lines = useRef<HTMLDivElement>(null);
  const coinElement = useRef<SVGSVGElement>(null);
  const [now, setNow] = useState<Pick<SongPlace, "line" | "syllable"> | null>(null);
  const isMuted = useMuted();
  const show = (place: SongPlace | null) => {
    setNow((before) =>
      before?.line === place?.line && before?.syllable === place?.syllable ? before : place,
    );
    const line = lines.current?.children[place?.line ?? -1];
    const element = coinElement.current;
    if (element === null || line === undefined || place === null) return;
    const boxes = [...line.querySelectorAll<HTMLElement>("[data-syllable]")].map(
      ({ offsetLeft, offsetTop, offsetWidth }) => ({
        left: offsetLeft,
        top: offsetTop,
        width: offsetWidth,
      }),
    );
    const [x, y] = coinAt(boxes, place);
    element.style.transform = `translate(${x}px, ${y}px)`;
  };
  const { song, state, play, goOn, stop, hasFailed, again } = useSong(files, media, show);

  const stopping: ActionProps = { icon: "stop", text: words.stop, onClick: stop };
  const actions: Record<SongState, ActionProps> = {
    silent: { icon: "play", text: words.play, onClick: play },
    starting: stopping,
    playing: stopping,
    paused: { icon: "play", text: words.goOn, onClick: goOn },
    failed: { icon: "restart", text: player.tryAgain, onClick: play },
  };

  return (
    <Scene place="night">
      <main className={styles.page} data-song={state}>
        <div className={styles.top}>
          <IconButton icon="back" label={back} onClick={onBack} />
          <IconButton
            icon={isMuted ? "muted" : "sound"}
            label={isMuted ? videoPlayerWords.unmute : videoPlayerWords.mute}
            onClick={() => setMuted(!isMuted)}
          />
        </div>
        <Singer state={state} />
        <h1 ref={heading} tabIndex={-1} lang={song?.lang}>
          {song?.title ?? (hasFailed ? player.loadFailed : words.loading)}
        </h1>
        {song !== null && (
          <div className={styles.sheet} lang={song.lang}>
            <div ref={lines}>
              {song.lines.map((line, index) => (
                <Line
                  // oxlint-disable-next-line react/no-array-index-key -- lines have no id, only a position
                  key={index}
                  line={line}
                  now={now?.line === index ? now.syllable : null}
                />
              ))}
            </div>
            <Coin ref={coinElement} className={styles.coin} data-shown={now !== null} />
          </div>
        )}
        <div role="status">{state === "failed" && <Spoken text={words.failed} />}</div>
        {hasFailed ? (
          <Action icon="restart" text={player.tryAgain} onClick={again} />
        ) : (
          song !== null && <Action {...actions[state]} />
        )}
      </main>
    </Scene>
  );
}

interface ActionProps {
  icon: IconName;
  text: string;
  onClick: () => void;
}

/** The screen's button. */
const Action = (action: ActionProps) => (
  <div className={styles.action}>
    <SpokenButton look="gold" {...action} />
  </div>
);

const MOODS: Record<SongState, PocketMood> = {
  silent: "happy",
  starting: "happy",
  playing: "celebrating",
  paused: "happy",
  failed: "oops",
};

/** Pocket, whose mouth follows the sound. */
function Singer({ state }: { state: SongState }) {
  const level = useVoiceLevel();
  return (
    <Pocket
      mood={MOODS[state]}
      mouthOpen={state === "playing" || state === "failed" ? level : 0}
      className={styles.pocket}
    />
  );
}

/** The syllables of each word, with the place of the first one in its line. */
function wordsOf(line: readonly Syllable[]): { from: number; syllables: Syllable[] }[] {
  const found: { from: number; syllables: Syllable[] }[] = [];
  for (const [index, syllable] of line.entries()) {
    const isNew = index === 0 || line[index - 1]?.isWordEnd === true;
    if (isNew) found.push({ from: index, syllables: [syllable] });
    else found.at(-1)?.syllables.push(syllable);
  }
  return found;
}

/** A line of the song; `now` is the syllable that is sung. */
function Line({ line, now }: { line: readonly Syllable[]; now: number | null }) {
  return (
    <p className={styles.line} data-now={now !== null}>
      {wordsOf(line).map(({ from, syllables }) => {
        const isNow = now !== null && now >= from && now < from + syllables.length;
        return (
          <span key={from}>
            <span className={styles.word} data-now={isNow}>
              {syllables.map(({ text }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- syllables have no id, only a position
                <span key={index} data-syllable="">
                  {text}
                </span>
              ))}
            </span>{" "}
          </span>
        );
      })}
    </p>
  );
}
