import { useState } from "react";
import type { Day } from "#domain/days.ts";
import { coinsIn, countsCoins } from "#domain/allowance/coins.ts";
import { readLedger } from "#domain/allowance/ledger.ts";
import { formatMoney } from "#domain/allowance/money.ts";
import { planOn } from "#domain/allowance/plan.ts";
import type { Allowance, PlanState } from "#domain/allowance/plan.ts";
import type { ListedChild } from "#domain/family/fields.ts";
import { allowance as words } from "#app/copy/allowance.ts";
import { jars as childWords } from "#app/copy/jars.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { correctJars, fetchJars, setAllowance } from "#app/data/family/jars.ts";
import type { JarsRead } from "#app/data/family/jars.ts";
import { Button } from "#app/ui/Button.tsx";
import { ChildPicture } from "#app/ui/ChildPicture.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { Section } from "../Section.tsx";
import type { ReadyAccount } from "../useAccount.ts";
import account from "../AccountScreen.module.css";
import list from "../Children.module.css";
import { AllowanceForm } from "./AllowanceForm.tsx";
import { Corrections } from "./Corrections.tsx";

/** Each child's allowance and jars: set, pause, switch off, correct. */
export function JarsSection({
  account: { data, actions },
  onSaved,
}: {
  account: ReadyAccount;
  onSaved: () => void;
}) {
  const { children } = data.me;
  const ids = children.map(({ id }) => id);
  const loaded = useLoad(`jars ${ids.join()}`, () => readAll(ids));
  const [newer, setNewer] = useState<Record<string, JarsRead> | null>(null);
  const jars = newer ?? (loaded.state === "ready" ? loaded.value : null);
  const save = (work: () => Promise<unknown>, close: () => void) =>
    actions.jars.run(async () => {
      await work();
      setNewer(await readAll(ids));
      onSaved();
      close();
    });
  return (
    <Section name="jars" heading={words.heading} action={actions.jars}>
      <p className={account.small}>{words.text}</p>
      {loaded.state === "failed" && (
        <>
          <p role="alert">{words.loadFailed}</p>
          <Button look="quiet" onClick={loaded.again}>
            {words.tryAgain}
          </Button>
        </>
      )}
      {loaded.state === "loading" && <Skeleton className={list.picture} />}
      {jars !== null && (
        <ul className={list.children}>
          {children.map((child) => {
            const read = jars[child.id];
            return (
              read !== undefined && (
                <OneChild
                  key={child.id}
                  child={child}
                  read={read}
                  action={actions.jars}
                  onSave={save}
                />
              )
            );
          })}
        </ul>
      )}
    </Section>
  );
}

const readAll = async (ids: readonly string[]): Promise<Record<string, JarsRead>> =>
  Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await fetchJars(id)] as const)));

function OneChild({
  child: { id, name, age, picture },
  read,
  action,
  onSave,
}: {
  child: ListedChild;
  read: JarsRead;
  action: ReadyAccount["actions"]["jars"];
  onSave: (work: () => Promise<unknown>, close: () => void) => void;
}) {
  const [open, setOpen] = useState<"allowance" | "corrections" | null>(null);
  const close = () => setOpen(null);
  const today = useToday(read.zone);
  const plan = planOn(read.plans, today);
  const isSet = plan !== null && plan.state !== "off";
  const set = (change: Partial<Allowance>) => {
    if (plan === null) return;
    const { amount, currency, weekday, split, state } = plan;
    const next = { amount, currency, weekday, split, state, ...change };
    onSave(() => setAllowance(id, next), close);
  };
  const toState = (state: PlanState) => () => set({ state });
  return (
    <li className={list.child}>
      <ChildPicture name={picture} className={list.picture} />
      <Summary name={name} age={age} read={read} today={today} />
      <div className={list.below}>
        {open === "allowance" && (
          <AllowanceForm
            now={plan}
            age={age}
            action={action}
            onSubmit={(allowance) => onSave(() => setAllowance(id, allowance), close)}
            onCancel={close}
          />
        )}
        {open === "corrections" && plan !== null && (
          <Corrections
            ledger={readLedger(read.entries, plan.currency, read.opening)}
            currency={plan.currency}
            action={action}
            onCorrect={(entry) =>
              onSave(
                () => correctJars(id, entry),
                () => undefined,
              )
            }
            onClose={close}
          />
        )}
        {open === null && (
          <div className={account.pair}>
            <Button
              look="quiet"
              aria-label={isSet ? words.changeOf(name) : words.setOf(name)}
              onClick={() => setOpen("allowance")}
            >
              {isSet ? words.change : words.set}
            </Button>
            {isSet && (
              <>
                <Button
                  look="quiet"
                  aria-label={words.correctOf(name)}
                  onClick={() => setOpen("corrections")}
                >
                  {words.correct}
                </Button>
                <Button
                  look="quiet"
                  disabled={action.busy}
                  aria-label={plan.state === "on" ? words.pauseOf(name) : words.resumeOf(name)}
                  onClick={toState(plan.state === "on" ? "paused" : "on")}
                >
                  {plan.state === "on" ? words.pause : words.resume}
                </Button>
                <Button
                  look="quiet"
                  disabled={action.busy}
                  aria-label={words.offOf(name)}
                  onClick={toState("off")}
                >
                  {words.off}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** The allowance and what the jars hold, in one or two lines. */
function Summary({
  name,
  age,
  read,
  today,
}: {
  name: string;
  age: number;
  read: JarsRead;
  today: Day;
}) {
  const plan = planOn(read.plans, today);
  if (plan === null)
    return (
      <p>
        <strong>{name}</strong>
        <br />
        <span className={account.small}>{words.none}</span>
      </p>
    );
  const { amount, currency, weekday, state } = plan;
  const { jars } = readLedger(read.entries, currency, read.opening);
  const money = (minor: number) => formatMoney(minor, currency);
  const coins = countsCoins(age) ? `${childWords.coins(coinsIn(amount, currency))}, ` : "";
  return (
    <p>
      <strong>{name}</strong>
      <br />
      <span className={account.small}>
        {state === "on"
          ? words.every(`${coins}${money(amount)}`, words.weekdays[weekday] ?? "")
          : words.state[state]}
        <br />
        {words.holds(money(jars.save), money(jars.spend), money(jars.share))}
      </span>
    </p>
  );
}
