import { useState } from "react";
import type { ReactNode } from "react";
import type { ListedChild } from "#domain/family/fields.ts";
import { paths } from "#domain/routing/paths.ts";
import { account, childPanel as words, children as childWords } from "#app/copy/account.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { chosenChild } from "#app/data/family/chosen-child.ts";
import { fetchLearned } from "#app/data/learning/learned.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { ChildPicture } from "#app/ui/ChildPicture.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { ChildChoice } from "../../ChildChoice.tsx";
import { Dinner } from "./Dinner.tsx";
import { JarsRow } from "./JarsRow.tsx";
import { Trail } from "./Trail.tsx";
import styles from "./ChildPanel.module.css";

interface Props {
  family: readonly ListedChild[];
  /** Counts the changes on this page after which what is shown is read again. */
  round: number;
  children: ReactNode;
}

/** How one child is doing: missions, jars, a question for dinner. */
export function ChildPanel({ family, round, children }: Props) {
  const [chosen, choose] = useState(chosenChild);
  const child = family.find(({ id }) => id === chosen) ?? family[0];
  if (child === undefined) return null;
  return (
    <section className={styles.panel} aria-labelledby="child-heading">
      <ChildChoice label={words.whose} family={family} shown={child.id} onChoose={choose} />
      <header className={styles.who}>
        <span className={styles.portrait}>
          <ChildPicture name={child.picture} />
        </span>
        <h2 id="child-heading">{child.name}</h2>
        <p>{childWords.years(child.age)}</p>
      </header>
      <Doing key={child.id} child={child} round={round} />
      <ButtonLink href={paths.learned(child.id)}>{account.openLearned}</ButtonLink>
      <div className={styles.pair}>
        <ButtonLink look="quiet" href={paths.missionCards()}>
          {account.openMissionCards}
        </ButtonLink>
        <ButtonLink look="quiet" href={paths.certificate()}>
          {account.openCertificate}
        </ButtonLink>
      </div>
      {children}
    </section>
  );
}

function Doing({ child, round }: { child: ListedChild; round: number }) {
  const key = `learned ${child.id} ${round}`;
  const loaded = useLoad(key, () => fetchLearned(child.id), undefined, useToday());
  if (loaded.state === "loading") return <Skeleton className={styles.waiting} />;
  if (loaded.state === "failed")
    return (
      <div className={styles.failed}>
        <p role="alert">{words.loadFailed}</p>
        <Button look="quiet" onClick={loaded.again}>
          {words.tryAgain}
        </Button>
      </div>
    );
  const learned = loaded.value;
  return (
    <>
      <Trail learned={learned} />
      {learned.jars !== null && <JarsRow jars={learned.jars} />}
      <Dinner learned={learned} />
    </>
  );
}
