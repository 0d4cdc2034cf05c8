import { useState } from "react";
import { hourText } from "#domain/reminders/weekly-summary.ts";
import { weekdayHourText } from "#app/copy/dates.ts";
import { weeklyMail as words } from "#app/copy/learned.ts";
import { timeZone } from "#app/data/base/device.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { mailTimeOf, saveWeeklySummary } from "#app/data/reminders/weekly-summary.ts";
import type { WeeklySummary } from "#app/data/reminders/weekly-summary.ts";
import { Button } from "#app/ui/Button.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { Select } from "../account/jars/Select.tsx";
import { useRevealedError } from "../account/reveal.ts";
import sections from "../sections.module.css";
import styles from "./Learned.module.css";
import type { WeeklySummaryState } from "./useWeeklySummary.ts";

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));
const weekdays = words.weekdays.map((label, day) => ({ value: String(day), label }));

/** Value of the choice that follows the family's zone. */
const FAMILY_ZONE = "";

/** The family's zone where it is known, and every zone by its name. */
function zonesFor({ chosen_zone, family_zone }: WeeklySummary) {
  // The runtime's list leaves out names that it knows, such as UTC and older spellings.
  const names = new Set(Intl.supportedValuesOf("timeZone"));
  for (const zone of [chosen_zone, timeZone(), "UTC"]) if (zone !== null) names.add(zone);
  return [
    ...(family_zone === null
      ? []
      : [{ value: FAMILY_ZONE, label: words.zoneOfFamily(family_zone) }]),
    ...[...names].toSorted().map((zone) => ({ value: zone, label: words.zoneName(zone) })),
  ];
}

/** The weekly summary by mail: on, off, day and hour. Whoever shows it draws the section around it. */
export function WeeklyMail({ weekly: { loaded, now, onSaved } }: { weekly: WeeklySummaryState }) {
  return (
    <>
      <p className={styles.small}>{words.text}</p>
      {loaded.state === "failed" && (
        <>
          <p role="alert">{words.loadFailed}</p>
          <Button look="quiet" onClick={loaded.again}>
            {words.tryAgain}
          </Button>
        </>
      )}
      {loaded.state === "loading" && <Skeleton className={styles.waiting} />}
      {now !== null && <Setting now={now} onSaved={onSaved} />}
    </>
  );
}

function Setting({ now, onSaved }: { now: WeeklySummary; onSaved: (now: WeeklySummary) => void }) {
  const [time, setTime] = useState(() => mailTimeOf(now));
  const save = useAction(async (isOn: boolean) =>
    onSaved(await saveWeeklySummary(isOn, time, now)),
  );
  useRevealedError(save.error);
  const isChanged =
    time.weekday !== now.weekday || time.hour !== now.hour || time.time_zone !== now.chosen_zone;
  return (
    <>
      <p role="status">
        {now.next_at === null ? words.off : words.on(weekdayHourText(now.next_at, now.time_zone))}
      </p>
      <div className={styles.pair}>
        <Select
          label={words.weekday}
          value={String(time.weekday)}
          options={weekdays}
          disabled={save.busy}
          onChoose={(day) => setTime({ ...time, weekday: Number(day) })}
        />
        <Select
          label={words.hour}
          value={String(time.hour)}
          options={hours}
          disabled={save.busy}
          onChoose={(hour) => setTime({ ...time, hour: Number(hour) })}
        />
      </div>
      <Select
        label={words.zone}
        value={time.time_zone ?? FAMILY_ZONE}
        options={zonesFor(now)}
        disabled={save.busy}
        onChoose={(zone) => setTime({ ...time, time_zone: zone === FAMILY_ZONE ? null : zone })}
      />
      {(!now.is_on || isChanged) && (
        <Button disabled={save.busy} onClick={() => save.run(true)}>
          {save.busy ? words.saving : now.is_on ? words.change : words.switchOn}
        </Button>
      )}
      {now.is_on && (
        <Button look="quiet" disabled={save.busy} onClick={() => save.run(false)}>
          {words.switchOff}
        </Button>
      )}
      {save.error !== null && (
        <p role="alert" className={sections.problem}>
          {save.error.message}
        </p>
      )}
    </>
  );
}
