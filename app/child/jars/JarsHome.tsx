import { JARS, MAX_COINS } from "#domain/allowance/coins.ts";
import type { JarName } from "#domain/allowance/coins.ts";
import type { EntryPicture } from "#domain/allowance/ledger.ts";
import { numberWords } from "#domain/content/number-words.ts";
import { weekdayOf } from "#domain/days.ts";
import { jars as words } from "#app/copy/jars.ts";
import { GlassJar } from "#app/lesson-player/slides/jars/GlassJar.tsx";
import { Button } from "#app/ui/Button.tsx";
import type { EnteredKind } from "./EnterStep.tsx";
import { ENTRY_PICTURE_URLS, JAR_PICTURE_URLS, KIND_PICTURE_URLS } from "./pictures.ts";
import { sayTexts, useSpokenTexts } from "./spoken.ts";
import { SpeakTexts } from "./SpeakTexts.tsx";
import type { Jars } from "./useJars.ts";
import shared from "./Jars.module.css";
import styles from "./JarsHome.module.css";

const KINDS = ["earned", "spent", "given"] as const;

interface Props {
  jars: Jars;
  /** An entry was just made. */
  isSaved: boolean;
  onDivide: () => void;
  onEnter: (kind: EnteredKind) => void;
}

const goalNames: Partial<Record<EntryPicture, string>> = words.pictures.goal;

/** The three jars with what they hold, the goal, and what can be done. */
export function JarsHome({ jars, isSaved, onDivide, onEnter }: Props) {
  const { ledger, due, next, age } = jars;
  const isDue = due.length > 0;
  const weekday = next === null ? null : (words.weekdays[weekdayOf(next)] ?? null);
  const waiting = due.length > 1 ? [...numberWords(due.length), words.waitingSpoken] : [];
  const toDivide = isDue ? [...waiting, words.divide] : [];
  const comingSpoken = jars.isPaused
    ? [words.paused]
    : weekday === null
      ? []
      : [words.nextSpoken, weekday];
  const coming = jars.isPaused ? words.paused : weekday === null ? null : words.next(weekday);
  useSpokenTexts(
    age,
    isSaved
      ? [words.saved, ...toDivide]
      : isDue
        ? [words.due, ...toDivide]
        : [words.heading, ...comingSpoken],
  );
  const isEmpty = (kind: EnteredKind) =>
    kind === "given"
      ? jars.pile(ledger.jars.share) === 0
      : kind === "spent" && jars.pile(ledger.jars.spend) + jars.pile(ledger.jars.save) === 0;
  return (
    <div className={styles.home}>
      <div className={styles.column}>
        <ul className={styles.jars} aria-label={words.heading}>
          {JARS.map((jar) => (
            <OneJar key={jar} jar={jar} jars={jars} />
          ))}
        </ul>
        <p className={styles.status} role="status">
          {isSaved ? words.saved : ""}
        </p>
        {isDue && (
          <div className={styles.due}>
            <Button big look="gold" onClick={onDivide}>
              {words.divide}
              {due.length > 1 && <span className={styles.weeks}>{words.waiting(due.length)}</span>}
            </Button>
            <SpeakTexts text={words.due} spoken={[words.due, ...toDivide]} />
          </div>
        )}
        {!isDue && coming !== null && (
          <div className={styles.next}>
            <p>{coming}</p>
            <SpeakTexts text={coming} spoken={comingSpoken} />
          </div>
        )}
      </div>
      <div className={styles.column}>
        <Goal jars={jars} onChange={() => onEnter("goal")} />
        <ul className={styles.kinds}>
          {KINDS.map((kind) => (
            <li key={kind} className={shared.tileItem}>
              <button
                type="button"
                className={shared.tile}
                aria-disabled={isEmpty(kind)}
                onFocus={(event) => {
                  if (jars.isCounting && event.currentTarget.matches(":focus-visible"))
                    sayTexts(words.enter[kind]);
                }}
                onClick={() => (isEmpty(kind) ? sayTexts(words.empty) : onEnter(kind))}
              >
                <img src={KIND_PICTURE_URLS[kind]} alt="" className={styles.kindPicture} />
                <span>{words.enter[kind]}</span>
                {isEmpty(kind) && <span className="visually-hidden">. {words.empty}</span>}
              </button>
              <span className={shared.tileSpeak}>
                <SpeakTexts text={words.enter[kind]} spoken={[words.enter[kind]]} />
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.noMoney}>
          <p>{words.noMoney}</p>
          <SpeakTexts text={words.noMoney} spoken={[words.noMoney]} />
        </div>
      </div>
    </div>
  );
}

/** A jar that says its name and how many coins it holds when it is tapped. */
function OneJar({ jar, jars }: { jar: JarName; jars: Jars }) {
  const amount = jars.ledger.jars[jar];
  const name = words.jars[jar];
  const coins = Math.min(MAX_COINS, jars.pile(amount));
  const say = () => sayTexts(name, ...jars.sayCoins(amount));
  return (
    <li className={styles.jarItem}>
      <button
        type="button"
        className={styles.jar}
        onClick={say}
        onFocus={(event) => {
          if (jars.isCounting && event.currentTarget.matches(":focus-visible")) say();
        }}
      >
        <GlassJar coins={coins} most={MAX_COINS} />
        <span className={styles.jarName}>
          <img src={JAR_PICTURE_URLS[jar]} alt="" />
          {name}
        </span>
        <span className="visually-hidden">: </span>
        <span className={styles.amount}>{jars.say(amount)}</span>
      </button>
    </li>
  );
}

/** What is saved for, how far it is, and how many weeks are left. */
function Goal({ jars, onChange }: { jars: Jars; onChange: () => void }) {
  const { weeks, ledger } = jars;
  const { goal } = ledger;
  const saved = ledger.jars.save;
  const line =
    goal === null
      ? words.noGoal
      : weeks === 0
        ? words.reached
        : weeks === null
          ? words.noWeeks
          : words.weeks(weeks);
  const name = goal === null ? words.goal : (goalNames[goal.picture] ?? words.goal);
  const lineSpoken =
    weeks === null || weeks === 0 || goal === null
      ? [line]
      : [...numberWords(weeks), weeks === 1 ? words.weekSpoken : words.weeksSpoken];
  const spoken = [
    name,
    ...(goal !== null && jars.isCounting
      ? [
          ...jars.sayCoins(Math.min(saved, goal.amount)),
          words.ofSpoken,
          ...jars.sayCoins(goal.amount),
        ]
      : []),
    ...lineSpoken,
  ];
  return (
    <section className={styles.goal} aria-labelledby="goal">
      <button
        type="button"
        className={styles.goalButton}
        onFocus={(event) => {
          if (jars.isCounting && event.currentTarget.matches(":focus-visible")) sayTexts(...spoken);
        }}
        onClick={onChange}
      >
        <img
          src={goal === null ? KIND_PICTURE_URLS.goal : ENTRY_PICTURE_URLS[goal.picture]}
          alt=""
          data-none={goal === null}
        />
        <span className={styles.goalWords}>
          <span id="goal" className={styles.goalName}>
            {name}
          </span>
          {goal !== null && (
            <>
              <span className={styles.bar} aria-hidden="true">
                <span
                  className={styles.barFill}
                  style={{ inlineSize: `${Math.min(100, (100 * saved) / goal.amount)}%` }}
                />
              </span>
              <span>
                {words.goalOf(jars.say(Math.min(saved, goal.amount)), jars.say(goal.amount))}
              </span>
            </>
          )}
          <span className={styles.goalLine}>{line}</span>
        </span>
      </button>
      <SpeakTexts text={line} spoken={spoken} />
    </section>
  );
}
