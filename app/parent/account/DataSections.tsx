import { useState } from "react";
import { paths } from "#domain/routing/paths.ts";
import { account as words } from "#app/copy/account.ts";
import { PURPOSE_ORDER, purposes } from "#app/copy/consent.ts";
import { dateTimeText } from "#app/copy/dates.ts";
import { signOutWords } from "#app/copy/sign-out.ts";
import { Button } from "#app/ui/Button.tsx";
import { ConfirmDialog } from "#app/ui/ConfirmDialog.tsx";
import { PerChild } from "./PerChild.tsx";
import { PurposeList } from "../consent/ConsentForm.tsx";
import { Select } from "./jars/Select.tsx";
import { SignOutButton } from "../sign-out/SignOutButton.tsx";
import { Section } from "./Section.tsx";
import type { ReadyAccount } from "./useAccount.ts";
import styles from "./AccountScreen.module.css";

/** What was agreed to, to change at once, and the ledger of it. */
export function ConsentSection({ account }: { account: ReadyAccount }) {
  const { consents, children, ledger } = account.data.consents;
  // What was agreed to can be taken back, also where it is asked no more.
  const shown = PURPOSE_ORDER.filter(
    (purpose) => account.data.asked.includes(purpose) || consents[purpose],
  );
  const names = new Map(account.data.me.children.map(({ id, name }) => [id, name]));
  const action = account.actions.consents;
  return (
    <Section name="consents" heading={words.consents} action={action}>
      <p className={styles.small}>{shown.length === 0 ? words.noConsents : words.consentsText}</p>
      <PurposeList
        purposes={shown}
        value={consents}
        isBusy={action.busy}
        renderBelow={(purpose) => (
          <PerChild
            purpose={purpose}
            isFamilyOn={consents[purpose]}
            family={children.map((child) => ({ ...child, name: names.get(child.id) ?? "" }))}
            busy={action.busy}
            onChange={(childId, of, granted) => action.run({ childId, purpose: of, granted })}
          />
        )}
        onChange={(given) => action.run({ consents: given })}
      />
      {ledger.length > 0 && (
        <details>
          <summary>{words.ledger}</summary>
          <ul className={styles.ledger}>
            {ledger.map(({ purpose, child_id, granted, at, text_version }) => (
              <li key={`${purpose}${child_id}${at}`}>
                {dateTimeText(at)}: {purposes[purpose].title}
                {child_id !== null && ` (${names.get(child_id)})`}, {granted ? words.yes : words.no}{" "}
                ({text_version})
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
  const [isAsked, setAsked] = useState(false);
  return (
    <Section name="devices" heading={words.devices} action={action}>
      <ul className={styles.devices}>
        {account.data.devices.map(({ id, device, last_seen_at, is_this }) => (
          <li key={id} className={styles.device}>
            <span>
              {device}
              {is_this ? ` (${words.thisDevice})` : ""}
              <br />
              <span className={styles.small}>{words.lastSeen(dateTimeText(last_seen_at))}</span>
            </span>
            {!is_this && (
              <Button look="quiet" disabled={action.busy} onClick={() => action.run(id, "unasked")}>
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <SignOutButton
        action={action}
        label={words.endAll}
        look="quiet"
        onLeave={(leaving) =>
          leaving === "unasked" ? setAsked(true) : action.run(null, "gives-up")
        }
      />
      {isAsked && (
        <ConfirmDialog
          question={{ ...signOutWords.everywhere, onYes: () => action.run(null, "unasked") }}
          no={signOutWords.stay}
          onClose={() => setAsked(false)}
        />
      )}
    </Section>
  );
}

/** Value of the choice of everybody's data. */
const WHOLE_FAMILY = "";

/** Take everything along, or have everything deleted. */
export function DataSection({ account }: { account: ReadyAccount }) {
  const { download, deleteAll } = account.actions;
  const [isSure, setSure] = useState(false);
  const [childId, setChildId] = useState(WHOLE_FAMILY);
  const { children } = account.data.me;
  // Of a child that was removed meanwhile nothing is left to download.
  const chosen = children.find(({ id }) => id === childId)?.id ?? null;
  return (
    <>
      <Section name="data" heading={words.data} action={download}>
        <p>{words.dataText}</p>
        {children.length > 1 && (
          <Select
            label={words.dataOf}
            value={chosen ?? WHOLE_FAMILY}
            options={[
              { value: WHOLE_FAMILY, label: words.wholeFamily },
              ...children.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            disabled={download.busy}
            onChoose={setChildId}
          />
        )}
        <Button
          look="quiet"
          disabled={download.busy}
          onClick={() => download.run("everything", chosen)}
        >
          {words.download}
        </Button>
        <Button look="quiet" disabled={download.busy} onClick={() => download.run("table", chosen)}>
          {words.table}
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
