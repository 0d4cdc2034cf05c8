import { CHILD_PURPOSES } from "#domain/consent/consent.ts";
import type { ChildPurpose, Consents } from "#domain/consent/consent.ts";
import { forEachName } from "#domain/pick.ts";
import { paths } from "#domain/routing/paths.ts";
import { account as words } from "#app/copy/account.ts";
import { requestEmailChange } from "#app/data/auth/account-changes.ts";
import { leaveAccount } from "#app/data/auth/leave-account.ts";
import type { Leaving } from "#app/data/auth/leave-account.ts";
import { storedUserId } from "#app/data/auth/page-session.ts";
import { signOut } from "#app/data/auth/session.ts";
import { saveFamily } from "#app/data/family/family.ts";
import { forgetUnsaved } from "#app/data/mutations/unsaved.ts";
import {
  deleteAccount,
  endDevice,
  fetchExport,
  saveChildConsents,
  saveConsents,
} from "#app/data/privacy/privacy.ts";
import { cancelReminder, saveMailReminder } from "#app/data/reminders/reminders.ts";
import { decided, endTelemetry } from "#app/telemetry/start.ts";
import { saveCsv, saveFile } from "#app/ui/save-file.ts";
import { learnedCsv } from "./learned-csv.ts";
import type { AccountData, useAccountData } from "./account-data.ts";
import { sayWhatIsUnsaved } from "../sign-out/unsaved-error.ts";
import { useSectionAction } from "./useSectionAction.ts";
import type { Sections } from "./useSectionAction.ts";

async function leave(
  scope: "local" | "global",
  leaving: Leaving,
  family: Parameters<typeof sayWhatIsUnsaved>[0],
): Promise<void> {
  await leaveAccount(scope, leaving, async () => {
    // A refused sign-out of all would end this session, and nobody could type a code in it.
    if (scope === "global") await signOut("others");
    endTelemetry();
  }).catch(sayWhatIsUnsaved(family));
  window.location.replace(paths.home());
}

/** What the parent changed: the family's consents, or a purpose for one child. */
type ConsentChange =
  | { consents: Consents }
  | { childId: string; purpose: ChildPurpose; granted: boolean };

/** What the section shows while a change is being saved. */
function withChange(shown: AccountData["consents"], change: ConsentChange) {
  const family = "consents" in change ? change.consents : shown.consents;
  const isOn = (child: AccountData["consents"]["children"][number], purpose: ChildPurpose) => {
    if (!("consents" in change) && change.childId === child.id && change.purpose === purpose)
      return change.granted;
    // Where the family's yes is new, each child's word comes with the answer.
    return family[purpose] && (child.consents[purpose] || !shown.consents[purpose]);
  };
  return {
    consents: family,
    children: shown.children.map((child) => ({
      id: child.id,
      consents: forEachName(CHILD_PURPOSES, (purpose) => isOn(child, purpose)),
    })),
  };
}

const saveExport = (content: unknown) =>
  saveFile(
    new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }),
    "treasure-tracker.json",
  );

/**
 * The action of each section of the account page. `devices` takes the session to end, or null for
 * all of them; `download` the child whose data are saved, or null for the whole family's.
 */
export function useAccountActions(
  { loaded, reload, showConsents, setDeleted }: ReturnType<typeof useAccountData>,
  sections: Sections,
) {
  const family = loaded.state === "ready" ? loaded.data.me.children : [];
  return {
    family: useSectionAction(
      sections,
      "you",
      (patch: Parameters<typeof saveFamily>[0]) => saveFamily(patch).then(reload),
      words.saved,
    ),
    children: useSectionAction(
      sections,
      "children",
      (change: () => Promise<unknown>) => change().then(reload),
      words.saved,
    ),
    jars: useSectionAction(
      sections,
      "jars",
      (change: () => Promise<unknown>) => change(),
      words.saved,
    ),
    email: useSectionAction(
      sections,
      "email",
      (email: string) => requestEmailChange(email),
      words.emailSent,
    ),
    reminder: useSectionAction(sections, "reminder", (change: "tonight" | "weekend" | "cancel") =>
      (change === "cancel" ? cancelReminder() : saveMailReminder(change)).then(reload),
    ),
    consents: useSectionAction(sections, "consents", (change: ConsentChange) => {
      // Shown at once; what could not be saved comes back as it was.
      showConsents((shown) => withChange(shown, change));
      const saved =
        "consents" in change
          ? saveConsents(change.consents)
          : saveChildConsents(change.childId, { [change.purpose]: change.granted });
      return saved.then(({ consents }) => decided(consents)).finally(reload);
    }),
    devices: useSectionAction(sections, "devices", (id: string | null, leaving: Leaving) =>
      id === null ? leave("global", leaving, family) : endDevice(id).then(reload),
    ),
    signOut: useSectionAction(sections, "sign-out", (leaving: Leaving) =>
      leave("local", leaving, family),
    ),
    download: useSectionAction(
      sections,
      "data",
      async (form: "everything" | "table", childId: string | null) => {
        const content = await fetchExport();
        const children = content.children.filter(({ id }) => childId === null || id === childId);
        if (form === "table") saveCsv(learnedCsv(children), "treasure-tracker-learned.csv");
        else
          saveExport(childId === null ? content : { exported_at: content.exported_at, children });
      },
    ),
    deleteAll: useSectionAction(sections, "delete", async () => {
      const userId = storedUserId();
      await deleteAccount();
      if (userId !== null) forgetUnsaved(userId);
      setDeleted(true);
      endTelemetry();
      // The account is gone; only this device's storage is left.
      await signOut("local").catch(() => undefined);
    }),
  };
}
