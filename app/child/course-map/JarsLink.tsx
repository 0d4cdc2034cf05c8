import { readLedger } from "#domain/allowance/ledger.ts";
import { dueDays, planOn } from "#domain/allowance/plan.ts";
import { paths } from "#domain/routing/child-paths.ts";
import jar from "#course/media/answers/jar-save.svg?url";
import headingLine from "#course/media/lines/allowance-heading.m4a?url";
import dueLine from "#course/media/lines/allowance-due.m4a?url";
import { jars as words } from "#app/copy/jars.ts";
import { useRepeatedLoad } from "#app/data/base/use-repeated-load.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { chosenChild } from "#app/data/family/chosen-child.ts";
import { fetchJars } from "#app/data/family/jars.ts";
import { SpeakButton } from "#app/read-aloud/SpeakButton.tsx";
import styles from "./JarsLink.module.css";
import { Link } from "../router.tsx";

/** Leads to the child's jars, once a parent has set an allowance. The map does not wait for it. */
export function JarsLink() {
  const loaded = useRepeatedLoad("jars", () => fetchJars(chosenChild()), undefined, useToday());
  const today = useToday(loaded.state === "ready" ? loaded.value.zone : null);
  if (loaded.state !== "ready") return null;
  const { plans, entries, opening } = loaded.value;
  const plan = planOn(plans, today);
  if (plan === null || plan.state === "off") return null;
  const { dividedWeeks } = readLedger(entries, plan.currency, opening);
  const isDue = dueDays(plans, dividedWeeks, today).length > 0;
  return (
    <div className={styles.jars} data-due={isDue}>
      <Link className={styles.link} href={paths.jars()}>
        <img src={jar} alt="" />
        <span className={styles.words}>
          <span className={styles.name}>{words.heading}</span>
          {isDue && <span>{words.dueShort}</span>}
        </span>
      </Link>
      <SpeakButton text={isDue ? words.due : words.heading} url={isDue ? dueLine : headingLine} />
    </div>
  );
}
