import { useState } from "react";
import { paths } from "#domain/routing/paths.ts";
import { account as words } from "#app/copy/account.ts";
import { purposes } from "#app/copy/consent.ts";
import { Button } from "#app/ui/Button.tsx";
import { PurposeList } from "../consent/ConsentForm.tsx";
import { Section } from "./Section.tsx";
import type { ReadyAccount } from "./useAccount.ts";
import styles from "./AccountScreen.module.css";

const when = (iso: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  );

/** What was agreed to, to change at once, and the ledger of it. */
export function ConsentSection({ account }: { account: ReadyAccount }) {
  const { consents, ledger } = account.data.consents;
  const action = account.actions.consents;
  return (
    <Section name="consents" heading={words.consents} action={action}>
      <p className={styles.small}>{words.consentsText}</p>
      <PurposeList value={consents} disabled={action.busy} onChange={action.run} />
      {ledger.length > 0 && (
        <details>
          <summary>{words.ledger}</summary>
          <ul className={styles.ledger}>
            {ledger.map(({ purpose, granted, at, text_version }) => (
              <li key={`${purpose}${at}`}>
                {when(at)}: {purposes[purpose].title}, {granted ? words.yes : words.no} (
                {text_version})
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

/** Where the family is signed in. */
export function DeviceSection({ account }: { account: ReadyAccount }) {
  const action = account.actions.devices;
  return (
    <Section name="devices" heading={words.devices} action={action}>
      <ul className={styles.devices}>
        {account.data.devices.map(({ id, device, last_seen_at, is_this }) => (
          <li key={id} className={styles.device}>
            <span>
              {device}
              {is_this ? ` (${words.thisDevice})` : ""}
              <br />
              <span className={styles.small}>{words.lastSeen(when(last_seen_at))}</span>
            </span>
            {!is_this && (
              <Button look="quiet" disabled={action.busy} onClick={() => action.run(id)}>
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button look="quiet" disabled={action.busy} onClick={() => action.run(null)}>
        {words.endAll}
      </Button>
    </Section>
  );
}

/** Take everything along, or have everything deleted. */
export function DataSection({ account }: { account: ReadyAccount }) {
  const { download, deleteAll } = account.actions;
  const [isSure, setSure] = useState(false);
  return (
    <>
      <Section name="data" heading={words.data} action={download}>
        <p>{words.dataText}</p>
        <Button look="quiet" disabled={download.busy} onClick={() => download.run()}>
          {words.download}
        </Button>
        <p>
          <a href={paths.privacy()}>{words.kept}</a>
        </p>
      </Section>
      <Section name="delete" heading={words.deleteHeading} action={deleteAll}>
        <p>{words.deleteText}</p>
        {isSure ? (
          <div className={styles.pair}>
            <Button disabled={deleteAll.busy} onClick={() => deleteAll.run()}>
              {words.deleteSure}
            </Button>
            <Button look="quiet" onClick={() => setSure(false)}>
              {words.deleteCancel}
            </Button>
          </div>
        ) : (
          <Button look="quiet" onClick={() => setSure(true)}>
            {words.delete}
          </Button>
        )}
      </Section>
    </>
  );
}
