import { useState } from "react";
import type { ReactNode } from "react";
import { JARS } from "#domain/allowance/coins.ts";
import type { JarName } from "#domain/allowance/coins.ts";
import { ENTRY_PICTURES } from "#domain/allowance/ledger.ts";
import type { EntryPicture } from "#domain/allowance/ledger.ts";
import { numberWords } from "#domain/content/number-words.ts";
import { jars as words } from "#app/copy/jars.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { useHeadingFocus } from "#app/ui/useHeadingFocus.ts";
import { AmountStep } from "./AmountStep.tsx";
import { ChoiceGrid } from "./ChoiceGrid.tsx";
import { ENTRY_PICTURE_URLS, JAR_PICTURE_URLS } from "./pictures.ts";
import { sayTexts, useSpokenTexts } from "./spoken.ts";
import { SpeakTexts } from "./SpeakTexts.tsx";
import type { Jars } from "./useJars.ts";
import styles from "./Jars.module.css";

export type EnteredKind = keyof typeof ENTRY_PICTURES;

interface Props {
  kind: EnteredKind;
  jars: Jars;
  onEnd: () => void;
}

/** The jar of an entry that goes into or out of one jar only. */
const FIXED_JAR: Partial<Record<EnteredKind, JarName>> = { given: "share", goal: "save" };
const isOut = (kind: EnteredKind) => kind === "spent" || kind === "given";

/** What was earned, spent or given, or the goal: a picture, a jar where there is a choice, an amount. */
export function EnterStep({ kind, jars, onEnd }: Props) {
  const [picture, setPicture] = useState<EntryPicture | null>(null);
  const [jar, setJar] = useState<JarName | null>(FIXED_JAR[kind] ?? null);
  const save = useAction(async (amount: number) => {
    if (picture === null || jar === null) return;
    await jars.add({ kind, picture, [jar]: amount });
    onEnd();
  });
  if (picture === null) return <PictureChoice kind={kind} age={jars.age} onChoose={setPicture} />;
  if (jar === null && (kind === "earned" || kind === "spent"))
    return <JarChoice kind={kind} jars={jars} onChoose={setJar} />;
  return (
    <Question
      age={jars.age}
      text={jars.isCounting ? words.howMany : words.howMuch}
      also={jars.isCounting ? [...numberWords(1), words.done] : []}
    >
      <img src={ENTRY_PICTURE_URLS[picture]} alt="" className={styles.entryPicture} />
      {save.error !== null && <p role="alert">{save.error.message}</p>}
      <AmountStep
        currency={jars.currency}
        isCounting={jars.isCounting}
        most={isOut(kind) && jar !== null ? jars.held(jar) : null}
        isBusy={save.busy}
        hasFive={kind === "goal"}
        onDone={save.run}
      />
    </Question>
  );
}

function PictureChoice({
  kind,
  age,
  onChoose,
}: {
  kind: EnteredKind;
  age: number;
  onChoose: (picture: EntryPicture) => void;
}) {
  const names: Partial<Record<EntryPicture, string>> = words.pictures[kind];
  const choices = ENTRY_PICTURES[kind].map((picture) => ({
    value: picture,
    label: names[picture] ?? "",
    picture: ENTRY_PICTURE_URLS[picture],
  }));
  return (
    <Question age={age} text={words.what[kind]} also={choices.map(({ label }) => label)}>
      <ChoiceGrid label={words.what[kind]} age={age} choices={choices} onChoose={onChoose} />
    </Question>
  );
}

function JarChoice({
  kind,
  jars,
  onChoose,
}: {
  kind: "earned" | "spent";
  jars: Jars;
  onChoose: (jar: JarName) => void;
}) {
  const [empty, setEmpty] = useState(false);
  const choices = JARS.filter((jar) => kind === "earned" || jar !== "share").map((jar) => ({
    value: jar,
    label: words.jars[jar],
    picture: JAR_PICTURE_URLS[jar],
    note: jars.say(jars.held(jar)),
    noteSpoken: jars.sayCoins(jars.held(jar)),
    isOff: isOut(kind) && jars.pile(jars.held(jar)) === 0,
  }));
  const choose = (jar: JarName) => {
    if (choices.find(({ value }) => value === jar)?.isOff !== true) return onChoose(jar);
    setEmpty(true);
    sayTexts(words.empty);
  };
  const text = words.whichJar[kind];
  const spoken = choices.flatMap(({ label, noteSpoken }) => [label, ...noteSpoken]);
  return (
    <Question age={jars.age} text={text} also={spoken}>
      <ChoiceGrid label={text} age={jars.age} choices={choices} onChoose={choose} />
      <p role="status">{empty ? words.empty : ""}</p>
    </Question>
  );
}

/** A question with its speaker; to a young child it is read at once, with what is to choose from. */
function Question({
  age,
  text,
  also = [],
  children,
}: {
  age: number;
  text: string;
  also?: readonly string[];
  children: ReactNode;
}) {
  const title = useHeadingFocus<HTMLHeadingElement>();
  useSpokenTexts(age, [text, ...also]);
  return (
    <section className={styles.card}>
      <div className={styles.question}>
        <h2 ref={title} tabIndex={-1}>
          {text}
        </h2>
        <SpeakTexts text={text} spoken={[text, ...also]} />
      </div>
      {children}
    </section>
  );
}
